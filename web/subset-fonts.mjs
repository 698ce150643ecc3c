/**
 * Cuts the fonts down to the letters of our languages, into `src/ui/look/fonts/`: `npm run fonts`, after the rules
 * in `src/ui/look/fonts.css` have changed. Each rule there names its file and, as `unicode-range`, its characters.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';

const LOOK = join(import.meta.dirname, 'src/ui/look');
// Marks, kerning and the two kinds of figures that the pages ask for: small capitals and the like are left out.
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];
const SERIF = '@fontsource/brygada-1918/files/brygada-1918';
const SOURCES = {
  serif: { path: (script) => `${SERIF}-${script}-700-normal` },
  italic: { path: (script) => `${SERIF}-${script}-400-italic` },
  sans: {
    path: (script) => `@fontsource-variable/commissioner/files/commissioner-${script}-wght-normal`,
    options: { variationAxes: { wght: { min: 400, max: 700, default: 400 } } },
  },
};

mkdirSync(join(LOOK, 'fonts'), { recursive: true });
let total = 0;
const rules = readFileSync(join(LOOK, 'fonts.css'), 'utf8');
for (const [, script, face, range] of rules.matchAll(
  /url\(fonts\/([a-z-]+)-(\w+)\.woff2\).*unicode-range: ([^;]+);/g,
)) {
  const { path, options } = SOURCES[face];
  const source = readFileSync(join(import.meta.dirname, 'node_modules', `${path(script)}.woff2`));
  const file = await subset(source, characters(range), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...options,
  });
  writeFileSync(join(LOOK, 'fonts', `${script}-${face}.woff2`), file);
  total += file.length;
  console.log(`${script}-${face}: ${file.length} bytes`);
}
console.log(`${total} bytes in all`);

/** Every character of a `unicode-range`. */
function characters(range) {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first, last = first] = part.slice(2).split('-');
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');
}
