/**
 * The worker: keeps the files of one build, and shows them with or without a network. It touches
 * nothing of the game: what is told or sent under /api goes past it. The build fills in its names.
 */
const BUILD = '%BUILD%';
const ENTRY = '%ENTRY%';
const FILES = ['%FILES%'];

const CUPBOARD = `inkland-${BUILD}`;
const PAGE = '/';
// What the server answers by itself is none of our pages, nor is a file.
const NOT_OURS = /^\/(api|healthz|readyz)(\/|$)|\.\w+$/;

addEventListener('install', (event) => event.waitUntil(stock()));
addEventListener('activate', (event) => event.waitUntil(clear()));
addEventListener('fetch', serve);
addEventListener('message', (event) => {
  if (event.data === 'take') skipWaiting();
});

/** While servers are upgraded one may answer with the page of another build: then not now. */
async function stock() {
  const page = await fetch(PAGE, { cache: 'reload' });
  if (!page.ok || !(await page.clone().text()).includes(ENTRY)) throw new Error('another build');
  const cupboard = await caches.open(CUPBOARD);
  await cupboard.addAll(FILES);
  await cupboard.put(PAGE, page);
}

async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CUPBOARD).map((name) => caches.delete(name)));
  await clients.claim();
}

function serve(event) {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate' ? NOT_OURS.test(pathname) : !FILES.includes(pathname)) return;
  event.respondWith(kept(mode === 'navigate' ? PAGE : pathname, event.request));
}

async function kept(path, request) {
  const cupboard = await caches.open(CUPBOARD);
  return (await cupboard.match(path, { ignoreVary: true })) ?? fetch(request);
}
