import { expect, test } from 'vitest';
import { miniLayers } from './miniMap';

const SHEET =
  '..FFCWVVV../FFF^CwVVFFF/.fFWWWVV^f./X.FCCVVVVF./XXWC.r.FFFV/X.WCC^FFXXV/VVWCCC.FFXV/XVFFFFFCXXV/.x^FFFCCCc./..DFFf.^Z.X/..FFH#.BX*X';

test('every terrain is one area and one path of signs, from bottom to top', () => {
  const layers = miniLayers(SHEET);
  expect(layers.map(({ wash }) => wash)).toEqual([
    'ruins',
    'mountain',
    'waste',
    'gone',
    'farm',
    'village',
    'water',
    'forest',
    'hero',
    'monster',
  ]);
  for (const { wash, area, signs } of layers) {
    expect(area).toMatch(wash === 'ruins' ? /^$/ : /^M[\d.-]+ [\d.-]+[^a-z]*Z$/);
    expect(signs).toMatch(/^M\d+ \d+m/);
    expect(area + signs).not.toMatch(/NaN|undefined/);
  }
});

test('each space of a terrain has its sign, and kinds of monsters share a layer', () => {
  const spaces = (wash: string) =>
    miniLayers(SHEET)
      .find((one) => one.wash === wash)!
      .signs.match(/M/g)!.length;
  expect(spaces('mountain')).toBe(5);
  expect(spaces('monster')).toBe([...SHEET].filter((mark) => /[xdz]/i.test(mark)).length);
});

test('a sheet without anything has no layers', () => {
  expect(miniLayers('')).toEqual([]);
});
