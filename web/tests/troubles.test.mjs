/** A trouble on a page fails its file; see troubles.mjs. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { expectRefusal, launch, newPage, serve } from './harness.mjs';
import { until } from './play.mjs';

const TROUBLES = pathToFileURL(join(import.meta.dirname, 'troubles.mjs'));
const folder = mkdtempSync(join(tmpdir(), 'inkland-troubles-'));

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true });
});

test('what is refused, fails or is an error is found, in other tabs, too', async () => {
  const page = await newPage(browser, server.url);
  const tab = await page.context().newPage();
  await page.route('**/nowhere', (route) => route.abort());
  await Promise.all([tab.goto('/lobby'), page.goto('/lobby')]);
  const found = async (form) => {
    await until(`${form}`, () => page.troubles.some((trouble) => form.test(trouble)));
    assert.equal(page.troubles.splice(0).length, 1, `${form} alone`);
  };
  expectRefusal(page, /^404 GET \/api\/expected$/);
  await page.evaluate(() => fetch('/api/expected'));
  await tab.evaluate(() => fetch('/api/missing'));
  await found(/^404 GET \/api\/missing$/);
  await page.evaluate(() => fetch('/nowhere').catch(() => {}));
  await found(/^net::ERR_FAILED GET \/nowhere$/);
  await page.evaluate(() => console.error('a word'));
  await found(/^a word$/);
  await page.evaluate(() => void setTimeout(() => null.missing));
  await found(/TypeError.*null/);
  expectRefusal(page, /^csp GET/); // the page's own line is one of three
  expectRefusal(page, /violates the following/);
  await page.evaluate(() => void (document.body.appendChild(new Image()).src = 'https://a.test/b'));
  await found(/^policy: img-src/);
  await page.context().close();
});

/** How a file of this one test ends: it has a context, and does not look at its troubles. */
function fileOf(body) {
  const code = `
    import { EventEmitter } from 'node:events';
    import { test } from 'node:test';
    import { allowRefusal, expectRefusal, watchTroubles } from '${TROUBLES}';
    const context = new EventEmitter();
    const page = { context: () => context };
    const refuse = () => context.emit('response', {
      status: () => 409,
      request: () => ({ method: () => 'PUT', url: () => 'http://a.test/seats' }),
    });
    watchTroubles(context);
    test('planted', () => { ${body} });`;
  const file = join(folder, 'planted.test.mjs');
  writeFileSync(file, code);
  const { status, stderr } = spawnSync(process.execPath, [file], {
    env: { ...process.env, NODE_TEST_CONTEXT: 'child' },
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('a file fails that does not look at its troubles, or whose refusal did not come', () => {
  const planted = {
    'refuse();': /409 PUT \/seats/,
    "refuse(); context.emit('close');": /409 PUT \/seats/,
    "expectRefusal(page, /^409 PUT/); context.emit('close');": /expected, but did not come/,
    'expectRefusal(page, /^409 PUT/);': /expected, but did not come/,
  };
  for (const [body, form] of Object.entries(planted)) {
    const { status, stderr } = fileOf(body);
    assert.equal(status, 1, body);
    assert.match(stderr, form, body);
  }
  const fine = [
    "expectRefusal(page, /^409 PUT/); refuse(); context.emit('close');",
    "allowRefusal(page, /^409 PUT/); refuse(); context.emit('close');",
    'allowRefusal(page, /^409 PUT/);',
  ];
  for (const body of fine) assert.deepEqual(fileOf(body), { status: 0, stderr: '' }, body);
});
