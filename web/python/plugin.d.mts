import type { Plugin } from 'vite';

export function pythonList(): Plugin;
export function pythonFiles(): Plugin;
export function pythonPaths(): Promise<string[]>;
