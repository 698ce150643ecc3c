import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../locales');
const NOT_OURS = new Set(['terminal.ftl']); // sentences of the terminal

/** `virtual:catalogue/uk` is every Fluent file of a language as one text: one chunk per language. */
function catalogues(): Plugin {
  const prefix = 'virtual:catalogue/';
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const folder = join(LOCALES, id.slice(prefix.length + 1));
      const files = readdirSync(folder).filter(
        (name) => name.endsWith('.ftl') && !NOT_OURS.has(name),
      );
      const texts = files.sort().map((name) => {
        this.addWatchFile(join(folder, name));
        return readFileSync(join(folder, name), 'utf8');
      });
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

/**
 * The signs stand in the page itself: `use` of another file is not allowed by a strict policy in
 * every browser, inline they take the colours of the theme, and no script has to make markup.
 */
function sprite(): Plugin {
  const look = join(import.meta.dirname, 'src/look');
  return {
    name: 'sprite',
    transformIndexHtml(page) {
      const symbols = ['terrain.svg', 'icons.svg', 'vignettes.svg']
        .map((name) => readFileSync(join(look, name), 'utf8'))
        .flatMap((text) => text.match(/<(symbol|pattern)[\s\S]*?<\/\1>/g) ?? [])
        .join('')
        .replace(/>\s+</g, '><');
      return page.replace('<!--sprite-->', () => symbols);
    },
  };
}

export default defineConfig({
  plugins: [catalogues(), sprite(), svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
