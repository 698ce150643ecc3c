/**
 * The screens of the client, each on a table that scripted players have brought there. A test opens
 * one stage and lets as many pages as it likes look at it.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Guest, launch, newPage, serve } from './harness.mjs';

const ROOT = join(import.meta.dirname, '../..');
const OWN = join(ROOT, '.venv/bin/python');
const PYTHON = process.env.PYTHON ?? (existsSync(OWN) ? OWN : 'python3');
const run = promisify(execFile);

export const LANGUAGES = ['en', 'uk', 'ru', 'cs', 'pl'];
export const SCREENS = ['home', 'lobby', 'new', 'room', 'turn', 'ambush', 'scoring', 'standing'];

const NAMES = ['Isolde', 'Quill', 'Bertram', 'Marigold'];
const PUBLIC = [
  { title: 'Thursday evening', seats: 4, preset: 'base' },
  { title: 'Heroes after tea', seats: 6, preset: 'heroes' },
  { title: 'A long walk along the coast', seats: 3, preset: 'base' },
];

async function table(guests, wish) {
  const id = await guests[0].open({ seats: guests.length, title: 'The old coast', ...wish });
  for (const guest of guests) await guest.sit(id);
  await guests[0].start(id);
  return id;
}

/** Let the guests play on until the step that was asked for is open. */
export async function advance(url, id, until, guests) {
  const cookies = guests.map((guest) => guest.cookie);
  const { stdout } = await run(PYTHON, [
    join(import.meta.dirname, 'advance.py'),
    url,
    id,
    until,
    ...cookies,
  ]);
  return stdout.trim();
}

/** A table in this state; a deal in which it never comes to it is left, and another one tried. */
async function tableAt(url, guests, until) {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const id = await table(guests, { preset: 'base' });
    if ((await advance(url, id, until, guests)) === until) return id;
  }
  throw new Error(`no table came to: ${until}`);
}

class Stage {
  #ends = [];

  /** Only what is asked for is prepared: `states` of `turn`, `ambush`, `scored`, `end`. */
  async open(states = ['turn', 'ambush', 'scored', 'end'], seats = NAMES.length) {
    this.server = await serve();
    this.#ends.push(() => this.server.stop());
    this.browser = await launch();
    this.#ends.unshift(() => this.browser.close());
    this.url = this.server.url;
    this.guests = [];
    for (const name of NAMES.slice(0, seats)) {
      this.guests.push(await new Guest(this.url).enter(name));
    }
    this.tables = Object.fromEntries(
      await Promise.all(
        states.map(async (state) => [state, await tableAt(this.url, this.guests, state)]),
      ),
    );
    await this.#fillLobby();
    return this;
  }

  async #fillLobby() {
    const [me, ...others] = this.guests;
    for (const [number, wish] of PUBLIC.entries()) {
      const host = others[number % others.length];
      await host.sit(await host.open({ public: true, ...wish }));
    }
    this.tables.room = await me.open({ seats: 4, title: 'The old coast' });
    await me.sit(this.tables.room);
    await others[0].sit(this.tables.room);
  }

  /** A page of the first guest. */
  async page(options = {}) {
    const page = await newPage(this.browser, this.url, options);
    await this.guests[0].lendTo(page);
    page.stage = this;
    return page;
  }

  async close() {
    for (const end of this.#ends) await end();
  }
}

export const openStage = (...wish) => new Stage().open(...wish);

/** What this page has chosen, from the next screen on. */
export async function choose(page, chosen) {
  if (page.url() === 'about:blank') await page.goto('/settings');
  await page.evaluate((wish) => {
    const kept = JSON.parse(localStorage.getItem('inkland.settings') ?? '{}');
    localStorage.setItem('inkland.settings', JSON.stringify({ ...kept, ...wish }));
  }, chosen);
}

/** Another theme at once, exactly as the settings put it on the page. */
export const wear = (page, theme) =>
  page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);

/**
 * Put the ghost where it brings the most: every space is tried with a click as screen readers make
 * it, as each page would show it. Without a ghost the rest of the screen is not the whole screen.
 */
export async function putGhost(page) {
  await page.locator('.options input, .dock .pad .btn').first().waitFor();
  return page.evaluate(async () => {
    const soon = () => new Promise((resolve) => setTimeout(resolve));
    const change = () =>
      [...document.querySelectorAll('.verdict .delta')]
        .map((pill) => Number(pill.textContent.replace('−', '-').replace('±', '')))
        .reduce((sum, one) => sum + one, 0);
    const cells = [...document.querySelectorAll('#map [data-space]')];
    const click = async (cell) => {
      cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await soon();
    };
    let best = null;
    for (const cell of cells) {
      await click(cell);
      if (!document.querySelector('.ghost') || document.querySelector('.ghost.illegal')) continue;
      // In the middle it looks best, and the handles around it have room.
      const space = Number(cell.dataset.space);
      const far = Math.abs(Math.floor(space / 11) - 5) + Math.abs((space % 11) - 5);
      const worth = change() - far / 100;
      if (best === null || worth > best.worth) best = { cell, worth };
    }
    if (best === null) return false;
    await click(best.cell);
    return true;
  });
}

const table_ = (page, state) => page.goto(`/t/${page.stage.tables[state]}`);

const WAYS = {
  async home(page) {
    await page.goto('/');
    await page.locator('.tables li').first().waitFor();
  },
  async lobby(page) {
    await page.goto('/lobby');
    await page.locator('.tables li').first().waitFor();
  },
  async new(page) {
    await page.goto('/new');
    await page.locator('form .btn.primary').first().waitFor();
  },
  async room(page) {
    await table_(page, 'room');
    await page.locator('.room .btn.primary, .room ol li').first().waitFor();
  },
  async turn(page) {
    await table_(page, 'turn');
    await putGhost(page);
  },
  async ambush(page) {
    await table_(page, 'ambush');
    await page.locator('.banner').waitFor();
    await putGhost(page);
  },
  async scoring(page) {
    await table_(page, 'scored');
    await page.locator('.opener').click();
    await page.locator('.deeds li:nth-child(2) .btn').click();
    await page.locator('#walk').waitFor();
    // The spaces that earn stars are told by the server.
    await page
      .locator('.map .lit')
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => {});
  },
  async standing(page) {
    await table_(page, 'end');
    await page.locator('main h1').first().waitFor();
  },
};

/** Bring the page to a screen. */
export async function show(page, screen) {
  await WAYS[screen](page);
  await page.evaluate(() => document.fonts.ready);
}
