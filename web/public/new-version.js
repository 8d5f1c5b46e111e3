// The generated service worker imports this file (`importScripts` in web/prerender/pwa.ts).

/** True after a deployment removed a file that this version needs. */
let isOutdated = false;

let hasGivenWay = false;

const RELOAD = '<!doctype html><script>location.reload()</script>';

/** Without this, the pages of an earlier version would stay until every window of the site is closed. */
self.addEventListener('fetch', (event) => {
  const { method, mode } = event.request;
  if (method !== 'GET' || mode !== 'navigate') return;
  if (!isOutdated && !self.registration.waiting) return;
  event.stopImmediatePropagation();
  event.respondWith(newestPage(event.request));
});

async function newestPage(request) {
  const { waiting } = self.registration;
  // The activation removes the files of this version, which another window may still need. A page that is loaded
  // again is still in the list; a page that is opened is not.
  const windows = await self.clients.matchAll({ type: 'window' });
  const isAlone = windows.length < 2 && windows.every(({ url }) => isSame(url, request.url));
  if (waiting && !hasGivenWay && isAlone) {
    hasGivenWay = true;
    waiting.postMessage({ type: 'SKIP_WAITING' });
    // The header `refresh` would not load an address with a fragment again.
    return new Response(RELOAD, { headers: { 'content-type': 'text/html' } });
  }
  const kept = () => caches.match('/app', { ignoreSearch: true });
  const response = await fetch(request).catch(kept);
  return response.status < 500 ? response : ((await kept()) ?? response);
}

const isSame = (one, other) => one.split('#')[0] === other.split('#')[0];

/** For the files that the service worker does not keep. */
self.fetchPart = async (request) => {
  const response = await fetch(request);
  if (response.status === 404 && !isOutdated) {
    isOutdated = true;
    void self.registration.update().catch(() => undefined);
  }
  return response;
};
