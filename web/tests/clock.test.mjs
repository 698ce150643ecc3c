/** The clock: it counts down, a late player gets a stand-in and returns, and two agree on a pause. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Guest, launch, newPage, serve } from './harness.mjs';
import { heard, listen, look, Player, until } from './play.mjs';
import { like, say } from './text.mjs';
import { holdTime, passTime } from './time.mjs';

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const CLOCK = 300; // seconds for a step: none is over before the test says so

/** A started table for two with a clock and without ambushes, and a page for each player. */
async function begin() {
  const guests = [];
  for (const name of ['Isolde', 'Bertram']) guests.push(await new Guest(server.url).enter(name));
  const id = await guests[0].open({ seats: 2, clock: CLOCK, options: { ambush_by: 'walk' } });
  for (const guest of guests) await guest.sit(id);
  const players = [];
  for (const guest of guests) {
    const page = await newPage(browser, server.url);
    await holdTime(page);
    await listen(page);
    await guest.lendTo(page);
    await page.goto(`/t/${id}`);
    await page.locator('main.room').waitFor();
    players.push(new Player(page));
  }
  await guests[0].start(id);
  for (const player of players) await player.arrive('asked');
  return { id, players };
}

const dial = (page) => page.locator('.clock .dial').textContent();
const seconds = async (page) => {
  const [minutes, rest] = (await dial(page)).split(':').map(Number);
  return 60 * minutes + rest;
};

test('the clock is chosen with the table, and not by who plays alone', async () => {
  const page = await newPage(browser, server.url);
  await page.goto('/new');
  const clock = page.getByRole('combobox', { name: say('web-clock') });
  await clock.selectOption({ label: '2 minutes' });
  const stepper = page.getByRole('spinbutton');
  await stepper.fill('1');
  await clock.waitFor({ state: 'detached' });
  await stepper.fill('2');
  assert.equal(await clock.inputValue(), '120', 'the choice is kept');
  await page.locator('form button[type="submit"]').last().click();
  await page
    .getByText(`${say('preset-base')} · ${say('web-clock-is-live', { time: '2 minutes' })}`)
    .waitFor();
  await page.getByRole('combobox', { name: say('web-clock') }).selectOption({ label: '1 day' });
  await page
    .getByText(`${say('preset-base')} · ${say('web-clock-is-slow', { time: '1 day' })}`)
    .waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('whoever is late gets a bot, and comes back', async () => {
  const { id, players } = await begin();
  const [late, quick] = players;
  const first = await until('the clock shows', () => seconds(late.page));
  assert.ok(first > CLOCK / 2 && first <= CLOCK, `${first}`);
  await passTime(late.page, 2000);
  assert.ok((await seconds(late.page)) < first, 'it counts down');
  await quick.answer();
  assert.ok(!(await late.page.locator('.clock.short-time').count()), 'there is time enough');
  await passTime(late.page, ((await seconds(late.page)) - 9) * 1000);
  await until('a warning', () => late.page.locator('.clock.short-time').count());
  await until('it is said', async () =>
    (await heard(late.page)).includes(say('web-clock-left', { time: '10 seconds' })),
  );
  assert.ok(!(await quick.page.locator('.clock.short-time').count()), 'who has drawn may rest');
  const card = (await look(late.page)).card;
  const banner = late.page.getByText(say('web-seat-stood-in'));
  await server.passTime(id, CLOCK);
  await banner.waitFor();
  const said = (await heard(late.page)).filter((text) => like('web-clock-left').test(text));
  assert.ok(said.length <= 2, `said once a step: ${said}`);
  await quick.page.locator('.seat').getByText(say('web-seat-bot-plays')).waitFor();
  await late.press(say('web-seat-back'));
  await banner.waitFor({ state: 'detached' });
  await quick.page
    .locator('.seat')
    .getByText(say('web-seat-bot-plays'))
    .waitFor({ state: 'detached' });
  await quick.answer(); // the bot may have drawn on this card for the other as well
  assert.notEqual((await late.arrive('asked')).card, card, 'the game has gone on');
  for (const { page } of players) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test('two agree on a pause, and one ends it', async () => {
  const { players } = await begin();
  const [one, two] = players;
  await one.press(say('web-menu'));
  await one.press(say('web-clock-open'));
  await one.press(say('web-clock-wish'));
  await one.page.getByText(say('web-clock-you-wish')).first().waitFor();
  await one.page.keyboard.press('Escape');
  await two.page
    .getByText(say('web-clock-they-wish', { names: 'Isolde' }))
    .first()
    .waitFor();
  await two.press(say('web-clock-agree'));
  for (const { page } of players) await page.locator('.clock.paused').waitFor();
  const stood = await dial(one.page);
  await passTime(one.page, 1500);
  assert.equal(await dial(one.page), stood, 'the clock stands');
  await one.press(say('web-clock-go-on'));
  for (const { page } of players) {
    await page.locator('.clock.paused').waitFor({ state: 'detached' });
    const left = await seconds(page);
    await passTime(page, 1500);
    assert.ok((await seconds(page)) < left, 'the clock goes');
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});
