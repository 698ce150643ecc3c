import { openStage, SCREENS } from './screens.mjs';
import * as screens from './screens.mjs';
import { DESK, PHONE } from './harness.mjs';
const stage = await openStage(['turn', 'end']);
const show = screens.show;
try {
  for (const [name, viewport] of [['360', PHONE], ['1280', DESK]]) {
    const page = await stage.page({ viewport });
    for (const screen of ['home', 'newcomer', 'games']) {
      for (const theme of ['paper', 'lamplight']) {
        try {
          await show(page, screen);
          await screens.wear(page, theme);
          await page.waitForTimeout(300);
          await page.screenshot({ path: `/tmp/wt/shots-home/${screen}-${name}-${theme}.png`, fullPage: true });
        } catch (e) { console.log(screen, name, theme, String(e).slice(0, 300)); await page.screenshot({ path: `/tmp/wt/shots-home/FAIL-${screen}-${name}.png` }); break; }
      }
    }
    console.log(page.troubles);
  }
} finally { await stage.close(); }
