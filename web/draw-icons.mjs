/**
 * Draws the icons of the app from its mark, `src/look/mark.svg`, into `public/icons/`:
 * `npm run icons`, after the mark has changed. It needs the Chromium that the tests use.
 */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './tests/harness.mjs';

const FOLDER = join(import.meta.dirname, 'public/icons');
const MARK = join(import.meta.dirname, 'src/look/mark.svg');
const PAPER = '#f3ead6';
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
await browser.close();
