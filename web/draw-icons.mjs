/**
 * Draws the icons of the app from its mark, `src/ui/look/mark.svg`, and the picture that other sites show
 * beside a link, into `public/icons/`: `npm run icons`, after the mark or the mini map has changed. It
 * needs the Chromium that the tests use.
 */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { launch } from './tests/harness.mjs';

const FOLDER = join(import.meta.dirname, 'public/icons');
const MARK = join(import.meta.dirname, 'src/ui/look/mark.svg');
const PAPER = '#f3ead6';
const PREVIEW_MAP =
  '..FFCWVVV../FFF^CwVVFFF/.fFWWWVV^f./X.FCCVVVVF./XXWC...FFFV/X.WCC^FFXXV/VVWCCC.FFXV/XVFFFFFCXXV/.x^FFFCCCc./..XFFf.^X.X/..FFFF.CX.X';
// A mask may cut away all but a circle of four fifths of the width; iPhones round the corners.
const ICONS = [
  { name: 'inkland-192.png', size: 192, part: 1 },
  { name: 'inkland-512.png', size: 512, part: 1 },
  { name: 'maskable-192.png', size: 192, part: 0.88 },
  { name: 'maskable-512.png', size: 512, part: 0.88 },
  { name: 'apple-180.png', size: 180, part: 0.96 },
];

mkdirSync(FOLDER, { recursive: true });
copyFileSync(MARK, join(FOLDER, 'inkland.svg'));
const mark = readFileSync(MARK, 'utf8').replace('<svg ', '<svg width="100%" height="100%" ');
const browser = await launch();
for (const { name, size, part } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = Math.round(size * part);
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;` +
      `background:${part === 1 ? 'transparent' : PAPER}">` +
      `<div style="width:${inner}px;height:${inner}px">${mark}</div>`,
  );
  await page.screenshot({ path: join(FOLDER, name), omitBackground: part === 1 });
  await page.close();
}
await drawPreview();
await browser.close();

/** A finished map beside the name of the game: nothing of any table. */
async function drawPreview() {
  const vite = await createServer({ server: { middlewareMode: true }, logLevel: 'error' });
  const { MINI_GRID, MINI_SIZE, miniLayers } = await vite.ssrLoadModule('/src/ui/sheet/miniMap.ts');
  await vite.close();
  const look = join(import.meta.dirname, 'src/ui/look');
  const tokens = readFileSync(join(look, 'tokens.css'), 'utf8');
  const signs = { farm: 'farm-line', monster: 'monster-lit' };
  const layers = miniLayers(PREVIEW_MAP).map(
    ({ wash, area, signs: path }) =>
      `<path d="${area}" fill="var(--${wash})" stroke="var(--ink)" stroke-linejoin="round" ` +
      `stroke-width="${wash === 'mountain' ? 0 : 7}"/>` +
      `<path d="${path}" fill="var(--${signs[wash] ?? `${wash}-ink`})"/>`,
  );
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(
    `<style>${tokens}
      body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: var(--desk);
             font: 700 84px/1.1 var(--display); color: var(--ink); }
      .mark { position: absolute; left: 80px; top: 150px; width: 190px; height: 190px; }
      b { position: absolute; left: 76px; top: 370px; }
      .map { position: absolute; right: 36px; top: -40px; width: 650px; padding: 18px; rotate: 4deg;
             background: var(--sheet); border: 3px solid var(--ink); }
    </style><body data-theme="paper"><div class="mark">${mark}</div><b>Inkland</b>
    <svg class="map" viewBox="0 0 ${MINI_SIZE} ${MINI_SIZE}">
      <path d="${MINI_GRID}" fill="none" stroke="var(--rule-faint)" stroke-width="3"/>
      ${layers.join('')}</svg>`,
  );
  await page.screenshot({ path: join(FOLDER, 'preview.png') });
}
