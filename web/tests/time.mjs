/** Time in a page that passes when a test says so. */
import { until } from './play.mjs';

const PING_MS = 5000; // so often the live connection of a table asks whether it is alive

/** Call it before the page is loaded. */
export async function holdTime(page) {
  await page.clock.install();
  page.answers = 0;
  page.on('websocket', (socket) => socket.on('framereceived', () => (page.answers += 1)));
}

/** Let time pass at a table. Its connection is answered meanwhile, or the page would take it for dead. */
export async function passTime(page, milliseconds) {
  for (let left = milliseconds; left > 0; left -= PING_MS) {
    const { answers } = page;
    await page.clock.runFor(Math.min(left, PING_MS));
    if (left >= PING_MS) await until('the connection is alive', () => page.answers > answers);
  }
}
