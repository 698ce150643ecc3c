/**
 * The browser that draws the compared pictures: one that the lock file names, so that an update of the
 * machine's own does not change them. It has a single font for what the page's own do not have.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PACKAGE = '@sparticuz/chromium';
const CACHE = join(import.meta.dirname, '../node_modules/.cache');
const UNPACK = `await (await import('${PACKAGE}')).default.executablePath()`;

/** It exists for one kind of machine; others walk over the screens with their own, without pictures. */
export const HAS_BROWSER = process.platform === 'linux' && process.arch === 'x64';

/** What Playwright needs to start it. Unpacked once, which takes five seconds. */
export function keptBrowser() {
  const folder = join(CACHE, `chromium-${version()}`);
  if (!existsSync(folder)) unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

function version() {
  const main = createRequire(import.meta.url).resolve(PACKAGE); // in build/cjs
  return JSON.parse(readFileSync(join(dirname(main), '../../package.json'), 'utf8')).version;
}

function unpack(folder) {
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(join(CACHE, 'unpacking-'));
  // The package unpacks into the folder for temporary files.
  execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: fresh },
  });
  const fonts = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(join(fresh, 'fonts.conf'), `<fontconfig>${fonts}</fontconfig>`);
  try {
    renameSync(fresh, folder);
  } catch {
    rmSync(fresh, { recursive: true }); // another process was faster
  }
}
