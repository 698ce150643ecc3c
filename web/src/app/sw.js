/**
 * The service worker: caches the files of one build and answers with them, with or without a network.
 * Requests under /api are left alone. The build fills in the placeholders.
 */
const BUILD = '%BUILD%';
const ENTRY = '%ENTRY%';
const FILES = ['%FILES%'];

const CACHE = `inkland-${BUILD}`;
const PAGE = '/';
// Paths that the server answers itself, and files: not pages of the app.
const NOT_APP = /^\/(api|healthz|readyz)(\/|$)|\.\w+$/;

addEventListener('install', (event) => event.waitUntil(fillCache()));
addEventListener('activate', (event) => event.waitUntil(removeOldCaches()));
addEventListener('fetch', respond);
addEventListener('message', (event) => {
  if (event.data === 'take') skipWaiting();
});

/** Cache every file of this build. Fails if the server answers with the page of another build. */
async function fillCache() {
  const page = await fetch(PAGE, { cache: 'reload' });
  if (!page.ok || !(await page.clone().text()).includes(ENTRY)) throw new Error('another build');
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await cache.put(PAGE, page);
}

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
}

function respond(event) {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate' ? NOT_APP.test(pathname) : !FILES.includes(pathname)) return;
  event.respondWith(fromCacheOrNetwork(mode === 'navigate' ? PAGE : pathname, event.request));
}

async function fromCacheOrNetwork(path, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request);
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
    icon: '/icons/inkland-192.png',
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
