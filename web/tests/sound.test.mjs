/** Sound and touch: short, soft, one at a time, off until wished, and asked about once. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PHONE } from './harness.mjs';
import { openStage } from './screens.mjs';
import { look, Player, until } from './play.mjs';
import { like, say } from './text.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LOUDEST = 10 ** (-12 / 20);
const LONGEST = 0.4; // seconds

let stage;
before(async () => (stage = await openStage([], 2)));
after(() => stage?.close());

async function solo() {
  const [me] = stage.guests;
  const id = await me.open({ seats: 1 });
  await me.sit(id);
  await me.start(id);
  return id;
}

test('each sound is shorter than 400 ms and at most -12 dB loud', async () => {
  const page = await stage.page({ settings: { sounds: true, volume: 100 } });
  await page.addInitScript(() => {
    // Rendered instead of played: an offline context gives the samples.
    globalThis.AudioContext = class extends OfflineAudioContext {
      constructor() {
        super(2, 44100 / 2, 44100);
        globalThis.offline = this;
      }
      get state() {
        return this.isDone ? 'closed' : 'running';
      }
    };
  });
  await page.goto('/settings');
  const samples = page.locator('.samples button');
  await samples.first().waitFor();
  const heard = [];
  for (const button of await samples.all()) {
    await button.click();
    heard.push(
      await page.evaluate(async () => {
        const context = globalThis.offline;
        const buffer = await context.startRendering();
        context.isDone = true;
        let [peak, last] = [0, 0];
        for (let channel = 0; channel < 2; channel += 1) {
          buffer.getChannelData(channel).forEach((value, at) => {
            peak = Math.max(peak, Math.abs(value));
            if (Math.abs(value) > 0.001) last = Math.max(last, at / 44100);
          });
        }
        return { peak, last };
      }),
    );
  }
  assert.equal(heard.length, 14);
  for (const { peak, last } of heard) {
    assert.ok(peak > 0.005 && peak <= LOUDEST, `peak ${peak}`);
    assert.ok(last < LONGEST, `${last} s`);
  }
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('in a waiting room it is asked below the seats, and to go on is an answer', async () => {
  const page = await stage.page({ settings: { soundsAsked: false } });
  const [me] = stage.guests;
  const id = await me.open({ seats: 1 });
  await me.sit(id);
  await page.goto(`/t/${id}`);
  await page.getByRole('region', { name: say('web-app-sound') }).waitFor();
  await page.getByRole('button', { name: say('web-room-start') }).click();
  await new Player(page).arrive('asked');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('inkland.settings')));
  assert.ok(kept.soundsAsked && !kept.sounds);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a phone is asked once, in the menu all of it is switched, and touch is felt', async () => {
  const page = await stage.page({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
    settings: { soundsAsked: false },
  });
  await page.addInitScript(() => {
    globalThis.felt = [];
    navigator.vibrate = (pattern) => globalThis.felt.push(String(pattern));
  });
  await page.goto(`/t/${await solo()}`);
  const player = new Player(page, { touch: true });
  const question = page.getByRole('region', { name: say('web-app-sound') });
  while ((await player.arrive('asked', 'scoring')).screen === 'asked') {
    assert.equal(await question.count(), 0, 'nothing lies over the map while somebody plays');
    await player.answer();
  }
  assert.equal(await question.count(), 0, 'first the stars');
  await player.press(say('web-score-skip-long'));
  await question.waitFor();
  assert.deepEqual(await page.evaluate(() => globalThis.felt), [], 'off until wished');
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  assert.deepEqual(
    violations.map(({ id }) => id),
    [],
  );
  await question.getByRole('button', { name: say('web-app-sound-ask-yes') }).tap();
  await question.waitFor({ state: 'detached' });
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('inkland.settings')));
  assert.ok(kept.sounds && kept.touch && kept.soundsAsked);
  await player.press(say('web-score-done'));
  const now = await player.arrive('asked', 'scoring');
  if (now.screen === 'asked' && now.options.length > 0) {
    await player.put();
    await player.confirm();
    await until('it is felt', () => page.evaluate(() => globalThis.felt.includes('14')));
  }
  await page.reload();
  await player.arrive('asked', 'scoring');
  await page.getByRole('button', { name: say('web-menu') }).tap();
  for (const name of [like('web-app-sound-on'), like('web-app-touch')]) {
    await page.getByRole('checkbox', { name }).uncheck();
  }
  await page.getByRole('slider', { name: say('web-app-volume') }).waitFor();
  await page
    .getByRole('combobox', { name: say('web-home-motion') })
    .selectOption(say('web-home-motion-reduced'));
  assert.ok(await page.evaluate(() => 'calm' in document.documentElement.dataset));
  await page.keyboard.press('Escape');
  const state = await look(page);
  assert.ok(state.screen);
  assert.equal(await question.count(), 0, 'asked only once');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
