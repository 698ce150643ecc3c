/**
 * Opens the wall of a table (`node wall-times.mjs URL TABLE`) and prints, until it is stopped, the time
 * at which each new card or result of a season was shown: milliseconds since 1970.
 */
import { launch, newPage } from './harness.mjs';

const [url, table] = process.argv.slice(2);
const browser = await launch();
process.on('SIGTERM', () => browser.close().then(() => process.exit(0)));
const page = await newPage(browser, url);
await page.exposeFunction('told', (at) => console.log(at));
await page.goto(`/t/${table}/wall`);
await page.locator('.maps li').last().waitFor();
await page.evaluate(() => {
  let before = -1;
  /** How many have drawn; none is asked while a season is shown. */
  const drawn = () => Number(document.querySelector('#wall-done b')?.textContent ?? 0);
  new MutationObserver(() => {
    const now = drawn();
    if (now < before) requestAnimationFrame(() => globalThis.told(Date.now()));
    before = now;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
});
console.log('ready');
