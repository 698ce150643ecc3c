import type { Plugin } from 'vite';

export function stamped(): Plugin;
