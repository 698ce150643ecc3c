/** Pictures of every screen, for people to look at: `npm run screenshots`, then `screenshots/`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DESK, PHONE } from './harness.mjs';
import { choose, openStage, SCREENS, show } from './screens.mjs';

const FOLDER = join(import.meta.dirname, '../../screenshots');
const SHOWN = SCREENS.filter((name) => name !== 'new');
const TALL = new Set(
  'room people join full begun standing solo-end shared-end many-end you member codes privacy open-data figures player hall home settings learn cards card replay deal daily day maps paper sheets flip score poster'.split(
    ' ',
  ),
); // also what is below the edge
const SIZES = [
  { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  { viewport: DESK },
];

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
process.env.INKLAND_JUDGE ??= '1'; // with par
const stage = await openStage();
stage.isPlayed = true;
try {
  for (const options of SIZES) {
    const page = await stage.page(options);
    for (const theme of ['paper', 'lamplight']) {
      await choose(page, { theme });
      for (const screen of SHOWN.filter((name) => wanted.length === 0 || wanted.includes(name))) {
        await show(page, screen);
        const name = `${screen}-${options.viewport.width}-${theme}.png`;
        await page.screenshot({ path: join(FOLDER, name), fullPage: TALL.has(screen) });
      }
    }
    if (page.troubles.length > 0) console.error(page.troubles);
    await page.context().close();
  }
} finally {
  await stage.close();
}
