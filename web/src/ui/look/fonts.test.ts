import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LOOK = import.meta.dirname;
const LOCALES = join(LOOK, '../../../../locales');
const rules = readFileSync(join(LOOK, 'fonts.css'), 'utf8');

/** The code points that the rules of a face cover, by the end of their file names. */
function covered(face: string): Set<number> {
  const points = new Set<number>();
  const ranges = rules.matchAll(new RegExp(`-${face}\\.woff2.*unicode-range: ([^;]+);`, 'g'));
  for (const part of [...ranges].flatMap(([, range]) => range!.split(', '))) {
    const [first, last] = part.slice(2).split('-');
    for (let point = parseInt(first!, 16); point <= parseInt(last ?? first!, 16); point++)
      points.add(point);
  }
  return points;
}

describe('fonts', () => {
  it.each(['serif', 'italic', 'sans'])('%s has every character of the catalogues', (face) => {
    const points = covered(face);
    const missing = new Set<string>();
    for (const language of readdirSync(LOCALES))
      for (const name of readdirSync(join(LOCALES, language)))
        for (const character of readFileSync(join(LOCALES, language, name), 'utf8'))
          if (character >= ' ' && !points.has(character.codePointAt(0)!)) missing.add(character);
    expect([...missing]).toEqual([]);
  });

  it('come with the page: otherwise its first painting is without them', () => {
    const page = readFileSync(join(LOOK, '../../../index.html'), 'utf8');
    for (const name of ['latin-sans', 'latin-serif']) {
      const link = page.match(/<link\s+rel="preload"[^>]*>/g)?.find((one) => one.includes(name));
      expect(link).toMatch(/as="font"\s+type="font\/woff2"\s+crossorigin/);
    }
  });

  it('weigh less than 120 kB together', () => {
    const files = readdirSync(join(LOOK, 'fonts'));
    const bytes = files.map((name) => statSync(join(LOOK, 'fonts', name)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000);
  });
});
