/**
 * A stage on which nothing depends on the day, on chance or on the machine, for pictures that are
 * compared: its server has a clock that stands still and ids that are known, and so has the browser.
 */
import { Guest, launch, serveStill } from './harness.mjs';
import { HAS_BROWSER, keptBrowser } from './kept-browser.mjs';
import { until } from './play.mjs';
import { opened, Stage } from './screens.mjs';

const NOW = new Date('2026-11-13T18:21:48Z'); // as in still-server.py
const ROOM = 'r'.repeat(26);
/** The address in the pictures has no port, which is another one in each run. */
const SITE = 'http://127.0.0.1';

/** Seconds last a thousand times as long, and names are no longer drawn by lot; runs in the page. */
function standStill() {
  const now = performance.now.bind(performance);
  performance.now = () => now() / 1000;
  Math.random = () => 0.5;
}

class StillStage extends Stage {
  openRoom = () => ROOM;

  launch = () => {
    const kept = HAS_BROWSER ? keptBrowser() : {};
    const address = `--host-resolver-rules=MAP 127.0.0.1:80 ${new URL(this.server.url).host}`;
    return launch({ ...kept, args: [...(kept.args ?? []), address] });
  };

  enter = (name) => {
    const guest = new Guest(this.url);
    guest.cookie = `inkland=${name.padEnd(43, '0')}`; // as in still-server.py
    return guest;
  };

  /** One after the other: lists of games have the youngest first. */
  prepare = async (states) => {
    for (const state of states) await this.bring(state);
  };

  /** All bots have drawn. */
  async crowd() {
    await super.crowd();
    await until('only the host is asked', async () => {
      const { view } = await this.guests[1].ask('GET', `/api/tables/${this.tables.hall}/view`);
      return view.step.answered.filter(Boolean).length === 99;
    });
  }

  async page(options = {}) {
    const page = await super.page({ baseURL: SITE, timezoneId: 'UTC', ...options });
    await page.clock.setFixedTime(NOW);
    await page.addInitScript(standStill);
    return page;
  }
}

export const openStillStage = (states) => opened(new StillStage(), states, undefined, serveStill);

/**
 * The letters of the page, even if they came later than it waits for them; call it after a screen is
 * shown and after its language has changed.
 */
export const ownLetters = (page) =>
  page.evaluate(async () => {
    document.documentElement.classList.remove('fonts-late');
    for (const { cssRules } of document.styleSheets) {
      for (const rule of cssRules) {
        const isFont = rule instanceof CSSFontFaceRule && rule.style.fontDisplay === 'optional';
        if (isFont) rule.style.fontDisplay = 'block';
      }
    }
    await new Promise(requestAnimationFrame); // only then it asks for them
    await document.fonts.ready;
  });
