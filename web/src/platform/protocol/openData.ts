/** HTTP about open data: the dumps of finished games. */
import { ask } from './api';
import type { OpenDumps } from './schema';

export const openDumps = () => ask<OpenDumps>('GET', '/api/open-data');
export const openDataPath = (file: string) => `/api/open-data/${file}`;
