/** Two players with two languages say set phrases to each other. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEALS, Guest, launch, newPage, PHONE, serve } from './harness.mjs';
import { heard, listen, until } from './play.mjs';
import { Speech, like, say } from './text.mjs';

const ukrainian = new Speech('uk');

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('a phrase is read in one’s own language, for eight seconds, unless its seat is muted', async () => {
  const ada = await new Guest(server.url).enter('Ada');
  const oleh = await new Guest(server.url).enter('Олег');
  const table = await ada.open({ seats: 2, deal: DEALS.hall.deal });
  await ada.sit(table);
  await oleh.sit(table);
  await ada.start(table);
  const desk = await newPage(browser, server.url);
  const phone = await newPage(browser, server.url, {
    viewport: PHONE,
    hasTouch: true,
    reducedMotion: 'no-preference',
    settings: { language: 'uk' },
  });
  await listen(phone);
  for (const [guest, page] of [
    [ada, desk],
    [oleh, phone],
  ]) {
    await guest.lendTo(page);
    await page.goto(`/t/${table}`);
    await page.locator('.dock .commit').waitFor();
  }
  const send = async (name) => {
    await desk.getByRole('button', { name: say('web-say') }).click();
    await desk.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };

  await send(say('web-say-nice-corner'));
  const corner = ukrainian.say('web-say-nice-corner');
  const bubble = phone.locator('.said .bubble');
  await bubble.waitFor();
  assert.match(await bubble.innerText(), new RegExp(`Ada\\s+${corner}`));
  await until('it is announced', async () => (await heard(phone)).includes(`Ada: ${corner}`));
  const covers = await phone.evaluate(() => {
    const said = document.querySelector('.said').getBoundingClientRect();
    return said.bottom > document.querySelector('#map').getBoundingClientRect().top;
  });
  assert.equal(covers, false, 'it never covers the map');
  await bubble.waitFor({ state: 'detached' });

  // The other way round, from a phone: the sheet leaves the map in view.
  await phone.getByRole('button', { name: ukrainian.say('web-say') }).tap();
  const sheet = phone.getByRole('dialog');
  await until('the sheet is up', () =>
    phone.evaluate(() => {
      const top = document.querySelector('.drawer')?.getBoundingClientRect().top ?? 0;
      return top >= document.querySelector('#map').getBoundingClientRect().bottom;
    }),
  );
  const motion = () =>
    phone.evaluate(() => {
      const { animationName, animationDuration } = getComputedStyle(
        document.querySelector('.drawer'),
      );
      return `${animationName.replace(/^svelte-\w+-/, '')} ${animationDuration}`;
    });
  assert.equal(await motion(), 'drawer 0.2s');
  // A press while it still moves is not lost.
  await sheet.getByRole('button', { name: ukrainian.say('web-say-ouch') }).dispatchEvent('click');
  const word = desk.locator('.seats .word');
  await word.waitFor();
  assert.match(await word.innerText(), like('web-say-ouch'));

  // Muted for oneself alone, and also after a reload; without motion the sheet only appears.
  await phone.emulateMedia({ reducedMotion: 'reduce' });
  await phone.getByRole('button', { name: ukrainian.say('web-say') }).tap();
  await sheet.waitFor();
  assert.equal(await motion(), 'appear 0.08s');
  await sheet.locator('summary').tap();
  await sheet.getByRole('switch', { name: /^Ada/ }).tap();
  await phone.reload();
  await phone.locator('.dock .commit').waitFor();
  await send(say('web-say-thank-you'));
  await desk.locator('.said .own').waitFor();
  await send(say('web-say-hats-off'));
  await until('the third is said', async () =>
    (await desk.locator('.said').innerText()).includes(say('web-say-hats-off')),
  );
  assert.equal(await phone.locator('.said .bubble').count(), 0);

  // Three on a card: the fourth is not sent.
  await desk.getByRole('button', { name: say('web-say') }).click();
  const fourth = desk.getByRole('dialog').getByRole('button', { name: say('web-say-again') });
  assert.equal(await fourth.getAttribute('aria-disabled'), 'true');
  await desk.keyboard.press('Escape');
  assert.equal(await desk.getByRole('dialog').count(), 0);
  assert.deepEqual([...desk.troubles, ...phone.troubles], []);
});
