import { svelte } from '@sveltejs/vite-plugin-svelte';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { pythonFiles, pythonList, pythonPaths } from './python/plugin.mjs';
import { stamped } from './stamp.mjs';

const LOCALES = join(import.meta.dirname, '../locales');
// Catalogues that are not in the first chunk: those of the terminal, of mails and notices, and those of
// pages that are fetched when they are needed.
const NOT_AT_START = new Set([
  'terminal.ftl',
  'mail.ftl',
  'notices.ftl',
  'examples.ftl',
  'web_boards.ftl',
  'web_device.ftl',
  'web_events.ftl',
  'web_finale.ftl',
  'web_games.ftl',
  'web_local.ftl',
  'web_mail.ftl',
  'web_moderation.ftl',
  'web_notices.ftl',
  'web_open_data.ftl',
  'web_own_maps.ftl',
  'web_paper.ftl',
  'web_wall.ftl',
  'web_pass.ftl',
  'web_people.ftl',
  'web_privacy.ftl',
  'web_profile.ftl',
  'web_recovery.ftl',
  'web_programs.ftl',
  'web_replay.ftl',
  'web_you.ftl',
]);

/**
 * `virtual:catalogue/uk` is every Fluent file of a language as one text: one chunk per language.
 * `virtual:catalogue/uk/examples` is one file that is loaded later. `virtual:catalogues` and
 * `virtual:catalogues/examples` map each language to a function that loads its catalogue.
 */
function catalogues(): Plugin {
  const [prefix, all] = ['virtual:catalogue/', 'virtual:catalogues'];
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith(prefix) || id.startsWith(all) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${all}`)) return every(id.slice(all.length + 1));
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language = '', later] = id.slice(prefix.length + 1).split('/');
      const folder = join(LOCALES, language);
      const files = readdirSync(folder).filter((name) =>
        later ? name === `${later}.ftl` : name.endsWith('.ftl') && !NOT_AT_START.has(name),
      );
      const texts = files.sort().map((name) => {
        this.addWatchFile(join(folder, name));
        // Comments are for translators: players need not load them.
        return readFileSync(join(folder, name), 'utf8').replace(/^#.*\n/gm, '');
      });
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

/** The source of a module that maps each language to a function loading its catalogue. */
function every(later: string): string {
  const ways = readdirSync(LOCALES).map(
    (language) => `${language}: () => import('virtual:catalogue/${language}${later}')`,
  );
  return `export default { ${ways.join(', ')} };`;
}

/**
 * Puts the SVG symbols into the page itself: a strict content security policy forbids `use` of another
 * file in some browsers, inline symbols take the colours of the theme, and no script makes markup.
 */
function sprite(): Plugin {
  const look = join(import.meta.dirname, 'src/ui/look');
  return {
    name: 'sprite',
    transformIndexHtml(page) {
      const symbols = ['terrain.svg', 'icons.svg', 'vignettes.svg', 'crests.svg']
        .map((name) => readFileSync(join(look, name), 'utf8'))
        .flatMap((text) => text.match(/<(symbol|pattern)[\s\S]*?<\/\1>/g) ?? [])
        .join('')
        .replace(/>\s+</g, '><');
      return page
        .replace('<!--sprite-->', () => symbols)
        .replaceAll('%DESCRIPTION%', () => described('en'));
    },
  };
}

const DESCRIPTION = 'web-app-description';

/** The description of the app in a language, from its catalogue. */
function described(language: string): string {
  const bundle = new FluentBundle(language);
  const text = readFileSync(join(LOCALES, language, 'web_app.ftl'), 'utf8');
  bundle.addResource(new FluentResource(text));
  return bundle.formatPattern(bundle.getMessage(DESCRIPTION)!.value!);
}

function manifest(): string {
  const icon = (name: string, sizes: string, purpose: string) => ({
    src: `/icons/${name}`,
    sizes,
    type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  const others = readdirSync(LOCALES).filter((language) => language !== 'en');
  return JSON.stringify({
    id: '/',
    name: 'Inkland',
    short_name: 'Inkland',
    lang: 'en',
    description: described('en'),
    description_localized: Object.fromEntries(others.map((one) => [one, described(one)])),
    start_url: '/?app', // tells the service worker that the app is installed
    scope: '/',
    display: 'standalone',
    background_color: '#e6d9bd',
    theme_color: '#e6d9bd',
    categories: ['games'],
    icons: [
      icon('inkland.svg', 'any', 'any'),
      icon('inkland-192.png', '192x192', 'any'),
      icon('inkland-512.png', '512x512', 'any'),
      icon('maskable-192.png', '192x192', 'maskable'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  });
}

/** Writes the manifest, and the service worker with the names of all built files. */
function app(): Plugin {
  return {
    name: 'app',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        const script = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
        if (page?.type !== 'asset' || !script) throw new Error('there is no page to keep');
        const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const worker = Object.keys(bundle).filter((name) => name.startsWith('python/worker-'));
        const build = createHash('sha256').update(String(page.source)).update(files.sort().join());
        const serviceWorker = readFileSync(
          join(import.meta.dirname, 'src/platform/app/sw.js'),
          'utf8',
        )
          .replace('%BUILD%', build.digest('hex').slice(0, 16))
          .replace('%ENTRY%', script.fileName)
          .replace("['%FILES%']", JSON.stringify(files))
          .replace("['%PYTHON%']", JSON.stringify([...worker, ...(await pythonPaths())]));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: serviceWorker });
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest() });
      },
    },
  };
}

// What the first page and every lazy chunk import, in one file: split by itself it would be fifteen, packed worse.
const BASE = new RegExp(
  [
    'node_modules/(svelte|@fluent)/',
    'src/platform/(host|storage|settings\\.svelte|router\\.svelte|speech/|app/scriptPolicy)',
    'src/platform/protocol/(api|transport|spaces|scores|commitments|connectionStatus)',
    'src/ui/(Icon|Crest|Dialog|frame/Offline|refusalText|motion|movements|sheet/(notation|coast|Land|Marks|Terrain)\\.)',
    'src/table/(box|phrases/phrases)\\.',
  ].join('|'),
);

export default defineConfig({
  plugins: [catalogues(), sprite(), svelte(), app(), pythonFiles(), stamped()],
  // A worker is built by itself, as a module. It lies beside the Python that it starts, not among
  // the files that the service worker fetches for everybody.
  worker: {
    format: 'es',
    plugins: () => [pythonList()],
    rolldownOptions: { output: { entryFileNames: 'python/worker-[hash].js' } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
