// The generated service worker imports this file (`importScripts` in web/prerender/pwa.ts).

/** True once the server lacked a file in `/assets/`: a newer version is probably deployed. */
let isOutdated = false;

let hasGivenWay = false;

/** Addresses that are no page of the application. */
const OTHER = /^\/(api|__|overlay)(\/|$)|\.\w+$/;

const RELOAD = '<!doctype html><script>location.reload()</script>';

/** A page that is loaded again would otherwise come from the cache of an earlier version. */
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || mode !== 'navigate' || OTHER.test(new URL(url).pathname)) return;
  if (!isOutdated && !self.registration.waiting) return;
  event.stopImmediatePropagation();
  event.respondWith(pageOf(event.request));
});

/** A page sends this when its visitor moves to another page of the application. */
self.addEventListener('message', (event) => {
  if (event.data !== 'GIVE_WAY') return;
  const { source } = event;
  event.waitUntil(
    givesWay(
      ({ id }) => id === source.id,
      () => source.postMessage('GIVES_WAY'),
    ),
  );
});

/**
 * The activation of the waiting version removes the files of this one. So it is activated only if no other window
 * of the site is open.
 */
async function givesWay(movesOn, tell = () => undefined) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const { waiting } = self.registration;
  if (!waiting || hasGivenWay || windows.length > 1 || !windows.every(movesOn)) return false;
  hasGivenWay = true;
  tell();
  waiting.postMessage({ type: 'SKIP_WAITING' });
  return true;
}

async function pageOf(request) {
  // During a reload the old page still counts as a window. A page that is just opened does not count yet.
  if (await givesWay(({ url }) => isSame(url, request.url))) {
    // A script reloads the page, because a `refresh` header loads nothing if the address has a fragment.
    return new Response(RELOAD, { headers: { 'content-type': 'text/html' } });
  }
  const response = await fetch(request).catch(() => Response.error());
  if (response.type !== 'error' && response.status < 500) return response;
  return (await caches.match('/app', { ignoreSearch: true })) ?? response;
}

const isSame = (one, other) => one.split('#')[0] === other.split('#')[0];

/** Workbox calls this for each file in `/assets/` that it has not stored. */
self.fetchPart = async (request) => {
  const response = await fetch(request);
  if (response.status === 404 && !isOutdated) {
    isOutdated = true;
    void self.registration.update().catch(() => undefined);
  }
  return response;
};
