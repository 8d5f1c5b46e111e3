import { PHONE_KEPT_MS } from '@copa/domain/day/push';
import { dropPhone, keepPhone } from '@copa/domain/day/push-endpoints';
import { ApiError, callApi } from '../../../../../lib/network/api-client.ts';

/** `install`: a browser that tells only who has installed the site. `off`, `on`: about one ticket. */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

/** A phone reports itself twice before it is dropped. */
const RENEWED_MS = PHONE_KEPT_MS / 2;

/** An iPad says that it is a Mac. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

export async function pushState(ticketId: string, publicKey: string): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isApplePhone() && !isInstalled() ? 'install' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  const kept = Notification.permission === 'granted' ? await readPushTicket(ticketId) : null;
  if (kept === null) return 'off';
  // The browser may have another address by now, or none; and a phone that says nothing for a day may lose its place to
  // another one of the unit.
  const isThere = (await currentSubscription())?.endpoint === kept;
  if (isThere && (await pushTicketAge(ticketId)) < RENEWED_MS) return 'on';
  try {
    await subscribe(ticketId, publicKey);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    await dropPushTicket(ticketId);
    return 'off';
  }
  return 'on';
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function turnOn(ticketId: string, publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await subscribe(ticketId, publicKey);
  return 'on';
}

/** `publicKey`: what the site signs its notices by. */
async function subscribe(ticketId: string, publicKey: string): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const before = await pushManager.getSubscription();
  const isOurs = before !== null && isSame(before.options.applicationServerKey, key);
  // The site has other keys by now: nothing that it sends would arrive.
  if (before !== null && !isOurs) await before.unsubscribe();
  const subscription =
    before !== null && isOurs
      ? before
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await callApi(keepPhone, { headers: { ticketId }, body: { endpoint, keys: { p256dh, auth } } });
  await keepPushTicket(ticketId, endpoint);
}

/** Turns off one ticket. The last one ends the subscription of the browser too, whether the server hears of it or not. */
export async function turnOff(ticketId: string): Promise<PushState> {
  const endpoint = await readPushTicket(ticketId);
  const hasOthers = await dropPushTicket(ticketId);
  if (!hasOthers) await (await currentSubscription())?.unsubscribe();
  if (endpoint === null) return 'off';
  try {
    await callApi(dropPhone, { headers: { ticketId }, query: { phone: await digestOf(endpoint) } });
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'not-found';
    if (!hasOthers || isGone) return 'off';
    await keepPushTicket(ticketId, endpoint);
    throw error;
  }
  return 'off';
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSame(key: ArrayBuffer | null, other: Uint8Array): boolean {
  return key !== null && new Uint8Array(key).join() === other.join();
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The worker reads the same store, the simplest one that it has. */
const TICKETS = 'push-tickets';

const addressOf = (ticketId: string) => `/mi/${ticketId}`;

/** The address that this browser gave for notices of the ticket; null where it gave none. */
export async function readPushTicket(ticketId: string): Promise<string | null> {
  return (await find(ticketId))?.text() ?? null;
}

/** The time since the last subscription; infinite where the worker made it, which notes no hour. */
async function pushTicketAge(ticketId: string): Promise<number> {
  return Date.now() - Number((await find(ticketId))?.headers.get('asked-at') ?? 0);
}

async function find(ticketId: string): Promise<Response | undefined> {
  return (await caches.open(TICKETS)).match(addressOf(ticketId));
}

async function keepPushTicket(ticketId: string, endpoint: string): Promise<void> {
  await (await caches.open(TICKETS)).put(
    addressOf(ticketId),
    new Response(endpoint, { headers: { 'asked-at': String(Date.now()) } }),
  );
}

/** Says whether this browser is still told about others. */
async function dropPushTicket(ticketId: string): Promise<boolean> {
  const kept = await caches.open(TICKETS);
  await kept.delete(addressOf(ticketId));
  return (await kept.keys()).length > 0;
}
