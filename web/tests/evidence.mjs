/**
 * What is kept of a test that fails, in the folder that INKLAND_FLAKY names: a picture of each open page, and at
 * the second try, whatever comes of it, a trace of each context, for `npx playwright show-trace`.
 */
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, afterEach } from 'node:test';

const folder = process.env.INKLAND_FLAKY;
const isSecondTry = process.env.INKLAND_SECOND_TRY === '1';
const open = new Map(); // pages, and the function that ends the trace of their context
let number = 0;

/** Where the next picture or trace of this file goes. */
function path(ending) {
  mkdirSync(folder, { recursive: true });
  return join(folder, `${basename(process.argv[1], '.mjs')}-${++number}.${ending}`);
}

/** Keep what there is to see of this page if the test fails. */
export async function watch(page) {
  if (!folder) return;
  const context = page.context();
  let end = async () => {};
  if (isSecondTry) {
    await context.tracing.start({ screenshots: true, snapshots: true });
    end = () => context.tracing.stop({ path: path('zip') });
    const close = context.close.bind(context);
    context.close = async () => {
      if (open.has(page)) await end();
      open.delete(page);
      await close();
    };
  }
  open.set(page, end);
  page.once('close', () => open.delete(page));
}

// In a process that runs a file of tests. These hooks come before the file's own, which close its browser.
if (folder && process.env.NODE_TEST_CONTEXT) {
  afterEach(async ({ passed }) => {
    if (passed !== false) return;
    for (const page of open.keys()) await page.screenshot({ path: path('png') }).catch(() => {});
  });
  after(async () => {
    for (const end of open.values()) await end().catch(() => {});
    open.clear();
  });
}
