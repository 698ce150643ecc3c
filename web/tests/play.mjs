/**
 * Plays through the page as a player does: what is legal is read from the outlined spots or the
 * announcements, never from internals. The page must be in English.
 */
import assert from 'node:assert/strict';
import { PATIENCE_MS } from './harness.mjs';
import { like, say } from './text.mjs';

const SIDE = 11;
const UNIT = 64; // of the map's drawing
const LONGEST_GAME = 150; // more answers than any seat gives in a game

/** Wait until `check` returns something truthy, and return that. */
export async function until(what, ask, { timeout = PATIENCE_MS, every = 40 } = {}) {
  const end = Date.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}

export const labelOf = (space) => 'ABCDEFGHIJK'[Math.floor(space / SIDE)] + ((space % SIDE) + 1);

/** Record every sentence of the live regions. Call it before the first page is loaded. */
export async function listen(page) {
  await page.addInitScript(() => {
    const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    const last = new WeakMap();
    window.heard = [];
    const hear = (node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const regions = new Set([element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])]);
      for (const region of regions) {
        const text = region?.textContent.replace(/\s+/g, ' ').trim() ?? '';
        if (region && last.get(region) !== text) {
          last.set(region, text);
          if (text) window.heard.push(text);
        }
      }
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        hear(target);
        addedNodes.forEach(hear);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

export const heard = (page) => page.evaluate(() => window.heard);

// What is announced of the spots of a shape, and of the one that was chosen or typed.
const SPOTS = like(['web-hand-list', 'web-hand-list-more', 'web-hand-list-none']);
const VERDICTS = ['web-hand-said-fits', 'web-hand-said-not'];
const VERDICT = like(VERDICTS);
const ANSWER = like([...VERDICTS, 'web-hand-type-bad', 'web-hand-type-option']);

/** The names of what `look` reads. */
const NAMES = {
  dock: say('web-hand-dock'),
  takeBack: say('web-hand-take-back'),
  again: say('web-score-again-long'),
  visit: say('web-log-note'),
  putBack: say('web-hand-put-back'),
  spots: say('web-hand-spots-label'),
  turn: say('web-hand-turn-right'),
};

/** The state of the page: which screen it is, and the state of the hand. */
export function look(page) {
  return page.evaluate(
    ([unit, side, names]) => {
      const text = (element) => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
      const button = (name) =>
        [...document.querySelectorAll('button')].find(
          (one) => (one.getAttribute('aria-label') ?? text(one)) === name,
        );
      const dock = document.querySelector(`section[aria-label="${names.dock}"]`);
      const primary = dock?.querySelector('.primary');
      const takes = [...(dock?.querySelectorAll('button') ?? [])].find(
        (one) => text(one) === names.takeBack,
      );
      const isAsked = primary != null && !takes;
      const outlined = document.querySelector('#map .fits')?.getAttribute('d') ?? '';
      const spots = new Set(
        [...outlined.matchAll(/M\s*(-?[\d.]+)[ ,]+(-?[\d.]+)/g)].map(
          ([, x, y]) => Math.floor(y / unit) * side + Math.floor(x / unit),
        ),
      );
      return {
        screen: button(names.again)
          ? 'scoring'
          : document.querySelector('#standing')
            ? 'standing'
            : isAsked
              ? 'asked'
              : document.querySelector('#map')
                ? 'waiting'
                : 'other',
        card: text(document.querySelector('.explore h2')),
        verdict: text(document.querySelector('.verdict')),
        isBad: document.querySelector('.verdict.bad') !== null,
        gain: text(document.querySelector('.verdict .changes')),
        state: text(document.querySelector('.state')),
        banner: text(document.querySelector('.banner')),
        visit: text(document.querySelector(`[aria-label="${names.visit}"]`)),
        confirm: text(primary?.querySelector('span') ?? null),
        canConfirm: primary?.getAttribute('aria-disabled') !== 'true',
        isPinned: isAsked && button(names.putBack)?.getAttribute('aria-disabled') !== 'true',
        isShowing: button(names.spots)?.getAttribute('aria-pressed') === 'true',
        canShow: button(names.spots)?.getAttribute('aria-disabled') !== 'true',
        canTurn: button(names.turn)?.getAttribute('aria-disabled') === 'false',
        options: [...document.querySelectorAll('.options input')].map((input) => ({
          name: input.getAttribute('aria-label'),
          isOn: input.checked,
          isPossible: !input.disabled,
        })),
        spots: [...spots],
      };
    },
    [UNIT, SIDE, NAMES],
  );
}

/** A player with a mouse or a finger. */
export class Player {
  constructor(page, { touch = false, readsGain = false } = {}) {
    this.page = page;
    this.touch = touch;
    this.readsGain = readsGain;
    this.answers = 0;
  }

  button(name) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async press(name) {
    const button = this.button(name).first();
    await (this.touch ? button.tap() : button.click());
  }

  /** Press a space of the map at its place on the screen. */
  async pressSpace(space) {
    const map = this.page.locator('#map');
    const box = await until('the map', () => map.boundingBox());
    const x = box.x + ((space % SIDE) + 0.5) * (box.width / SIDE);
    const y = box.y + (Math.floor(space / SIDE) + 0.5) * (box.height / SIDE);
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Wait for a screen that awaits an action. */
  arrive(...screens) {
    let seen;
    return until(`one of ${screens}`, async () => {
      seen = await look(this.page);
      if (!screens.includes(seen.screen)) return null;
      const isLooking =
        seen.screen === 'asked' && seen.verdict.startsWith(say('web-hand-hint-look'));
      return isLooking ? null : seen;
    }).catch((error) => {
      throw new Error(`${error.message}: ${JSON.stringify(seen)}`);
    });
  }

  /** Turn, flip and choose options until a spot is outlined; returns the outlined spots. */
  async findSpots() {
    let now = await this.arrive('asked');
    if (now.canShow && !now.isShowing) {
      await this.press(say('web-hand-spots-label'));
      now = await look(this.page);
    }
    const possible = now.options.filter(({ isPossible }) => isPossible);
    for (const option of possible) {
      if (!now.options.find(({ name, isOn }) => isOn && name === option.name)) {
        const radio = this.page.getByRole('radio', { name: option.name, exact: true }).first();
        await (this.touch ? radio.tap({ force: true }) : radio.click({ force: true }));
        now = await look(this.page);
      }
      for (let way = 0; way < 8; way += 1) {
        if (now.spots.length > 0) return now;
        if (!now.canTurn) break;
        await this.press(way === 3 ? say('web-hand-flip') : say('web-hand-turn-right'));
        now = await look(this.page);
      }
    }
    throw new Error(`no spot is outlined: ${JSON.stringify(now)}`);
  }

  /** Place the drawing on a legal spot; `which` chooses among the outlined ones. */
  async put(which = (spots) => spots[Math.floor(spots.length / 2)]) {
    const found = await this.findSpots();
    await this.pressSpace(which(found.spots));
    const now = await this.verdict();
    assert.ok(!now.isBad, `an outlined spot does not fit: ${JSON.stringify(now)}`);
    return now;
  }

  /** Wait until the page says whether it fits; its gain may come later. */
  verdict() {
    return until('a verdict', async () => {
      const seen = await look(this.page);
      const fits = seen.verdict.startsWith(say('web-hand-fits')) && (seen.gain || !this.readsGain);
      return seen.isPinned && (seen.isBad || fits) ? seen : null;
    });
  }

  /** Send the drawing, and wait until the next action is possible. */
  async confirm() {
    const before = await look(this.page);
    assert.ok(before.canConfirm, `it can be sent: ${JSON.stringify(before)}`);
    const dock = this.page.getByRole('region', { name: say('web-hand-dock') });
    const button = dock.getByRole('button', { name: before.confirm });
    await (this.touch ? button.tap() : button.click());
    this.answers += 1;
    return until('the answer is taken', async () => {
      const now = await look(this.page);
      return now.screen !== 'asked' || !now.isPinned ? now : null;
    });
  }

  /** Answer the open question; returns the state of the page just before sending. */
  async answer() {
    const asked = await this.arrive('asked');
    if (isToPass(asked)) {
      await this.press(asked.confirm);
      this.answers += 1;
      await isPassed(this.page, asked);
      return asked;
    }
    const put = await this.put();
    await this.confirm();
    return put;
  }

  /**
   * Place a drawing and use the first skill that can be used with it.
   * @returns the name of the skill, or null if there is none
   */
  async answerWithSkill() {
    await this.put();
    await this.press(say('web-hand-skills'));
    const list = this.page.locator('.hold > .skills');
    const free = list.locator('button[aria-disabled="false"]');
    await free
      .first()
      .waitFor({ timeout: 1500 })
      .catch(() => {});
    if ((await free.count()) === 0) {
      await this.press(say('web-hand-skills'));
      await this.confirm();
      return null;
    }
    const name = await free.first().locator('.name').textContent();
    await (this.touch ? free.first().tap() : free.first().click());
    await this.page.getByText(say('web-hand-skill-in-use', { skill: name })).waitFor();
    for (let parts = 0; parts < 4; parts += 1) {
      const now = await until('the skill is looked at', async () => {
        const seen = await look(this.page);
        return seen.verdict.startsWith(say('web-hand-hint-look')) ? null : seen;
      });
      if (now.canConfirm) break;
      // Its handles would lie over some of the spots, and turn it instead.
      if (now.isPinned) await this.press(say('web-hand-put-back'));
      await this.put();
    }
    await this.confirm();
    return name;
  }

  /** Step through the scoring of a season. */
  async score() {
    if (await this.button(say('web-score-skip-long')).count())
      await this.press(say('web-score-skip-long'));
    const total = (await this.page.getByRole('status').allTextContents()).join(' ');
    await this.press(like(['web-score-done', 'web-score-to-standing']));
    return total;
  }

  /**
   * Play on until `isEnough` of what was seen, or the final standing.
   * @returns the screen it ended on
   */
  async play(isEnough = () => false) {
    while (this.answers < LONGEST_GAME) {
      const now = await this.arrive('asked', 'scoring', 'standing');
      if (now.screen === 'standing' || isEnough(now)) return now;
      if (now.screen === 'scoring') await this.score();
      else await this.answer();
    }
    throw new Error('the game does not end');
  }
}

/** A player with the keyboard alone, who reads the announcements. */
/** Whether a card has nothing to draw, so that all one can do is go on. */
const isToPass = ({ options, confirm }) =>
  options.length === 0 && confirm === say('web-hand-pass-skill');

/** Wait until the card that is asked about has been passed; the next may have nothing to draw either. */
const isPassed = (page, asked) =>
  until('it is passed', async () => {
    const now = await look(page);
    return now.screen !== 'asked' || now.options.length > 0 || now.card !== asked.card;
  });

export class Keys {
  /** `isRefused`: a spot on the mountain B4 is tried once, which the maps of the base game have. */
  constructor(page, { isRefused = true } = {}) {
    this.page = page;
    this.isRefused = isRefused;
    this.answers = 0;
  }

  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** The accessible name of the focused element; nothing has the focus if it is the page. */
  focused() {
    return this.page.evaluate(() => {
      const one = document.activeElement === document.body ? null : document.activeElement;
      return (one?.getAttribute('aria-label') ?? one?.textContent ?? '')
        .replace(/\s+/g, ' ')
        .trim();
    });
  }

  async tabTo(name, key = 'Tab') {
    for (let count = 0; count < 80; count += 1) {
      if (name.exec(await this.focused())?.index === 0) return;
      await this.press(key);
    }
    throw new Error(`${name} cannot be reached with ${key}`);
  }

  /** Press a key and wait for the announcement. */
  async ask(key, form) {
    const count = (await heard(this.page)).length;
    await this.press(key);
    return until(`an answer to ${key} like ${form}`, async () =>
      (await heard(this.page)).slice(count).find((sentence) => form.test(sentence)),
    );
  }

  /** A spot as typed: `C4 r1 f`. */
  async findSpot() {
    const { options } = await look(this.page);
    let list = '';
    for (const [number, { isPossible, isOn }] of options.entries()) {
      if (!isPossible) continue;
      if (!isOn) await this.ask(String(number + 1), like('web-hand-shape'));
      for (let way = 0; way < 8; way += 1) {
        list = await this.ask('l', SPOTS);
        const spot = /\b[A-K]\d+\b/.exec(list)?.[0];
        if (spot) return { spot, lie: `r${way % 4}${way < 4 ? '' : ' f'}`, number: number + 1 };
        if (way === 3) await this.press('r', 'f');
        else await this.press('r');
      }
    }
    throw new Error(`no spot is told: ${list}`);
  }

  isTyping() {
    return this.page.evaluate(() => document.activeElement?.matches('input[placeholder^="C4"]'));
  }

  async type(text) {
    if (!(await this.isTyping())) await this.press('t');
    await until('the line to type in', () => this.isTyping());
    const count = (await heard(this.page)).length;
    await this.page.keyboard.type(text);
    await this.press('Enter');
    return until(`a verdict on ${text}`, async () =>
      (await heard(this.page)).slice(count).find((sentence) => ANSWER.test(sentence)),
    );
  }

  /** Move there with the arrow keys and place the shape. */
  async walk(spot) {
    await this.tabTo(/^[A-K]\d+, /, 'Shift+Tab');
    const here = /^([A-K])(\d+)/.exec(await this.focused());
    const rows = spot.charCodeAt(0) - here[1].charCodeAt(0);
    const columns = Number(spot.slice(1)) - Number(here[2]);
    for (let k = 0; k < Math.abs(rows); k += 1)
      await this.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let k = 0; k < Math.abs(columns); k += 1) {
      await this.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
    }
    return this.ask('Enter', VERDICT);
  }

  /** Type spots until one is refused: the first row of a shape meets the mountain B4 from one of these. */
  async beRefused() {
    const verdicts = [];
    for (const spot of ['B4', 'B3', 'B2', 'B1']) {
      verdicts.push(await this.type(spot));
      if (like('web-hand-said-not').test(verdicts.at(-1))) return;
    }
    throw new Error(`nothing was refused: ${verdicts.join(' | ')}`);
  }

  async answer() {
    const asked = await look(this.page);
    if (isToPass(asked)) {
      await this.tabTo(new RegExp(`^${asked.confirm}`));
      await this.press('Enter');
      this.answers += 1;
      return isPassed(this.page, asked);
    }
    if (this.isRefused && this.answers === 1) await this.beRefused();
    if (await this.isTyping()) await this.press('Escape'); // to the map
    if ((await look(this.page)).isPinned) await this.ask('Escape', like('web-hand-said-put-back'));
    const { spot, lie, number } = await this.findSpot();
    const isTyped = this.answers % 2 === 0;
    const verdict = isTyped ? await this.type(`${number}: ${spot} ${lie}`) : await this.walk(spot);
    assert.match(verdict, like('web-hand-said-fits'), `${number}: ${spot} ${lie}`);
    await this.press('Enter');
    this.answers += 1;
    return until('the answer is taken', async () => {
      const now = await look(this.page);
      return now.screen !== 'asked' || !now.isPinned ? now : null;
    });
  }

  /** Step through the scoring; in the first season with one step back. */
  async score(isSlow) {
    if (isSlow) {
      await this.tabTo(like('web-score-next'));
      await this.press('Enter', 'Enter', 'Shift+Tab', 'Enter', 'Tab');
    }
    await this.tabTo(like('web-score-skip-long'));
    await this.press('Enter');
    await this.tabTo(like(['web-score-done', 'web-score-to-standing']), 'Shift+Tab');
    await this.press('Enter');
  }

  async play() {
    const player = new Player(this.page);
    await this.watchFocus();
    for (let seasons = 0; this.answers < LONGEST_GAME;) {
      const now = await player.arrive('asked', 'scoring', 'standing');
      if (now.screen === 'standing') return;
      if (now.screen === 'scoring') await this.score(seasons++ === 0);
      else await this.answer();
    }
    throw new Error('the game does not end');
  }

  /** Record from now on whether the focus is ever lost. */
  watchFocus() {
    return this.page.evaluate(() => {
      let since = null;
      window.lost = { longest: 0, where: '' };
      let was = '';
      setInterval(() => {
        const one = document.activeElement;
        if (one && one !== document.body) {
          since = null;
          was = one.getAttribute('aria-label') ?? one.textContent.slice(0, 40);
          return;
        }
        since ??= performance.now();
        const lasted = performance.now() - since;
        if (lasted > window.lost.longest) {
          const here = document.querySelector('.explore h2, h1')?.textContent;
          window.lost = { longest: lasted, where: `after "${was}", at "${here}"` };
        }
      }, 50);
    });
  }

  lostFor() {
    return this.page.evaluate(() => window.lost);
  }
}

/** The id of the table that the page shows. */
export const tableOf = (page) => /\/t\/([0-9a-z]{26})/.exec(page.url())?.[1];

/** The server's view of the game, requested with the page's cookie. */
export async function viewOf(page) {
  const response = await page.request.get(`/api/tables/${tableOf(page)}/view`);
  assert.equal(response.status(), 200);
  return (await response.json()).view;
}

/** The page writes a true minus sign. */
export const numberIn = (text) => Number(text.replace('−', '-').replace(/[^-\d]/g, ''));
