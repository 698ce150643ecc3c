/**
 * What a game on this device costs: bytes, time to the first spots (cold and warm, plain and with a quarter of a
 * processor), time of the effects, memory. For a quiet machine; it prints figures and asserts nothing.
 */
import { readFileSync } from 'node:fs';
import { launch, newPage } from './harness.mjs';
import { isReady, writePages } from './pages.mjs';
import { Player, tableOf, until } from './play.mjs';
import { like, say } from './text.mjs';

const ROUND_MS = 40;
const GAMES = {
  [say('preset-base')]: 'base',
  [say('preset-heroes')]: 'heroes',
  [say('preset-everything')]: 'everything',
};

/** Note when the worker sends what, in milliseconds since the page was opened. */
function watchWorker() {
  window.told = [];
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.type !== 'told') return;
        window.told.push([JSON.parse(data.text).type, performance.now()]);
      });
    }
  };
}

const spotsAt = async (page) => {
  await page.waitForFunction(() => window.told.some(([type]) => type === 'spots'), null, {
    timeout: 120_000,
  });
  return page.evaluate(() => window.told.find(([type]) => type === 'spots')[1]);
};

/** The processes of this browser that show pages and run workers. */
async function renderers(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Stop all renderers for three quarters of the time; returns what ends it. */
function slowDown(browser) {
  let pids = [];
  const send = (signal) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {
        // it has ended meanwhile
      }
    }
  };
  const look = setInterval(async () => (pids = await renderers(browser)), 100);
  let stopping;
  const round = setInterval(() => {
    send('SIGCONT');
    stopping = setTimeout(() => send('SIGSTOP'), ROUND_MS / 4);
  }, ROUND_MS);
  return () => {
    [look, round].forEach(clearInterval);
    clearTimeout(stopping);
    send('SIGCONT');
  };
}

async function openPage(browser, host) {
  const page = await newPage(browser, host.url, { serviceWorkers: 'allow' });
  page.setDefaultTimeout(120_000);
  await page.addInitScript(watchWorker);
  return page;
}

/** Milliseconds from opening the site to the first spots of a solo game, and from opening its table again. */
async function start(browser, host) {
  const page = await openPage(browser, host);
  await page.goto(host.url);
  await page
    .getByRole('button', { name: like('web-home-solo') })
    .or(page.getByRole('link', { name: like('web-home-solo') }))
    .first()
    .click();
  const cold = await spotsAt(page);
  await page.waitForTimeout(4000); // the service worker keeps what came
  await page.reload();
  const warm = await spotsAt(page);
  await page.context().close();
  return { cold: Math.round(cold), warm: Math.round(warm) };
}

/** Milliseconds from spots to effects, 95 of 100, in a game of one person against three bots. */
async function effects(browser, host, preset) {
  const page = await openPage(browser, host);
  await page.goto(`${host.url}new`);
  await isReady(page);
  await page.getByRole('radio', { name: preset, exact: false }).first().check();
  await page.getByRole('button', { name: say('web-local-opens') }).click();
  await until('a table', () => tableOf(page));
  await page.getByRole('button', { name: say('web-room-start') }).click();
  await new Player(page).play();
  const told = await page.evaluate(() => window.told);
  const times = [];
  told.forEach(([type, at], number) => {
    const next = told.slice(number + 1).find(([other]) => other === 'effects');
    if (type === 'spots' && next) times.push(next[1] - at);
  });
  times.sort((one, other) => one - other);
  const memory = await Promise.all((await renderers(browser)).map(residentMegabytes));
  await page.context().close();
  const p95 = Math.round(times[Math.floor(times.length * 0.95)]);
  return { p95, steps: times.length, megabytes: Math.max(...memory) };
}

const residentMegabytes = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);

const host = await writePages('/');
for (const isSlow of [false, true]) {
  const browser = await launch();
  const end = isSlow ? slowDown(browser) : () => {};
  console.log(isSlow ? 'a quarter of a processor' : 'plain', await start(browser, host));
  end();
  await browser.close();
}
for (const [name, preset] of Object.entries(GAMES)) {
  const browser = await launch();
  console.log('effects', preset, await effects(browser, host, name));
  await browser.close();
}
await host.remove();
