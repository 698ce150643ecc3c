/** Starts the worker that hosts games on this device. */
import { scriptPath } from '../app/scriptPolicy';
import path from './worker.ts?worker&url';

export const spawn = (): Worker => new Worker(scriptPath(path), { type: 'module' });
