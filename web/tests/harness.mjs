/**
 * What every browser test needs: a real server with a PostgreSQL on a free port, a real Chromium, and
 * guests that can open tables without a page. All of it is stopped at the end.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { watch } from './evidence.mjs';
import { expectRefusal, watchTroubles } from './troubles.mjs';

export { allowRefusal, expectRefusal } from './troubles.mjs';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

const OWN = join(ROOT, '.venv/bin/python');
/** The command of the project's virtual environment, or the one on the path. */
export const PYTHON = process.env.PYTHON ?? (existsSync(OWN) ? OWN : 'python3');
export const INKLAND = [process.env.INKLAND ?? join(ROOT, '.venv/bin/inkland')];
/** The same for servers, which begin with a prepared database and do not wait for the disk. */
const SERVER = process.env.INKLAND ? INKLAND : [PYTHON, '-m', 'support.inkland'];
const FIXED = [PYTHON, join(import.meta.dirname, 'fixed-deals.py')];
const STILL = [PYTHON, join(import.meta.dirname, 'still-server.py')];
const PYTHONPATH = join(ROOT, 'tests'); // where both find `support`
/** Whether this is the run of every night, which plays more and measures time. */
export const IS_PROOF = !['', '0', undefined].includes(process.env.INKLAND_PROOF);
/** The options of a test that only the proof runs. */
export const inProof = { skip: !IS_PROOF && 'in the proof' };
/** How long a test waits for what must come: on a busy machine that takes a while, and on none so long. */
export const PATIENCE_MS = 180_000;
/** Milliseconds by which the network is slower, at most. */
const SLOW = Number(process.env.INKLAND_SLOW ?? 0);
/** The variable that tells the files of a run where their server is. */
const SHARED = 'INKLAND_TEST_SERVER';
/** The deals of `serve`, by name. */
export const DEALS = JSON.parse(readFileSync(join(import.meta.dirname, 'deals.json'), 'utf8'));

/** Start the command, and wait until it prints its address. */
async function begin([program, ...before], port, data, { flags = [], env = {} }) {
  const child = spawn(
    program,
    [...before, 'serve', '--port', String(port), '--data', data, ...flags],
    // No analyses unless a test asks for them, and plain bots: compiling the others would take CPU
    // from the browser.
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { INKLAND_JUDGE: 'off', INKLAND_FAST: 'off', ...process.env, ...env, PYTHONPATH },
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
      const found = /ready: (\S+?)\/?\s/.exec(said);
      if (found) resolve(found[1]);
    });
    ended.then((code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { child, ended, url };
}

/** What a test may do with a server that it does not stop. */
const handle = ({ url, data }) => ({
  url,
  data,
  /** The same server for other machines nearby, which is no secure context; null without a network. */
  nearby: ownAddress() && url.replace('127.0.0.1', ownAddress()),
  /** Run a command of the host, such as `admin grant`, on the data of the running server. */
  administer(...words) {
    const [program, ...before] = INKLAND;
    return run(program, [...before, ...words, '--data', data]);
  },
  /** Let time pass on the server for the open step of a table with a clock. */
  passTime(table, seconds) {
    const script = join(import.meta.dirname, 'pass-time.py');
    return run(PYTHON, [script, data, table, String(seconds)]);
  },
});

/**
 * The server that all files of a run share: it has the deals of deals.json, can be reached from
 * machines nearby, and sets no limits to guests of one address. Others play at it: a test finds what
 * is its own by names that no other file has. A file that runs alone starts one for itself, of the
 * program that INKLAND names, if it does.
 */
export function serve() {
  const shared = process.env[SHARED];
  if (shared) return { ...handle(JSON.parse(shared)), stop: async () => {} };
  const program = process.env.INKLAND ? INKLAND : FIXED;
  return served(program, { flags: ['--lan'], env: { INKLAND_LIMITS: 'off' } });
}

/** Start the server for all files of a run; returns the function that stops it. */
export async function share() {
  const { url, data, stop } = await serve();
  process.env[SHARED] = JSON.stringify({ url, data });
  return async () => {
    delete process.env[SHARED];
    await stop();
  };
}

/**
 * A server of one's own, for a test that needs other settings, kills it, or looks at what all its
 * players do: `kill` ends it like a power cut, `start` starts it again with the same data on the
 * same port.
 */
export const serveOwn = (settings = {}) => served(SERVER, settings);

/** The same with the deals of deals.json. */
export const serveFixed = (settings = {}) => served(FIXED, settings);

/** The same where the time stands still and ids are known, for compared pictures; see still-server.py. */
export const serveStill = () => served(STILL, { env: { INKLAND_LIMITS: 'off' } });

async function served(command, settings) {
  const folder = mkdtempSync(join(tmpdir(), 'inkland-browser-'));
  const data = join(folder, 'data');
  let { child, ended, url } = await begin(command, 0, data, settings);
  const { port } = new URL(url);
  if (settings.flags?.includes('--lan')) url = `http://127.0.0.1:${port}`;
  return {
    ...handle({ url, data }),
    get pid() {
      return child.pid;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async start() {
      ({ child, ended } = await begin(command, port, data, settings));
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Launch the Chromium of this machine: the one without windows, which takes two thirds of the time,
 * or the whole one, which alone can show notices.
 */
export function launch({ isWhole = false, args = [], ...other } = {}) {
  const find = isWhole
    ? 'command -v chromium'
    : 'command -v chromium-headless-shell || command -v chromium';
  return chromium.launch({
    executablePath: execFileSync('sh', ['-c', find], { encoding: 'utf8' }).trim(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      ...args,
    ],
    ...other,
  });
}

/**
 * A slow network: every answer and every message of a live connection comes later. It finds tests
 * that read a page before it has been told.
 */
async function slowDown(context) {
  const wait = () =>
    new Promise((resolve) => setTimeout(resolve, (0.5 + Math.random() / 2) * SLOW));
  await context.route('**/*', async (route) => {
    await wait();
    await route.fallback().catch(() => {}); // the page has gone
  });
  await context.routeWebSocket(/./, (page) => {
    const server = page.connectToServer();
    let last = Promise.resolve();
    server.onMessage((message) => {
      last = last.then(wait).then(() => page.send(message));
    });
  });
}

/** A page in a fresh context, which fails its test by any trouble but those `expected`; see troubles.mjs. */
export async function newPage(browser, url, options = {}) {
  const { settings = {}, expected = [], ...rest } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: DESK,
    reducedMotion: 'reduce',
    locale: 'en-US',
    serviceWorkers: 'block', // only one test needs it; in the others it would download every chunk
    ...rest,
  });
  if (SLOW && rest.serviceWorkers !== 'allow') await slowDown(context);
  await context.addInitScript(
    (chosen) => {
      if (origin === 'null') return; // about:blank has no storage
      if (localStorage.getItem('inkland.settings') === null) {
        localStorage.setItem('inkland.settings', JSON.stringify(chosen));
      }
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    },
    { soundsAsked: true, ...settings },
  ); // the question about sounds would lie over the page
  const troubles = watchTroubles(context);
  const page = await context.newPage();
  page.troubles = troubles;
  for (const form of [expected].flat()) expectRefusal(page, form);
  page.setDefaultTimeout(PATIENCE_MS);
  await watch(page);
  return page;
}

/** A guest without a page: speaks HTTP, and can give its cookie to a browser. */
export class Guest {
  constructor(url) {
    this.url = url;
    this.cookie = '';
  }

  async ask(method, path, body) {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0];
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : text;
  }

  async enter(name) {
    await this.ask('POST', '/api/guests', { name });
    return this;
  }

  async open(wish) {
    return (await this.ask('POST', '/api/tables', wish)).table.id;
  }

  async sit(table) {
    return (
      await this.ask('POST', `/api/tables/${table}/seats`, {
        nonce: randomBytes(16).toString('hex'),
      })
    ).you;
  }

  start(table) {
    return this.ask('POST', `/api/tables/${table}/start`);
  }

  /** Give this guest's cookie to a page. */
  async lendTo(page) {
    const [name, value] = this.cookie.split('=');
    await page.context().addCookies([{ name, value, url: this.url }]);
  }
}

/** This machine's address in its network, if it has one. */
function ownAddress() {
  for (const addresses of Object.values(networkInterfaces())) {
    for (const address of addresses ?? []) {
      if (address.family === 'IPv4' && !address.internal) return address.address;
    }
  }
  return null;
}
