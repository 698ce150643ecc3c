/** The games of this device, as this page reaches them. */
import { prefix } from '../host';
import { DeviceTransport } from './deviceTransport.svelte';
import { spawn } from './spawn';

export const device = new DeviceTransport(spawn, prefix);
