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
