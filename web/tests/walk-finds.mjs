/** What the walk looks for is found when it is planted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axeFindings } from './axe.mjs';
import { findings, speak } from './clipping.mjs';
import { DESK } from './harness.mjs';
import { HAS_BROWSER } from './kept-browser.mjs';
import { MAX_DIFFERENT, PICTURED } from './pictures.mjs';
import { show, wear } from './screens.mjs';
import { ownLetters } from './still.mjs';
import { targetFaults } from './targets.mjs';
import { say } from './text.mjs';
import { NAMES } from './walk.mjs';

const SOLO = say('web-home-solo');

/** `walker` has the page of the walk, and what compares its pictures. */
export function plantedTests(walker) {
  test('words that are cut, covered or in another language are found', async () => {
    const { page } = walker;
    await page.setViewportSize(DESK);
    await show(page, 'lobby');
    assert.deepEqual(await findings(page, { names: NAMES }), []);
    await speak(page, 'cs');
    await page.evaluate((solo) => {
      const planted = (words, style) => {
        const element = document.createElement('p');
        element.textContent = words;
        Object.assign(element.style, style);
        document.querySelector('main').append(element);
      };
      const cut = { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' };
      planted('Cut at the side', cut);
      planted('Cut with dots', { ...cut, textOverflow: 'ellipsis' });
      planted('Cut below', { height: '8px', overflow: 'hidden' });
      planted('Cut by a path', { clipPath: 'inset(0 50% 0 0)', width: '6rem' });
      planted('Out of the page', { position: 'absolute', left: '-40px' });
      planted('Under another', { position: 'absolute', top: '700px', left: '500px' });
      planted('Over another', { position: 'absolute', top: '704px', left: '510px' });
      planted(solo, {});
      planted('web-home-title', {});
      planted('Marigold', {});
    }, SOLO);
    const found = await findings(page, { language: 'cs', names: NAMES });
    await speak(page, 'en');
    for (const fault of [
      /^cut: p "Cut at the side"$/,
      /^cut: p "Cut with dots"$/,
      /^cut: p "Cut below"$/,
      /^cut: p "Cut by a path"$/,
      /^cut: p "Out of the page"$/,
      /^p "Under another" lies on p "Over another"$/,
      new RegExp(`^in English: ${SOLO}$`),
      /^id: web-home-title$/,
    ]) {
      assert.ok(
        found.some((one) => fault.test(one)),
        `${fault} in ${found.join(' | ')}`,
      );
    }
    assert.equal(found.length, 8, found.join(' | '));
  });

  test('small targets, cut words and sideways scroll are found', async () => {
    const { page } = walker;
    await show(page, 'lobby');
    await page.evaluate(() => {
      const made = (tag, words, style) => {
        const element = document.createElement(tag);
        element.textContent = words;
        Object.assign(element.style, style);
        document.querySelector('main').append(element);
      };
      made('button', 'x', { width: '20px', height: '20px', padding: 0 });
      made('p', 'A sentence that is cut', {
        width: '40px',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
      });
      made('p', 'One above the other', { position: 'absolute', top: '500px', left: '300px' });
      made('p', 'One above the other', { position: 'absolute', top: '505px', left: '310px' });
      made('p', 'Wide', { width: '3000px' });
    });
    const found = (await targetFaults(page)).join();
    for (const fault of [/is 20.0 x 20.0/, /cut: /, /lies on/, /wide on/])
      assert.match(found, fault);
  });

  test('axe would find something', async () => {
    const { page } = walker;
    await show(page, 'lobby');
    await page.evaluate(() =>
      document.querySelector('main').append(document.createElement('button')),
    );
    assert.match((await axeFindings(page)).join(), /^button-name/);
  });

  test('dashes over the maps of a projector are found', { skip: !HAS_BROWSER }, async () => {
    const { page, pictures } = walker;
    for (const { name, size, theme } of PICTURED.filter(({ screen }) => screen === 'wall-turn')) {
      await page.setViewportSize(size);
      await show(page, 'wall-turn');
      await wear(page, theme);
      await ownLetters(page);
      const before = await pictures.difference(page, name);
      assert.ok(before.different <= MAX_DIFFERENT, `${name}: ${before.different}`);
      await page.evaluate(() => {
        const dashes = { stroke: 'var(--pen)', strokeWidth: '3', strokeDasharray: '3 9' };
        Object.assign(document.querySelector('.wall').style, dashes);
      });
      const { different } = await pictures.difference(page, name);
      assert.ok(different > 20 * MAX_DIFFERENT, `${name}: ${different}`);
    }
  });
}
