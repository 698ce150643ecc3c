/** Replays: any moment of a finished game by its link, and the check of its deal in the browser. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { build } from 'vite';
import {
  DESK,
  expectRefusal,
  Guest,
  inProof,
  launch,
  newPage,
  PHONE,
  PYTHON,
  serveOwn,
} from './harness.mjs';
import { until } from './play.mjs';
import { advance } from './screens.mjs';
import { like, say } from './text.mjs';

const run = promisify(execFile);

/** The check of a proof, as Node can load it. */
async function loadFairness() {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, '../src/pages/replay/fairness.ts'), formats: ['es'] },
    },
  });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

const PROOFS = `
import json
from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.rules import preset
from inkland.rules.options import PRESETS
from inkland.rules.transcript import write
from inkland import fairness
for number, name in enumerate([*PRESETS, *PRESETS]):
    options = preset(name)._replace(seats=1 + number % 3)
    secret, nonces = bytes([number] * 32), [f"{number + n:032x}" for n in range(options.seats)]
    table = f"t{number}"
    seed = fairness.seed_of(table, secret, nonces)
    events, _ = play_game(options, seed, [RandomBot()] * options.seats)
    print(fairness.to_json(fairness.make_proof(table, secret, nonces, options, write(events))))
`;

/** Changes to a proof, by the check that must find them. */
const TAMPERED = {
  seal: (proof) => (proof.commitment = '0'.repeat(64)),
  own: (proof) => (proof.nonces[0] = '0'.repeat(31) + 'f'),
  secret: (proof) => (proof.secret = proof.secret.replace(/^../, 'ff')),
  numbers: (proof) => proof.nonces.splice(0, 1),
  shuffles: (proof) => proof.streams.at(-1).order.reverse(),
  deal: (proof) => (proof.options += ' take_back=no'),
  chain: (proof) => (proof.transcript = proof.transcript.replace(/ time 2/, ' time 3')),
  cards: (proof) => (proof.transcript = resigned(proof.transcript, swapped)),
};

/** A changed transcript with recomputed hashes. */
function resigned(transcript, change) {
  const lines = transcript.trimEnd().split('\n');
  const contents = change(lines.map((line) => line.slice(0, line.lastIndexOf('  ~'))));
  let link = '';
  const signed = contents.map((content) => {
    if (content === 'the end') return `${content}  ~${link}`;
    link = createHash('sha256').update(`${link}\n${content}`).digest('hex');
    return `${content}  ~${link.slice(0, 8)}`;
  });
  return `${signed.join('\n')}\n`;
}

/** Swap two cards. */
function swapped(lines) {
  const cards = lines.flatMap((line, place) => (line.startsWith('card ') ? [place] : []));
  const [one, other] = cards;
  return lines.map((line, place) =>
    place === one ? lines[other] : place === other ? lines[one] : line,
  );
}

test('a proof of every preset holds, and whatever is changed in it is found', async () => {
  const { findings } = await loadFairness();
  const { stdout } = await run(PYTHON, ['-c', PROOFS], { maxBuffer: 2 ** 26 });
  const proofs = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.equal(proofs.length, 10);
  for (const proof of proofs) {
    const table = {
      id: proof.table,
      dealt_at: proof.table,
      commitment: proof.commitment,
      seats: proof.nonces.map((nonce) => ({ nonce })),
    };
    const shown = { id: proof.table, commitment: proof.commitment, nonce: proof.nonces[0] };
    const wrong = (other) =>
      findings(other, table, shown).flatMap(({ check, holds }) => (holds ? [] : [check]));
    assert.deepEqual(wrong(proof), [], proof.options);
    for (const [check, tamper] of Object.entries(TAMPERED)) {
      const other = structuredClone(proof);
      tamper(other);
      assert.ok(wrong(other).includes(check), `${check} in ${proof.options}`);
    }
    assert.equal(findings(proof, table, null).length, Object.keys(TAMPERED).length - 1);
    assert.ok(wrong({}).length > 0, 'something that is no proof');
  }
});

describe('in a browser', () => {
  let server, browser, guests, id;
  before(async () => {
    // Par would share a processor with the judge.
    const env = { INKLAND_JUDGE: '1', INKLAND_PAR: 'off' };
    [server, browser] = await Promise.all([serveOwn({ flags: ['--lan'], env }), launch()]);
    guests = [];
    for (const name of ['Isolde', 'Quill', 'Bertram', 'Marigold']) {
      guests.push(await new Guest(server.url).enter(name));
    }
    id = await guests[0].open({ seats: 4, title: 'The old coast' });
    for (const guest of guests) await guest.sit(id);
    await guests[0].start(id);
    assert.equal(await advance(server.url, id, 'end', guests), 'end');
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });

  const LUCK = ['web-judge-expected', 'web-judge-cards', 'web-judge-ambushes'];
  const slider = (page) => page.getByRole('slider', { name: say('web-replay-moment') });
  const at = async (page) => Number(await slider(page).inputValue());
  const labels = (page) =>
    page.locator('#map [data-space]').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));

  async function opened(page, query) {
    await page.goto(`/t/${id}/replay${query}`);
    await slider(page).waitFor();
    return page;
  }

  test('a link opens one moment, and keys lead from there to any other', async () => {
    const replay = await guests[0].ask('GET', `/api/tables/${id}/replay?seat=1`);
    const last = replay.moments.length - 1;
    const page = await newPage(browser, server.url);
    await opened(page, '?seat=2&at=9');
    assert.equal(await at(page), 9);
    await page
      .getByRole('heading', { name: say('web-table-map-of', { who: 'Quill' }) })
      .waitFor({ state: 'attached' });
    assert.equal(
      await page.getByRole('combobox', { name: say('web-replay-seat') }).inputValue(),
      '1',
    );
    const said = await slider(page).getAttribute('aria-valuetext');
    assert.match(said, like('web-replay-value', { at: 9, last }));
    const drawn = await labels(page);

    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await at(page), 10);
    await page.waitForURL(/seat=2&at=10$/);
    await page.keyboard.press('Home');
    assert.equal(await at(page), 0);
    await page.getByRole('heading', { name: say('web-replay-opening') }).waitFor();
    assert.equal(await page.locator('.map .lit').count(), 0);
    await page.keyboard.press('End');
    assert.equal(await at(page), last);
    assert.notDeepEqual(await labels(page), drawn);

    // The keys of the page without the slider; each moment is announced once.
    await page.locator('#content').focus();
    await page.keyboard.press('ArrowLeft');
    assert.equal(await at(page), last - 1);
    await page
      .locator('.player [role=status]', { hasText: say('web-replay-at', { at: last - 1, last }) })
      .waitFor();
    const plays = page.getByRole('button', { name: say('web-replay-pause') }).waitFor();
    await page.keyboard.press(' ');
    await plays;
    await until('it plays to the end', async () => (await at(page)) === last);
    await page.getByRole('button', { name: say('web-replay-play') }).waitFor();
    assert.equal(await page.locator('.player [role=status]').textContent(), '');

    // Another seat at the same moment.
    const before = await labels(page);
    await page
      .getByRole('combobox', { name: say('web-replay-seat') })
      .selectOption({ label: 'Marigold' });
    await page
      .getByRole('heading', { name: say('web-table-map-of', { who: 'Marigold' }) })
      .waitFor({ state: 'attached' });
    assert.equal(await at(page), last);
    assert.notDeepEqual(await labels(page), before);
    await page
      .getByRole('combobox', { name: say('web-replay-with') })
      .selectOption({ label: 'Quill' });
    await page.waitForURL(new RegExp(`seat=4&at=${last}&with=2$`));
    assert.equal(await page.locator('.seat-sheet').count(), 2);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('keys that are switched off do nothing, but the slider has its own', inProof, async () => {
    const page = await newPage(browser, server.url, { settings: { keys: false } });
    await opened(page, '?seat=1&at=5');
    await page.locator('#content').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(' ');
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await at(page), 6);
    assert.equal(await page.getByRole('button', { name: say('web-replay-pause') }).count(), 0);
    await page.context().close();
  });

  test('the last moment is what the final standing says, for each seat', async () => {
    const page = await newPage(browser, server.url, { viewport: PHONE });
    await guests[0].lendTo(page);
    await page.goto(`/t/${id}`);
    await page.getByText(say('web-finale-seasons')).click();
    const rows = page.locator('.standing tbody tr');
    await rows.first().waitFor();
    const standing = await rows.evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('.seatname span').firstChild.data.trim(),
        ...[...row.querySelectorAll('td')]
          .slice(1)
          .map((cell) => Number(cell.textContent.replace('−', '-'))),
      ]),
    );
    assert.equal(standing.length, 4);
    await page.getByRole('link', { name: say('web-replay-link') }).click();
    await page.getByRole('button', { name: say('web-replay-last') }).click();
    for (const [name, ...stars] of standing) {
      await page
        .getByRole('combobox', { name: say('web-replay-seat') })
        .selectOption({ label: name });
      await page
        .getByRole('heading', { name: say('web-table-map-of', { who: name }) })
        .waitFor({ state: 'attached' });
      const [winter, total] = stars.slice(-2);
      const values = await page.locator('.worth .stars').allTextContents();
      const [a, , , d] = values.map((text) => Number(text.replace('−', '-')));
      const row = await page
        .locator('.chart tbody tr')
        .last()
        .locator('td')
        .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent.replace('−', '-'))));
      const [coins, monsters, all] = row.slice(4);
      assert.equal(d + a + coins + monsters, winter, `${name}: D and A are scored in winter`);
      assert.equal(all, total);
      const season = say('season-winter');
      const sum = say('web-score-total', { season, count: winter, all: total });
      await page.getByText(sum).first().waitFor();
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('a judged game says what a move lost, and lays better drawings on the map', async () => {
    const page = await newPage(browser, server.url);
    await opened(page, '?seat=2&at=1');
    assert.equal(await page.locator('.verdict').count(), 0);
    await page.getByRole('button', { name: say('web-judge-ask') }).click();
    await page.getByText(say('web-judge-done')).waitFor();
    assert.equal(await page.locator('.judge article').count(), 4);

    // The page shows what the server has stored. The plain bot's analysis has no luck.
    const { seats } = await guests[1].ask('GET', `/api/tables/${id}/analysis?seat=1`);
    const { expected, cards, ambushes, lost, moves } = seats[1];
    assert.deepEqual([expected, cards, ambushes], [null, null, null]);
    assert.ok(moves.every((move) => move.luck === null));
    const quill = page.getByRole('article', { name: 'Quill' }).last();
    assert.match(
      await quill.innerText(),
      new RegExp(`${say('web-judge-play')}\\s+−${lost.toFixed(1)}`),
    );
    assert.match(await quill.innerText(), like('web-judge-given'));
    assert.equal(await page.locator('.judge .track').count(), 0);
    assert.doesNotMatch(
      await page.locator('.judge').innerText(),
      new RegExp(`${like(LUCK).source}|NaN`),
    );
    await page.getByText(say('web-judge-no-luck')).waitFor();

    const worst = moves
      .filter((move) => move.owner === 1)
      .reduce((one, other) => (other.lost > one.lost ? other : one));
    assert.ok(worst.lost > 0.5);
    await slider(page).fill(String(worst.moment));
    const said = say('web-judge-lost', { stars: worst.lost });
    await page.locator('.verdict').getByText(said).waitFor();
    const later = like(['web-judge-then-cards', 'web-judge-then-ambushes']);
    assert.equal(await page.getByText(later).count(), 0);
    const value = await slider(page).getAttribute('aria-valuetext');
    assert.ok(value.includes(said.slice(0, -1)), value);
    const [mark, way] = await Promise.all([
      page.locator('.marks .here').boundingBox(),
      slider(page).boundingBox(),
    ]);
    const last = Number(await slider(page).getAttribute('max'));
    const off = mark.x + mark.width / 2 - way.x - (worst.moment / last) * way.width;
    assert.ok(Math.abs(off) < 10, `the mark is ${off} px beside the thumb`);
    assert.ok(mark.y < way.y + way.height / 2, 'the mark is above the slider');

    const drawn = await labels(page);
    const better = page.locator('.verdict').getByRole('button').first();
    await better.focus();
    await page.keyboard.press('Enter');
    await page.locator('.over .ghost').first().waitFor({ state: 'attached' });
    assert.equal(await better.getAttribute('aria-pressed'), 'true');
    assert.notDeepEqual(await labels(page), drawn, 'the map is the one before the move');
    await page.keyboard.press('Enter');
    assert.deepEqual(await labels(page), drawn);
    await page.getByRole('button', { name: say('web-replay-previous') }).click();
    assert.equal(await page.locator('.over .ghost').count(), 0);

    // The moves of the next seat are loaded, too.
    const { seats: ofIsolde } = await guests[0].ask('GET', `/api/tables/${id}/analysis?seat=0`);
    await page
      .getByRole('combobox', { name: say('web-replay-seat') })
      .selectOption({ label: 'Isolde' });
    await slider(page).fill(String(ofIsolde[0].moves[0].moment));
    await page.locator('.verdict .word').first().waitFor();
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test(
    'a judge that foresees tells luck, too, and its bars end at the stars',
    inProof,
    async () => {
      const page = await newPage(browser, server.url);
      // The search bots are not compiled here: the answer with luck is made up in transit.
      await page.route('**/analysis?seat=*', async (route) => {
        const response = await route.fetch();
        const told = await response.json();
        for (const seat of told.seats ?? []) {
          Object.assign(seat, { expected: 40, ambushes: -2.5 });
          seat.cards = seat.stars - 40 + 2.5 + seat.lost;
          for (const move of seat.moves) move.luck = move.owner === seat.seat ? 1.5 : null;
        }
        await route.fulfill({ response, json: told });
      });
      await opened(page, '?seat=2&at=1');
      await page.getByRole('button', { name: say('web-judge-ask') }).click();
      await page.getByRole('heading', { name: say('web-judge-heading') }).waitFor();
      const quill = page.getByRole('article', { name: 'Quill' }).last();
      const words = await quill.innerText();
      assert.match(words, new RegExp(`${say('web-judge-expected')}\\s+40\\.0`));
      const [cards, ambushes] = [say('web-judge-cards'), say('web-judge-ambushes')];
      assert.match(words, new RegExp(`${cards}\\s+[+−][\\d.]+\\s+${ambushes}\\s+−2\\.5`));
      const bars = await quill
        .locator('.bar')
        .evaluateAll((all) =>
          all.map(({ style }) => [style.insetInlineStart, style.width].map(parseFloat)),
        );
      assert.equal(bars.length, 4);
      const [[zero, forty], [end]] = [bars[0], bars[3]];
      const stars = Number((await quill.locator('.stars').textContent()).replace('−', '-'));
      assert.ok(Math.abs(((end - zero) / forty) * 40 - stars) < 0.1, `${end}% is not ${stars}`);
      // The first card may have been an ambush: then that drawing is a neighbour's, without luck.
      const { seats } = await guests[1].ask('GET', `/api/tables/${id}/analysis?seat=1`);
      const own = seats[1].moves.find((move) => move.owner === 1);
      await slider(page).fill(String(own.moment));
      await page.getByText(say('web-judge-then-cards', { stars: '+1.5' })).waitFor();
      assert.equal(await page.getByText(say('web-judge-no-luck')).count(), 0);
      assert.deepEqual(page.troubles, []);
      await page.context().close();
    },
  );

  test('a link that was copied shows the same to somebody else', inProof, async () => {
    const page = await newPage(browser, server.url, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await opened(page, '?seat=3&at=4');
    await page.getByRole('button', { name: say('web-replay-next') }).click();
    await page.getByRole('button', { name: say('web-replay-copy') }).click();
    await page.getByRole('button', { name: say('web-link-copied') }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const here = await labels(page);
    await page.getByRole('button', { name: say('web-replay-next') }).click();
    await page.getByRole('button', { name: say('web-replay-copy') }).waitFor();

    const other = await newPage(browser, server.url);
    await other.goto(link);
    await slider(other).waitFor();
    assert.equal(await at(other), 5);
    assert.deepEqual(await labels(other), here);
    await page.context().close();
    await other.context().close();
  });

  test('the transcript is kept under the name of the table, byte for byte', inProof, async () => {
    const page = await opened(await newPage(browser, server.url), '');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: say('web-replay-transcript') }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'inkland-the-old-coast.txt');
    const text = await guests[1].ask('GET', `/api/tables/${id}/transcript`);
    assert.equal(readFileSync(await download.path(), 'utf8'), text);
    await page.context().close();
  });

  test('over plain http the browser checks the deal by itself, and finds a lie', async () => {
    const page = await newPage(browser, server.nearby ?? server.url);
    await opened(page, '');
    if (server.nearby) assert.equal(await page.evaluate(() => typeof crypto.subtle), 'undefined');
    const press = () => page.getByRole('button', { name: say('web-replay-check') }).click();
    await press();
    await page.getByText(say('web-replay-holds')).waitFor();
    assert.equal(await page.locator('.checks li').count(), 7);
    assert.equal(await page.locator('.checks .bad').count(), 0);

    await page.route('**/proof', async (route) => {
      const response = await route.fetch();
      const proof = await response.json();
      const fall = proof.streams.find(({ label }) => label === 'fall');
      [fall.order[0], fall.order[1]] = [fall.order[1], fall.order[0]];
      await route.fulfill({ response, json: proof });
    });
    await press();
    await page.getByText(say('web-replay-fails')).waitFor();
    const bad = page.locator('.checks .bad');
    await bad.filter({ hasText: say('web-replay-check-shuffles.fails') }).waitFor();
    await page.unroute('**/proof');
    await press();
    await page.getByText(say('web-replay-holds')).waitFor();
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('who played compares the proof with what the browser wrote down', async () => {
    const page = await newPage(browser, server.url);
    await page.goto('/');
    await page.getByRole('button', { name: say('web-home-solo') }).click();
    await page.waitForURL(/\/t\/[0-9a-z]{26}$/);
    const solo = page.url().slice(-26);
    const me = new Guest(server.url);
    me.cookie = (await page.context().cookies()).map((one) => `${one.name}=${one.value}`).join(';');
    await page.goto('/settings'); // the script that advances the game plays its only seat
    await advance(server.url, solo, 'end', [me]);

    await page.goto(`/t/${solo}`);
    await page.locator('#standing').waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: say('web-replay-link') }).click();
    await slider(page).waitFor();
    const check = page.locator('.checks li', { hasText: say('web-replay-check-own') });
    const press = () => page.getByRole('button', { name: say('web-replay-check') }).click();
    await press();
    await page.getByText(say('web-replay-holds')).waitFor();
    assert.equal(await check.count(), 1);

    await page.evaluate(() => {
      const [seal] = JSON.parse(localStorage.getItem('inkland.seals'));
      const other = { ...seal, nonce: '0'.repeat(32) };
      localStorage.setItem('inkland.seals', JSON.stringify([other]));
    });
    await press();
    await page.getByText(say('web-replay-fails')).waitFor();
    await check.filter({ hasText: say('web-replay-check-own.fails') }).waitFor();
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

  test('a game that goes on has nothing to replay', async () => {
    const running = await guests[0].open({ seats: 1 });
    await guests[0].sit(running);
    await guests[0].start(running);
    const page = await newPage(browser, server.url, { viewport: DESK });
    expectRefusal(page, /^409 GET \/api\/tables\/\w+\/replay\?/);
    await page.goto(`/t/${running}/replay`);
    await page
      .getByRole('alert')
      .filter({ hasText: say('refusal-NotOver') })
      .waitFor();
    await page.getByRole('link', { name: say('web-replay-table') }).waitFor();
    await page.context().close();
  });
});
