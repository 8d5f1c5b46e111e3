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

async function pageOf(request) {
  const { waiting } = self.registration;
  // The activation removes the files of this version, which another window may still need. A page that is loaded
  // again is still one of `windows`; a page that is opened is not.
  const windows = await self.clients.matchAll({ type: 'window' });
  const isAlone = windows.length < 2 && windows.every(({ url }) => isSame(url, request.url));
  if (waiting && !hasGivenWay && isAlone) {
    hasGivenWay = true;
    waiting.postMessage({ type: 'SKIP_WAITING' });
    // With a fragment in the address, the header `refresh` only jumps and loads nothing.
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
