/** Whole games alone: by mouse, and by keyboard. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESK, Guest, inProof, launch, newPage, PHONE, serve } from './harness.mjs';
import { Keys, numberIn, Player, heard, listen, tableOf, until, viewOf } from './play.mjs';
import { like, say } from './text.mjs';

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** The standing shows what the server says. */
async function checkStanding(page) {
  const view = await viewOf(page);
  const [line] = view.ending.standing;
  const score = await page.locator('.stage .sum').textContent();
  assert.equal(numberIn(score), line.stars);
  await page.getByText(say('web-finale-seasons')).click();
  assert.match(await page.getByRole('table').innerText(), new RegExp(String(Math.abs(line.stars))));
  const title = await page.getByRole('heading', { level: 1 }).first().textContent();
  const titles = ['30', '20', '10', '0', 'minus-5', 'minus-10', 'minus-20', 'minus-30'];
  assert.ok(
    titles.some((id) => title.includes(say(`title-${id}`))),
    title,
  );
  return view;
}

test('a whole solo game by mouse', inProof, async () => {
  const page = await newPage(browser, server.url);
  await page.goto('/');
  await page.getByRole('button', { name: say('web-home-solo') }).click();
  const player = new Player(page);
  await player.play();
  const view = await checkStanding(page);
  assert.equal(view.seats[0].scores.length, 4);
  assert.ok(player.answers >= 12, `${player.answers} answers`);
  const first = tableOf(page);
  await page.getByRole('button', { name: say('web-finale-play-again') }).click();
  await until('another table', () => tableOf(page) !== first);
  await player.arrive('asked');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a whole solo game by keyboard alone', async () => {
  const page = await newPage(browser, server.url);
  await listen(page);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const keys = new Keys(page);
  await keys.tabTo(like('web-home-solo'));
  await page.keyboard.press('Enter');
  await keys.play();
  const view = await checkStanding(page);
  const said = await heard(page);
  const told = (form) => said.filter((sentence) => form.test(sentence));
  const card = like('web-log-card');
  assert.ok(told(new RegExp(`${card.source} ${like('question-draw').source}`)).length > 5);
  const spring = say('web-log-season', { season: say('season-spring') });
  assert.ok(told(card)[0].startsWith(spring));
  assert.equal(
    told(like('web-hand-said-put-back')).length,
    1,
    'only what was put back is said to be',
  );
  assert.ok(told(like('web-hand-said-fits')).length >= keys.answers);
  assert.ok(told(like('web-hand-said-not')).length > 0, 'a refusal was said with its reason');
  assert.ok(
    said.filter((words) => words === say('web-hand-saved')).length >= keys.answers / 2,
    'saved is said',
  );
  assert.ok(told(like('web-log-you-drew')).length > 5);
  for (const name of ['spring', 'summer', 'fall', 'winter']) {
    const season = say(`season-${name}`);
    assert.ok(told(like('web-log-you-scored', { season })).length > 0, season);
  }
  const { stars } = view.ending.standing[0];
  const end = like('web-log-solo', { count: stars });
  assert.ok(told(end).length > 0, 'the end is told with its stars');
  const { longest, where } = await keys.lostFor();
  assert.ok(longest < 1000, `the focus was lost for ${longest} ms, ${where}`);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('the list of skills covers neither the buttons nor the map', inProof, async () => {
  const guest = await new Guest(server.url).enter('Ada');
  const table = await guest.open({
    seats: 1,
    preset: 'everything',
    options: { skills: ['knowledge', 'move_silently', 'search'] },
  });
  await guest.sit(table);
  await guest.start(table);
  const sizes = [{ width: 320, height: 640 }, PHONE, { width: 800, height: 1000 }, DESK];
  for (const viewport of sizes) {
    const page = await newPage(browser, server.url, { viewport });
    await guest.lendTo(page);
    await page.goto(`/t/${table}`);
    const player = new Player(page);
    await player.arrive('asked');
    await player.press(say('web-hand-skills'));
    await page.locator('.hold > .skills').waitFor();
    // On the narrowest phones the page scrolls, and the whole hand lies over the map.
    const kept = viewport.width < PHONE.width ? '.commit .btn' : '.commit .btn, #map [data-space]';
    const covered = await page.evaluate((selector) => {
      const list = document.querySelector('.hold > .skills').getBoundingClientRect();
      const isUnder = (element) => {
        const box = element.getBoundingClientRect();
        return (
          Math.min(box.right, list.right) - Math.max(box.left, list.left) > 1 &&
          Math.min(box.bottom, list.bottom) - Math.max(box.top, list.top) > 1
        );
      };
      const found = [...document.querySelectorAll(selector)].filter(isUnder);
      return found.map((element) => element.ariaLabel ?? element.textContent);
    }, kept);
    assert.deepEqual(covered, [], `at ${viewport.width} px`);
    await player.press(say('web-hand-skills'));
    await page.locator('.hold > .skills').waitFor({ state: 'detached' });
    await page.context().close();
  }
});

test('a game with everything: heroes, skills, all monsters', async () => {
  const guest = await new Guest(server.url).enter('Ada');
  const page = await newPage(browser, server.url);
  await guest.lendTo(page);
  const used = new Set();
  let heroes = 0;
  // A game may reveal no hero: then play another one.
  for (let games = 0; games < 3 && (games === 0 || heroes === 0); games += 1) {
    const table = await guest.open({
      seats: 1,
      preset: 'everything',
      options: { skills: ['knowledge', 'move_silently', 'search'] },
    });
    await guest.sit(table);
    await guest.start(table);
    await page.goto(`/t/${table}`);
    const player = new Player(page);
    let season = 0;
    for (let now; (now = await player.arrive('asked', 'scoring', 'standing'));) {
      if (now.screen === 'standing') break;
      if (now.screen === 'scoring') {
        await player.score();
        season += 1;
        continue;
      }
      const isDrawing = now.options.some(({ name }) => !name.startsWith(say('terrain-hero')));
      if (now.options.length === 1 && now.options[0].name.startsWith(say('terrain-hero'))) {
        assert.equal(now.confirm, say('web-hand-hero'));
        heroes += 1;
      }
      if (isDrawing && !used.has(`season ${season}`)) {
        const skill = await player.answerWithSkill();
        if (skill) used.add(`season ${season}`).add(skill);
      } else {
        await player.answer();
      }
    }
    const view = await checkStanding(page);
    assert.equal(view.seats[0].scores.length, 4);
  }
  assert.ok(heroes > 0, 'a hero was drawn');
  assert.ok(used.size > 1, 'a skill was used');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
