/** Unit tests run in Node, without a browser: what draws or needs a server is tested in `tests/`. */
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      include: ['src/**/*.test.ts'],
      setupFiles: ['src/unit.setup.ts'],
      environment: 'node',
      pool: 'threads',
      isolate: false,
    },
  }),
);
