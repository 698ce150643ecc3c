/**
 * The screens of the client, each on a table that scripted players have brought to that state. A test
 * opens one stage and any number of pages on it. Deals and drawings are always the same, so a measured
 * screen is the same in every run.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEALS, Guest, launch, newPage, PYTHON, serve } from './harness.mjs';
import { until } from './play.mjs';
import { say } from './text.mjs';

const FLIP = { id: '0'.repeat(26), key: '0'.repeat(32) }; // as fixed-deals.py deals it
const EVENT = '0'.repeat(26);
export const CONTESTS = /\/api\/contests/;
const run = promisify(execFile);

/** Languages of the measured screens: English and the longest words, Ukrainian; the proof takes all five. */
export const LANGUAGES = process.env.INKLAND_PROOF ? ['en', 'uk', 'ru', 'cs', 'pl'] : ['en', 'uk'];
export const SCREENS = [
  'home',
  'newcomer',
  'games',
  'lobby',
  'new',
  'room',
  'join',
  'full',
  'begun',
  'turn',
  'phrases',
  'ambush',
  'ambush-watched',
  'walked',
  'scoring',
  'standing',
  'solo-end',
  'shared-end',
  'many-end',
  'clock',
  'hall',
  'wall-lobby',
  'wall',
  'wall-turn',
  'wall-end',
  'wall-finale',
  'events',
  'arena',
  'arena-waiting',
  'arena-wall',
  'people',
  'leaders',
  'person',
  'blocking',
  'reporting',
  'moderation',
  'deciding',
  'decisions',
  'you',
  'member',
  'figures',
  'player',
  'sharing',
  'passing',
  'settings',
  'forgotten',
  'new-password',
  'mail-confirm',
  'mail-unsubscribe',
  'mail-not-me',
  'recovery',
  'codes',
  'privacy',
  'open-data',
  'learn',
  'coach',
  'cards',
  'card',
  'replay',
  'deal',
  'daily',
  'day',
  'maps',
  'paper',
  'sheets',
  'flip',
  'score',
  'poster',
];

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

/** Let the guests play until the requested step is open. */
export async function advance(url, id, step, guests) {
  const cookies = guests.map((guest) => guest.cookie);
  const { stdout } = await run(PYTHON, [
    join(import.meta.dirname, 'advance.py'),
    url,
    id,
    step,
    ...cookies,
  ]);
  return stdout.trim();
}

/** A table in this state. */
async function tableAt(url, guests, step) {
  const id = await table(guests, { deal: DEALS[step].deal });
  const reached = await advance(url, id, step, guests);
  if (reached !== step) throw new Error(`the deal never comes to: ${step}`);
  return id;
}

export class Stage {
  #ends = [];
  #prepared = new Map();
  /** Should tables that are made on the way be played, so that there is something to see? */
  isPlayed = false;

  // What the stage of the compared pictures does in another way: see still.mjs.
  prepare = (states) => Promise.all(states.map((state) => this.bring(state)));
  launch = () => launch();
  enter = (name) => new Guest(this.url).enter(name);
  openRoom = (host) => host.open({ seats: 4, title: 'The old coast' });

  /** Prepare only the requested `states`: `turn`, `ambush`, `scored`, `end`; `start` is of the harness. */
  async open(states = ['turn', 'ambush', 'scored', 'end'], seats = NAMES.length, start = serve) {
    this.server = await start();
    this.#ends.push(() => this.server.stop());
    this.browser = await this.launch();
    this.#ends.unshift(() => this.browser.close());
    this.url = this.server.url;
    this.guests = [];
    for (const name of NAMES.slice(0, seats)) {
      this.guests.push(await this.enter(name));
    }
    this.tables = {};
    await this.prepare(states);
    await this.#fillLobby();
    return this;
  }

  /** Bring a table to this state. */
  async bring(state) {
    this.tables[state] = await tableAt(this.url, this.guests, state);
  }

  async #fillLobby() {
    const [me, ...others] = this.guests;
    for (const [number, wish] of PUBLIC.entries()) {
      const host = others[number % others.length];
      await host.sit(await host.open({ public: true, ...wish }));
    }
    this.tables.room = await this.openRoom(me);
    await me.sit(this.tables.room);
    await others[0].sit(this.tables.room);
    this.tables.full = await me.open({ seats: 2, title: 'The old coast' });
    for (const guest of [me, others[0]]) await guest.sit(this.tables.full);
  }

  /** A page of the first guest. */
  async page(options = {}) {
    const page = await newPage(this.browser, this.url, options);
    await this.guests[0].lendTo(page);
    page.stage = this;
    return page;
  }

  /** Prepare something once, although several pages ask for it at the same time. */
  #once(name, prepare) {
    if (!this.#prepared.has(name)) this.#prepared.set(name, prepare());
    return this.#prepared.get(name);
  }

  /** A table with a clock, where one player asks for a pause. */
  clocked() {
    return this.#once('clock', () => this.#clock());
  }

  async #clock() {
    this.tables.clock = await table(this.guests, { clock: 120, deal: DEALS.clock.deal });
    if (this.isPlayed) await advance(this.url, this.tables.clock, 'turn', this.guests);
    await this.guests[1].ask('PUT', `/api/tables/${this.tables.clock}/pause`, { pause: true });
  }

  /** A table of a hundred seats, which the first guest watches. */
  crowd() {
    return this.#once('hall', () => this.#hall());
  }

  async #hall() {
    const host = this.guests[1];
    this.tables.hall = await host.open({
      seats: 100,
      title: 'The great hall',
      clock: 300,
      deal: DEALS.hall.deal,
    });
    await host.sit(this.tables.hall);
    await host.start(this.tables.hall);
    if (this.isPlayed) await advance(this.url, this.tables.hall, 'turn', [host]);
  }

  /** A finished game of the first guest, alone. */
  soloEnd() {
    return this.#once('solo-end', () => this.#ended('solo-end', [this.guests[0]]));
  }

  /** A finished game that three players have won together. */
  sharedEnd() {
    return this.#once('shared-end', () =>
      this.#ended('shared-end', this.guests.slice(0, 3), {}, 'shared'),
    );
  }

  /** A finished game with more seats than the finale shows; bots sit on all but one. */
  manyEnd() {
    return this.#once('many-end', () => this.#ended('many-end', [this.guests[0]], { seats: 12 }));
  }

  async #ended(name, guests, wish = {}, step = 'end') {
    this.tables[name] = await table(guests, { deal: DEALS.hall.deal, ...wish });
    await advance(this.url, this.tables[name], step, guests);
  }

  /** A game alone that began with an ambush: until the first answer the page shows how it came. */
  walked() {
    return this.#once('walked', async () => {
      this.tables.walked = await table([this.guests[0]], { deal: DEALS.walk.deal });
    });
  }

  /** A game of two people of one device, to be passed on. */
  passed() {
    return this.#once('passing', async () => {
      this.tables.passing = await table(this.guests.slice(0, 2), { deal: DEALS.hall.deal });
      const page = await this.page();
      await table_(page, 'passing');
      await putGhost(page);
      await page.locator('.commit .primary').click();
      await page
        .locator('.dock .btn')
        .filter({ hasText: say('web-hand-take-back') })
        .waitFor();
      await page.context().close();
    });
  }

  /** A tutorial of the first guest, with a shape placed. */
  tutorial() {
    return this.#once('coach', async () => {
      this.tables.coach = (await this.guests[0].ask('POST', '/api/tutorial')).table.id;
    });
  }

  /** The deal of the day, which another guest has played to its end. */
  day() {
    return this.#once('day', async () => {
      this.tables.day = await this.#dailyGame(this.guests[1]);
    });
  }

  /** The first guest has played it, too: now the results of the day are shown. */
  async dayOver() {
    await this.day();
    await this.#once('dayOver', () => this.#dailyGame(this.guests[0]));
  }

  async #dailyGame(guest) {
    const { table } = await guest.ask('POST', '/api/daily');
    await advance(this.url, table.id, 'end', [guest]);
    return table.id;
  }

  /** A member with finished games who shows everything; returns the public id. */
  painter() {
    return this.#once('painter', () => this.#paint());
  }

  async #paint() {
    const me = (this.paints = await new Guest(this.url).enter('Ottilie'));
    await me.ask('POST', '/api/members', { login: 'Ottilie', password: 'seven tall pines' });
    await this.#ended('painted-alone', [me]);
    await this.#ended('painted', [me, this.guests[1], this.guests[2]], { public: true });
    await until('the games are counted', async () => {
      const { figures } = await me.ask('GET', '/api/me/statistics');
      return figures.games === 2;
    });
    const shows = ['games', 'statistics', 'maps'];
    return (await me.ask('PUT', '/api/me/profile', { shows })).player;
  }

  /** A member who is logged in on two devices. */
  join() {
    return this.#once('member', () => this.#register());
  }

  async #register() {
    const wish = { login: 'Marigold', password: 'seven tall pines' };
    this.member = await new Guest(this.url).enter('Marigold');
    await this.member.ask('POST', '/api/members', wish);
    await new Guest(this.url).ask('POST', '/api/sessions', wish);
  }

  /** The first guest follows one player, has blocked another, and is invited by a third. */
  acquainted() {
    return this.#once('people', async () => {
      const [me, ...others] = this.guests;
      const blocked = await new Guest(this.url).enter('Thistle'); // sits at no other table
      const game = await table([...this.guests, blocked], { deal: DEALS.hall.deal });
      const { seats } = (await me.ask('GET', `/api/tables/${game}`)).table;
      await me.ask('PUT', `/api/me/following/${seats[1].player}`);
      await me.ask('PUT', `/api/me/blocked/${seats[4].player}`);
      const open = await others[2].open({ seats: 4, title: 'Thursday evening' });
      await others[2].sit(open);
      const invited = { player: seats[0].player };
      await others[2].ask('POST', `/api/tables/${open}/invitations`, invited);
    });
  }

  async close() {
    for (const end of this.#ends) await end();
  }
}

export const openStage = (...wish) => opened(new Stage(), ...wish);

/** Open it; stop what was started if that fails, or the test would never end. */
export async function opened(stage, ...wish) {
  try {
    return await stage.open(...wish);
  } catch (failure) {
    await stage.close();
    throw failure;
  }
}

/** Settings of this page, from the next screen on. */
export async function choose(page, chosen) {
  if (page.url() === 'about:blank') await page.goto('/settings');
  await page.evaluate((wish) => {
    const kept = JSON.parse(localStorage.getItem('inkland.settings') ?? '{}');
    localStorage.setItem('inkland.settings', JSON.stringify({ ...kept, ...wish }));
  }, chosen);
}

/** Change the theme at once, as the settings do it. */
export const wear = (page, theme) =>
  page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);

/**
 * Place the ghost where it gains the most: every space is tried with a click event as screen readers
 * send it. Without a ghost the screen would not be complete.
 */
export async function putGhost(page) {
  await page.locator('.options input, .dock .pad .btn').first().waitFor();
  await page.locator('.verdict[aria-busy=false]').waitFor();
  if (!(await page.evaluate(laid, false))) return false;
  // The gains arrive after the spots.
  await page.locator('.verdict .delta').first().waitFor();
  return page.evaluate(laid, true);
}

/** Place it on the first legal spot, or on the best one; runs in the page. */
async function laid(isBest) {
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
    if (!isBest) return true;
    // Prefer the middle of the map: the handles around it have room there.
    const space = Number(cell.dataset.space);
    const far = Math.abs(Math.floor(space / 11) - 5) + Math.abs((space % 11) - 5);
    const worth = change() - far / 100;
    if (best === null || worth > best.worth) best = { cell, worth };
  }
  if (best === null) return false;
  await click(best.cell);
  return true;
}

const table_ = (page, state) => page.goto(`/t/${page.stage.tables[state]}`);

/** A table as somebody sees it who opens its link for the first time. */
async function visit(page, state, ready) {
  await page.context().clearCookies();
  await table_(page, state);
  await page.locator(ready).waitFor();
  await leaveStranger(page);
}

/** Be the first guest again, once the page has asked all that it asks as a stranger. */
async function leaveStranger(page) {
  await page.waitForLoadState('networkidle');
  await page.stage.guests[0].lendTo(page);
}

/** A page behind a link in a mail. */
async function mailed(page, path) {
  await page.goto(`${path}#${'A'.repeat(43)}`);
  await page.locator('.leaf .btn.primary').waitFor();
}

/** Answer questions of a moderator, and of somebody who is suspended. */
async function answerModeration(page) {
  const act = {
    id: 3,
    kind: 'suspend',
    rule: 'insult',
    at: '2026-11-13T18:00:00+00:00',
    moderator: 'Judith',
    player: '2'.repeat(26),
    name: 'Thistle of the very long hedge',
    table: null,
    until: '2026-11-20T18:00:00+00:00',
    note: 'Three people were insulted by the name of this land.',
    words: 'Land of fools',
    answer: 'I did not mean anybody.',
  };
  const report = {
    id: 1,
    kind: 'title',
    words: 'Everybody who sits down here is a fool',
    player: act.player,
    name: 'Thistle',
    table: EVENT,
    status: 'open',
    people: 3,
    since: act.at,
    is_suspended: true,
  };
  const phrase = {
    ...report,
    id: 2,
    kind: 'phrase',
    words: 'who_sent_that',
    people: 1,
    table: null,
  };
  const answers = {
    '/api/moderation/queue': {
      reports: [report, phrase],
      answers: [{ act, text: act.answer, at: act.at, is_suspended: true }],
    },
    '/api/moderation/log': {
      acts: [
        act,
        { ...act, id: 2, kind: 'rename', rule: 'impersonation', note: '' },
        { ...act, id: 1, kind: 'grant', rule: 'none', moderator: null, note: '', words: '' },
      ],
      next: 1,
    },
    '/api/me/decisions': {
      is_suspended: true,
      until: act.until,
      decisions: [
        { ...act, answer: null, is_answer_read: false },
        { ...act, id: 2, kind: 'rename', is_answer_read: true },
      ],
    },
  };
  await page.route(/\/api\/(moderation|me\/decisions)/, (route) =>
    route.fulfill({ json: answers[new URL(route.request().url()).pathname] }),
  );
}

/** Answer questions about events as a server in the middle of an arena does. */
async function answerEvents(page, entry = { is_entered: true, number: 3 }) {
  const contest = {
    id: EVENT,
    kind: 'arena',
    title: 'Lamplight arena',
    preset: 'base',
    seats: 4,
    deals: null,
    clock: 30,
    starts_at: '2026-11-13T18:00:00+00:00',
    ends_at: '2026-11-13T19:00:00+00:00',
    state: 'running',
    seconds_to_start: 0,
    seconds_to_end: 2292,
    is_open: true,
    entrants: 64,
  };
  const round = { ...contest, id: '1'.repeat(26), kind: 'round', title: '', deals: 5, seats: 1 };
  const lines = Array.from({ length: 14 }, (_, index) => ({
    place: index < 10 ? index + 1 : index + 20,
    name: `${NAMES[index % NAMES.length]} ${index + 1}`,
    player: String(index),
    points: 400 - 20 * index,
    tables: 5,
    is_you: index === 12,
  }));
  const tables = [1, 2, 3].map((number) => ({
    number,
    table: String(number).repeat(26),
    stars: 40 + 7 * number,
    points: number === 2 ? 0 : 30 * number,
    is_abandoned: number === 2,
  }));
  const details = {
    contest,
    entry: { more_time: false, waiting: null, table: null, is_playing: false, ...entry },
    is_shown: true,
    lines,
    own: lines[12],
    tables,
    friends: ['Quill', 'Marigold'],
    running: ['spring', 'summer', 'summer', 'fall', 'winter'].map((season, drawn) => ({
      number: 1 + (drawn >> 1), // two tables of nobody who is listed play the first deal
      names: drawn < 2 ? [] : lines.slice(drawn, drawn + 4).map(({ name }) => name),
      season,
      drawn,
      asked: 4,
    })),
  };
  await page.route(CONTESTS, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.svg')) return route.continue();
    if (pathname.endsWith('/entry')) return route.fulfill({ json: details.entry });
    const isList = pathname === '/api/contests';
    return route.fulfill({ json: isList ? { contests: [contest, round] } : details });
  });
}

const WAYS = {
  async home(page) {
    await page.goto('/');
    await page.locator('.lead-game .handcard svg').waitFor();
    await page.locator('.live .heads').waitFor();
    await page.locator('.calleaf').waitFor();
  },
  /** The first page of somebody without an account, with a shape on the sheet. */
  async newcomer(page) {
    await page.context().clearCookies();
    await page.goto('/');
    await page.locator('.trial .ghost').first().waitFor();
    await page.locator('.calleaf').waitFor();
    await leaveStranger(page);
  },
  async games(page) {
    await page.goto('/games');
    await page.locator('.game').first().waitFor();
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
    await page.locator('.room .ways img').waitFor();
  },
  join: (page) => visit(page, 'room', '.invite form .btn.primary'),
  full: (page) => visit(page, 'full', '.invite .leaf .btn.primary'),
  begun: (page) => visit(page, 'turn', '.invite .leaf a.btn'),
  async turn(page) {
    await table_(page, 'turn');
    await putGhost(page);
  },
  async phrases(page) {
    await table_(page, 'turn');
    await page.locator('.dock .commit').waitFor();
    await page.locator('.top [aria-expanded="false"]').click();
    await page.locator('.drawer .stamps svg').last().waitFor();
    await page.locator('.drawer summary').click();
  },
  async ambush(page) {
    await table_(page, 'ambush');
    await page.locator('.banner').waitFor();
    await putGhost(page);
  },
  async walked(page) {
    await page.stage.walked();
    await table_(page, 'walked');
    await page.locator('.over-sheet .teeth').waitFor();
  },
  async scoring(page) {
    await table_(page, 'scored');
    await page.locator('.opener').click();
    await page.locator('.deeds li:nth-child(2) .btn').click();
    await page.locator('#walk').waitFor();
    // The spaces that earn stars come from the server.
    await page
      .locator('.map .lit')
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => {});
  },
  async clock(page) {
    await page.stage.clocked();
    await table_(page, 'clock');
    await page.locator('.note .btn').waitFor();
    await putGhost(page);
  },
  /** The ambush for a stranger who looks on. */
  async 'ambush-watched'(page) {
    await page.context().clearCookies();
    await page.goto(`/t/${page.stage.tables.ambush}?watch`);
    await page.locator('.explore .tiles svg').first().waitFor();
    await leaveStranger(page);
  },
  async hall(page) {
    await page.stage.crowd();
    await page.goto(`/t/${page.stage.tables.hall}?watch`);
    await page.locator('.hall-seat').last().waitFor();
  },
  async 'wall-lobby'(page) {
    await page.goto(`/t/${page.stage.tables.room}/wall`);
    await page.locator('.lobby li').first().waitFor();
  },
  async wall(page) {
    await page.stage.crowd();
    await page.goto(`/t/${page.stage.tables.hall}/wall`);
    await page.locator('.maps li').last().waitFor();
  },
  /** Four maps in the second season. */
  async 'wall-turn'(page) {
    await page.goto(`/t/${page.stage.tables.turn}/wall`);
    await page.locator('.maps li').last().waitFor();
  },
  async 'wall-finale'(page) {
    await page.goto(`/t/${page.stage.tables.end}/wall`);
    await page.locator('.steps li').last().waitFor();
  },
  async 'wall-end'(page) {
    await page.stage.manyEnd();
    await page.goto(`/t/${page.stage.tables['many-end']}/wall`);
    await page.locator('.steps li').last().waitFor();
  },
  async events(page) {
    await answerEvents(page);
    await page.goto('/events');
    await page.locator('.evenings li').nth(1).waitFor();
  },
  async arena(page) {
    await answerEvents(page);
    await page.goto(`/arena/${EVENT}`);
    await page.locator('.ranks .yours').waitFor();
  },
  async 'arena-waiting'(page) {
    await answerEvents(page, { is_entered: true, waiting: 8 });
    await page.goto(`/arena/${EVENT}`);
    await page.locator('.mynext .fuse').waitFor();
  },
  async 'arena-wall'(page) {
    await answerEvents(page);
    await page.goto(`/arena/${EVENT}/wall`);
    await page.locator('.hall tbody tr').last().waitFor();
  },
  async you(page) {
    await page.goto('/you');
    await page.locator('.two form').first().waitFor();
  },
  async member(page) {
    await page.stage.join();
    await page.stage.member.lendTo(page);
    await page.goto('/you');
    await page.locator('.entries li').nth(1).waitFor();
    await page.stage.guests[0].lendTo(page);
  },
  async forgotten(page) {
    await page.goto('/forgotten');
    await page.locator('form .btn.primary').waitFor();
  },
  'new-password': (page) => mailed(page, '/password'),
  'mail-confirm': (page) => mailed(page, '/mail/confirm'),
  'mail-unsubscribe': (page) => mailed(page, '/mail/unsubscribe'),
  'mail-not-me': (page) => mailed(page, '/mail/not-me'),
  async recovery(page) {
    await page.goto('/recovery');
    await page.locator('form .btn.primary').waitFor();
  },
  async codes(page) {
    await page.stage.join();
    await page.stage.member.lendTo(page);
    const codes = Array.from({ length: 10 }, (_, number) => `K7QF-93MX-0ABC-${number}DEF`);
    const answer = (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 201, json: { codes } })
        : route.continue();
    await page.route('**/api/me/recovery-codes', answer);
    await page.goto('/you');
    await page.locator('[aria-labelledby="recovery-h"] .deeds .btn').click();
    await page.locator('.codes li').nth(9).waitFor();
    await page.unroute('**/api/me/recovery-codes', answer);
    await page.stage.guests[0].lendTo(page);
  },
  async privacy(page) {
    await page.goto('/privacy');
    await page.locator('.things h3').nth(15).waitFor();
  },
  async 'open-data'(page) {
    const one = {
      published_at: '2026-11-17T03:00:00+00:00',
      games: 1043,
      bytes: 4_371_922,
      hash: '5f2a'.repeat(16),
    };
    const dumps = ['2026-11-17', '2026-11-16'].map((day) => ({
      ...one,
      file: `inkland-games-${day}.jsonl.zst`,
    }));
    const answer = (route) => route.fulfill({ json: { dumps } });
    await page.route('**/api/open-data', answer);
    await page.goto('/open-data');
    await page.locator('.data li').nth(1).waitFor();
    await page.unroute('**/api/open-data', answer);
  },
  async figures(page) {
    await page.stage.painter();
    await page.stage.paints.lendTo(page);
    await page.goto('/players/me');
    await page.locator('.profile .lately li').nth(1).waitFor();
    await page.stage.guests[0].lendTo(page);
  },
  async player(page) {
    await page.goto(`/players/${await page.stage.painter()}`);
    await page.locator('.profile .lately li').nth(1).waitFor();
  },
  async sharing(page) {
    await share(page);
    await table_(page, 'turn');
    await page.locator('.top .person').click();
    await page.locator('dialog .who').nth(2).waitFor();
  },
  async passing(page) {
    await page.stage.passed();
    await share(page);
    await table_(page, 'passing');
    await page.locator('.pass .btn').waitFor();
  },
  async settings(page) {
    await page.goto('/settings');
    await page.locator('.samples .btn').last().waitFor();
    await page.locator('#notices h3').waitFor();
  },
  async learn(page) {
    await page.goto('/learn');
    await page.locator('.ways .btn').first().waitFor();
  },
  async coach(page) {
    await page.stage.tutorial();
    await table_(page, 'coach');
    await page.locator('.coach').waitFor();
    await putGhost(page);
  },
  async cards(page) {
    await page.goto('/cards');
    await page.locator('main li a').nth(20).waitFor();
  },
  async card(page) {
    await page.goto('/cards/greengold_plains');
    await page.locator('main .extract').nth(1).waitFor();
  },
  async replay(page) {
    await page.goto(`/t/${page.stage.tables.end}/replay?seat=1&at=14&with=2`);
    await page.locator('main .map').first().waitFor();
  },
  async deal(page) {
    const { table } = await page.stage.guests[0].ask('GET', `/api/tables/${page.stage.tables.end}`);
    await page.goto(`/d/${table.deal}`);
    await page.locator('main h2').nth(1).waitFor();
  },
  async day(page) {
    await page.stage.dayOver();
    await page.goto('/daily');
    await page.locator('main table tbody tr').nth(1).waitFor();
    await page.locator('.calendar-days .mini').first().waitFor();
    await page.locator('.drawn').first().waitFor();
  },
  async daily(page) {
    await page.stage.day();
    await page.stage.guests[2].lendTo(page);
    await page.goto('/daily');
    await page.locator('main .btn.primary').first().waitFor();
    await page.stage.guests[0].lendTo(page);
  },
  async paper(page) {
    await page.goto('/paper');
    await page.locator('main a').nth(2).waitFor();
  },
  async maps(page) {
    await page.goto('/maps/own1-rm9m3r13m17r2ww9wr4m17r11w6r2wmw9w'); // with something to warn of
    await page.locator('.tallied li').nth(4).waitFor();
  },
  async people(page) {
    await page.stage.acquainted();
    await page.goto('/people');
    await page.locator('.invitations li').first().waitFor();
    await page.locator('main section.leaf li').nth(2).waitFor();
  },
  async leaders(page) {
    await page.goto('/leaders');
    await page.locator('main table tbody tr').nth(2).waitFor();
  },
  async person(page) {
    await table_(page, 'room');
    await page.locator('main.room ol .btn[aria-haspopup=dialog]').first().click();
    await page.locator('dialog .btn.quiet:not(.icon)').nth(1).waitFor();
  },
  async blocking(page) {
    await WAYS.person(page);
    await page.locator('dialog .deeds .btn.quiet').first().click();
    await page.locator('dialog .ask').waitFor();
  },
  async reporting(page) {
    await WAYS.person(page);
    await page.locator('dialog .deeds .btn.quiet[aria-haspopup]').click();
    await page.locator('dialog dialog option').nth(2).waitFor({ state: 'attached' });
  },
  async moderation(page) {
    await answerModeration(page);
    await page.goto('/moderation');
    await page.locator('main ol li').nth(2).waitFor();
  },
  async deciding(page) {
    await WAYS.moderation(page);
    await page.locator('main ul button').first().click();
    await page.locator('dialog textarea').waitFor();
  },
  async decisions(page) {
    await answerModeration(page);
    await page.goto('/decisions');
    await page.locator('main article').nth(1).waitFor();
  },
  async sheets(page) {
    await page.goto('/paper/sheets');
    await page.locator('main .map').first().waitFor();
  },
  async flip(page) {
    if (page.url() === 'about:blank') await page.goto('/settings');
    await page.evaluate(
      ({ id, key }) => localStorage.setItem('inkland.flips', JSON.stringify([[id, key]])),
      FLIP,
    );
    await page.goto(`/paper/flip?cards=${FLIP.id}`);
    await page.locator('main .btn.primary').first().waitFor();
  },
  async score(page) {
    const { view } = await page.stage.guests[0].ask(
      'GET',
      `/api/tables/${page.stage.tables.end}/view`,
    );
    const { sheet, coins } = view.seats[0];
    const kept = { side: 'a', sheet, coins, season: null, edicts: Object.values(view.edicts) };
    if (page.url() === 'about:blank') await page.goto('/settings');
    await page.evaluate((it) => localStorage.setItem('inkland.score', JSON.stringify(it)), kept);
    await page.goto('/paper/score');
    await page.locator('.result .line').first().waitFor();
  },
  async poster(page) {
    await page.goto(`/t/${page.stage.tables.end}/poster`);
    await page.locator('main .map').first().waitFor();
  },
  async standing(page) {
    await table_(page, 'end');
    await page.locator('main h1').first().waitFor();
  },
  async 'solo-end'(page) {
    await page.stage.soloEnd();
    await table_(page, 'solo-end');
    await page.locator('main h1').first().waitFor();
    await page.locator('details summary').last().click(); // season by season
  },
  async 'shared-end'(page) {
    await page.stage.sharedEnd();
    await table_(page, 'shared-end');
    await page.locator('main h1').first().waitFor();
    await page.locator('details summary').last().click(); // season by season
  },
  async 'many-end'(page) {
    await page.stage.manyEnd();
    await table_(page, 'many-end');
    await page.locator('main h1').first().waitFor();
  },
};

/** Make the browser a device of three people, of whom the first plays. */
async function share(page) {
  const { guests, url } = page.stage;
  const value = guests
    .slice(0, 3)
    .map(({ cookie }) => cookie.split('=')[1])
    .join('.');
  await page.context().addCookies([{ name: 'inkland-people', value, url }]);
  if (page.url() === 'about:blank') await page.goto('/settings');
  await page.evaluate(async () => {
    const { people } = await (await fetch('/api/device/people')).json();
    localStorage.setItem('inkland.first-person', people.find((one) => one.is_current).key);
    localStorage.setItem('inkland.person', '');
  });
  page.isShared = true;
}

/** A device of one person again. */
async function unshare(page) {
  await page.context().clearCookies({ name: 'inkland-people' });
  await page.evaluate(() => {
    localStorage.removeItem('inkland.person');
    localStorage.removeItem('inkland.first-person');
  });
  page.isShared = false;
}

/** Bring the page to this screen. */
export async function show(page, screen) {
  if (page.isShared) await unshare(page);
  if (page.url().includes('/events')) await page.goto('about:blank'); // it would go on asking
  await page.unroute(CONTESTS);
  await WAYS[screen](page);
  await page.evaluate(() => document.fonts.ready);
}
