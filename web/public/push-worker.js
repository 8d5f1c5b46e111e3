// The generated service worker imports this file (`importScripts` in web/prerender/pwa.ts).

/**
 * `phone-push.ts` uses this cache too. The cache's keys are the addresses of tickets and followed
 * tournaments.
 */
const TICKETS = 'push-tickets';
const TICKET = /^[0-9a-z]{26}$/;
const TOURNAMENT = /^[\w-]{1,128}$/;

self.addEventListener('push', (event) => {
  const { title, body, tag, ticketId, followed } = messageOf(event.data);
  const look = { icon: '/icons/icon-192.png', badge: '/icons/icon-192.png', lang: 'es' };
  const options = {
    ...look,
    body,
    data: { ticketId, followed },
    ...(followed === undefined ? {} : { actions: [{ action: 'stop', title: 'Dejar de seguir' }] }),
    ...(tag === undefined ? {} : { tag, renotify: true }),
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

/**
 * Unreadable data get a general text, because a browser may withdraw the permission if a push shows no
 * notification.
 */
function messageOf(data) {
  try {
    return data.json();
  } catch {
    return { title: 'Hay novedades de tu torneo', body: 'Toca para verlas.' };
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { ticketId, followed } = event.notification.data ?? {};
  if (!TOURNAMENT.test(followed ?? '')) {
    event.waitUntil(open(TICKET.test(ticketId) ? `/mi/${ticketId}` : '/mi'));
  } else event.waitUntil(event.action === 'stop' ? stopOrOpen(followed) : openTable(followed));
});

const openTable = (followed) => open(`/tournament/${followed}/posiciones`);

async function stopOrOpen(followed) {
  const isStopped = await stop(followed).catch(() => false);
  if (!isStopped) await openTable(followed);
}

/** Shows `path` in a window. A window that already has this page reloads it, because it may be outdated. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  if (shown === undefined) return self.clients.openWindow(path);
  return Promise.all([shown.focus(), shown.navigate(path)]);
}

async function stop(followed) {
  const address = `/tournament/${followed}`;
  const kept = await caches.open(TICKETS);
  const given = await kept.match(address);
  const subscription = await self.registration.pushManager.getSubscription();
  const endpoint = (await given?.text()) ?? subscription?.endpoint;
  if (endpoint === undefined) return true;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const phone = btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const answer = await fetch(`/api/tournaments/${followed}/follow?phone=${phone}`, { method: 'DELETE' });
  if (answer.ok) await kept.delete(address);
  return answer.ok;
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

/** If the new push address cannot be sent for a ticket now, the ticket's page sends it later. */
async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ?? (options ? await self.registration.pushManager.subscribe(options) : null);
  if (subscription === null) return;
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  const kept = await caches.open(TICKETS);
  for (const { url } of await kept.keys()) {
    // A followed tournament gets the new push address when `FollowOffer` is shown for it again.
    if (!new URL(url).pathname.startsWith('/mi/')) continue;
    const ticketId = url.split('/').at(-1);
    const headers = { 'content-type': 'application/json', 'ticket-id': ticketId };
    const answer = await fetch('/api/registrations/ticket/push', { method: 'PUT', headers, body });
    if (answer.ok) await kept.put(url, new Response(endpoint));
  }
}
