/**
 * The service worker: caches the files of one build and answers with them, with or without a network.
 * Requests under /api are left alone. The build fills in the placeholders.
 */
const BUILD = '%BUILD%';
const ENTRY = '%ENTRY%';
const FILES = ['%FILES%'];

// What games on this device need; those fetch it who have played, or have installed the app.
const PYTHON = ['%PYTHON%'];

// The folder of the site. Caches have it in their names, because sites of a static host share an origin.
const PREFIX = new URL('./', location.href).pathname;
const CACHES = `inkland:${PREFIX}:`;
const CACHE = CACHES + BUILD;
// Apart from the others, and named without the build: a release fetches only what it changed of it.
const PYTHON_CACHE = `inkland-python:${PREFIX}`;
// The names of caches in earlier releases, all of which lay at the top of their site.
const EARLIER = PREFIX === '/' ? /^inkland-[0-9a-f]+$/ : /^$/;
// Paths that the server answers itself, and files: not pages of the app.
const NOT_APP = /^(api|healthz|readyz)(\/|$)|\.\w+$/;
// How an installed app starts; see the manifest.
const INSTALLED = '?app';

addEventListener('install', (event) => event.waitUntil(fillCaches()));
addEventListener('activate', (event) => event.waitUntil(removeOldCaches()));
addEventListener('fetch', respond);
addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'take') skipWaiting();
  if (data === 'fetch-python') event.waitUntil(fetchPython().catch(() => {}));
  if (data === 'has-python') event.waitUntil(hasPython().then((is) => ports[0].postMessage(is)));
});

/** Cache every file of this build. Fails if the server answers with the page of another build. */
async function fillCaches() {
  const page = await fetch(PREFIX, { cache: 'reload' });
  if (!page.ok || !(await page.clone().text()).includes(ENTRY)) throw new Error('another build');
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((name) => PREFIX + name));
  await cache.put(PREFIX, page);
  // Who plays on this device does so after an update, too, without a network.
  if (registration.active && (await caches.has(PYTHON_CACHE))) await fetchPython();
}

/** Cache what games on this device need, unless it is there. */
async function fetchPython() {
  const cache = await caches.open(PYTHON_CACHE);
  for (const path of pythonPaths()) {
    if (!(await cache.match(path))) await cache.add(path);
  }
}

async function hasPython() {
  const cache = await caches.open(PYTHON_CACHE);
  const found = await Promise.all(pythonPaths().map((path) => cache.match(path)));
  return found.every(Boolean);
}

/** The paths of all files of Python, in the best format that this browser unpacks. */
function pythonPaths() {
  const isBrotliKnown = () => {
    try {
      return Boolean(new DecompressionStream('brotli'));
    } catch {
      return false;
    }
  };
  const format = isBrotliKnown() ? 'br' : 'gz';
  return PYTHON.map((name) => PREFIX + name.replace('*', format));
}

async function removeOldCaches() {
  const names = await caches.keys();
  const isOld = (name) => (name.startsWith(CACHES) && name !== CACHE) || EARLIER.test(name);
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  if (names.includes(PYTHON_CACHE)) await removeOldPython();
  await clients.claim();
}

async function removeOldPython() {
  const cache = await caches.open(PYTHON_CACHE);
  const wanted = new Set(pythonPaths());
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

function respond(event) {
  const { method, mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || !pathname.startsWith(PREFIX)) return;
  const name = pathname.slice(PREFIX.length);
  if (mode === 'navigate') {
    if (NOT_APP.test(name)) return;
    event.respondWith(fromCacheOrNetwork(CACHE, PREFIX, event.request));
    if (search === INSTALLED) event.waitUntil(fetchPython().catch(() => {}));
  } else if (FILES.includes(name)) {
    event.respondWith(fromCacheOrNetwork(CACHE, pathname, event.request));
  } else if (name.startsWith('python/')) {
    event.respondWith(fromCacheOrNetwork(PYTHON_CACHE, pathname, event.request));
  }
}

async function fromCacheOrNetwork(name, path, request) {
  const found = await caches.match(path, { cacheName: name, ignoreVary: true });
  return found ?? fetch(request);
}

// Notices to a player who is away. The server has worded them in the reader's language.

addEventListener('push', (event) => event.waitUntil(showNotice(event.data)));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));

/** Show a notice, unless its page is in view: the player sees there what it tells. */
async function showNotice(data) {
  const notice = readNotice(data);
  if (notice === null) return;
  const open = await clients.matchAll({ type: 'window' });
  const isInView = (page) => page.visibilityState === 'visible' && pathOf(page) === notice.path;
  if (open.some(isInView)) return;
  await registration.showNotification(notice.title, {
    body: notice.body,
    lang: notice.language,
    tag: notice.tag, // takes the place of an earlier one about the same table
    renotify: true,
    icon: `${PREFIX}icons/inkland-192.png`,
    data: { path: notice.path },
  });
}

function readNotice(data) {
  try {
    const notice = data.json();
    return typeof notice.title === 'string' && /^\/(?!\/)/.test(notice.path) ? notice : null;
  } catch {
    return null;
  }
}

const pathOf = (page) => new URL(page.url).pathname;

/** Bring a window with this page to the front, or open one. */
async function openPage(path) {
  const open = await clients.matchAll({ type: 'window' });
  const page = open.find((one) => pathOf(one) === path);
  await (page ? page.focus() : clients.openWindow(path));
}

/** The push service has changed the subscription: tell our server where messages go from now on. */
async function renewSubscription({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options ?? { userVisibleOnly: true };
  const subscription = newSubscription ?? (await registration.pushManager.subscribe(options));
  await fetch('/api/me/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(subscription),
  });
}
