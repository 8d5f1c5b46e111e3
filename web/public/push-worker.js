// Part of the service worker: what it does when a notice arrives and when somebody taps it.

/** The same name as in `phone-push.ts`, which keeps the tickets that this browser is told about. */
const TICKETS = 'push-tickets';
const TICKET = /^[0-9a-z]{26}$/;

self.addEventListener('push', (event) => {
  const { title, body, tag, ticketId } = messageOf(event.data);
  const look = { icon: '/icons/icon-192.png', badge: '/icons/icon-192.png', lang: 'es' };
  const options = {
    ...look,
    body,
    data: { ticketId },
    ...(tag === undefined ? {} : { tag, renotify: true }),
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** A browser takes the permission away from who shows nothing. */
function messageOf(data) {
  try {
    return data.json();
  } catch {
    return { title: 'Hay novedades de tu torneo', body: 'Toca para verlas.' };
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { ticketId } = event.notification.data ?? {};
  event.waitUntil(open(TICKET.test(ticketId) ? `/mi/${ticketId}` : '/mi'));
});

/** As it is now: a page that stood open may have learned nothing yet, or be at another address of the site by now. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  if (shown === undefined) return self.clients.openWindow(path);
  return Promise.all([shown.focus(), shown.navigate(path)]);
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

/** The browser changed where it is reached. What cannot be told now is told when the ticket is opened next. */
async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ?? (options ? await self.registration.pushManager.subscribe(options) : null);
  if (subscription === null) return;
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  const kept = await caches.open(TICKETS);
  for (const { url } of await kept.keys()) {
    const ticketId = url.split('/').at(-1);
    const headers = { 'content-type': 'application/json', 'ticket-id': ticketId };
    const answer = await fetch('/api/registrations/ticket/push', { method: 'PUT', headers, body });
    if (answer.ok) await kept.put(url, new Response(endpoint));
  }
}
