/** No text is cut, covered or in the wrong language, on any screen, at any width. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findings, speak, walk } from './clipping.mjs';
import { serveFixed } from './harness.mjs';
import { openStage, SCREENS, show } from './screens.mjs';
import { say } from './text.mjs';

// Texts that users have written: names and titles of tables.
const NAMES = [
  'Isolde',
  'Quill',
  'Bertram',
  'Marigold',
  'Thistle',
  'The old coast',
  'The great hall',
  'Ottilie',
  'Thursday evening',
  'Heroes after tea',
  'A long walk along the coast',
];

const screens = SCREENS.map((name) => [name, (page) => show(page, name)]);
let stage;
before(async () => (stage = await openStage(undefined, undefined, serveFixed)));
after(() => stage?.close());

test('what is planted is found', async () => {
  const page = await stage.page();
  await show(page, 'lobby');
  assert.deepEqual(await findings(page, { names: NAMES }), []);
  await speak(page, 'cs');
  await page.evaluate((english) => {
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
    planted(english, {});
    planted('web-home-title', {});
    planted('Marigold', {});
  }, say('web-home-solo'));
  const found = await findings(page, { language: 'cs', names: NAMES });
  for (const fault of [
    /^cut: p "Cut at the side"$/,
    /^cut: p "Cut with dots"$/,
    /^cut: p "Cut below"$/,
    /^cut: p "Cut by a path"$/,
    /^cut: p "Out of the page"$/,
    /^p "Under another" lies on p "Over another"$/,
    new RegExp(`^in English: ${say('web-home-solo')}$`),
    /^id: web-home-title$/,
  ]) {
    assert.ok(
      found.some((one) => fault.test(one)),
      `${fault} in ${found.join(' | ')}`,
    );
  }
  assert.equal(found.length, 8, found.join(' | '));
  await page.context().close();
});

test('nothing is found on any screen in the measured languages at four widths', async (t) => {
  const began = Date.now();
  const pages = [await stage.page(), await stage.page()];
  const found = await walk(pages, screens, { names: NAMES });
  t.diagnostic(`${screens.length} screens in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  assert.deepEqual(found, []);
  for (const page of pages) assert.deepEqual(page.troubles, []);
});
