import { PHONE_KEPT_MS, type PushSubscriptionInput } from '@copa/domain/day/push';
import { dropPhone, keepPhone } from '@copa/domain/day/push-endpoints';
import { ApiError, callApi } from '../../../../../lib/network/api-client.ts';
import { type PushAllowed, pushAllowed } from './push-allowed.ts';

export interface PushSubject {
  /** The path of the subject's page. The cache `push-tickets` keeps the phone's endpoint under this path. */
  readonly address: string;
  readonly choice?: string;
  readonly keep: (subscription: PushSubscriptionInput) => Promise<unknown>;
  /** `phone` is the hash of the subscription's endpoint. */
  readonly drop: (phone: string) => Promise<unknown>;
}

export const ticketSubject = (ticketId: string): PushSubject => ({
  address: `/mi/${ticketId}`,
  keep: (body) => callApi(keepPhone, { headers: { ticketId }, body }),
  drop: (phone) => callApi(dropPhone, { headers: { ticketId }, query: { phone } }),
});

/**
 * `on` and `off` say whether this phone has a subscription for one subject. The other states apply to all
 * subjects.
 */
export type PushState = Exclude<PushAllowed, 'default' | 'granted'> | 'off' | 'on';

const RENEWED_MS = PHONE_KEPT_MS / 2;
const ACTIVE_AFTER_MS = 30_000;

/**
 * `page.webmanifest` has no `start_url`, so the installed site opens at the page that was open in Safari. An
 * installed site on an iPhone has its own empty storage and no address bar, so nobody could open a ticket.
 */
function installThisPage(): void {
  document.querySelector('link[rel=manifest]')?.setAttribute('href', '/page.webmanifest');
}

export async function pushState(subject: PushSubject, publicKey: string): Promise<PushState> {
  const allowed = pushAllowed();
  if (allowed === 'install') installThisPage();
  if (allowed !== 'default' && allowed !== 'granted') return allowed;
  const kept = allowed === 'granted' ? await readPushAddress(subject) : null;
  if (kept === null) return 'off';
  // Renews an old subscription, because the server may replace a phone that is unused for `PHONE_KEPT_MS`
  // with a new phone of the unit.
  const isThere = (await currentSubscription())?.endpoint === kept;
  if (isThere && (await ageOf(subject)) < RENEWED_MS) return 'on';
  try {
    await subscribe(subject, publicKey);
  } catch (error) {
    const isRefused = error instanceof ApiError && ['conflict', 'tournament-cancelled'].includes(error.code);
    if (!isRefused) throw error;
    await drop(subject);
    return 'off';
  }
  return 'on';
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function turnOn(subject: PushSubject, publicKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await subscribe(subject, publicKey);
  return 'on';
}

async function subscribe(subject: PushSubject, publicKey: string): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, refusal()]);
  const key = bytesOf(publicKey);
  const before = await pushManager.getSubscription();
  const isOurs = before !== null && isSame(before.options.applicationServerKey, key);
  // A subscription with an older key of the site would get no notices.
  if (before !== null && !isOurs) await before.unsubscribe();
  const subscription =
    before !== null && isOurs
      ? before
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await subject.keep({ endpoint, keys: { p256dh, auth } });
  await keep(subject, endpoint);
}

/**
 * When the last subject is turned off, the browser's subscription ends even if the server cannot be reached.
 */
export async function turnOff(subject: PushSubject): Promise<PushState> {
  const endpoint = await readPushAddress(subject);
  const hasOthers = await drop(subject);
  await closeNotices(subject);
  if (!hasOthers) await (await currentSubscription())?.unsubscribe();
  if (endpoint === null) return 'off';
  try {
    await subject.drop(await digestOf(endpoint));
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'not-found';
    if (!hasOthers || isGone) return 'off';
    await keep(subject, endpoint);
    throw error;
  }
  return 'off';
}

/** A notice on the locked screen would still open the ticket of somebody who has left this phone. */
async function closeNotices({ address }: PushSubject): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notice of (await registration?.getNotifications()) ?? []) {
    const { ticketId, followed } = notice.data as { readonly ticketId?: string; readonly followed?: string };
    if (address === `/mi/${ticketId}` || address === `/tournament/${followed}`) notice.close();
  }
}

/** `ready` stays pending for ever if the worker was not installed, as with a full disk or a lost connection. */
function refusal(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new DOMException('No worker became active', 'TimeoutError')), ACTIVE_AFTER_MS);
  });
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

/** The service worker (`push-worker.js`) uses this cache too. */
const TICKETS = 'push-tickets';

export async function readPushAddress(subject: Pick<PushSubject, 'address'>): Promise<string | null> {
  return (await find(subject))?.text() ?? null;
}

export async function readChoice(subject: Pick<PushSubject, 'address'>): Promise<string | null> {
  return 'caches' in window ? ((await find(subject))?.headers.get('choice') ?? null) : null;
}

/** The service worker stores no time with an endpoint that it renews, so such an endpoint counts as old. */
async function ageOf(subject: PushSubject): Promise<number> {
  return Date.now() - Number((await find(subject))?.headers.get('asked-at') ?? 0);
}

async function find({ address }: Pick<PushSubject, 'address'>): Promise<Response | undefined> {
  return (await caches.open(TICKETS)).match(address);
}

async function keep({ address, choice = '' }: PushSubject, endpoint: string): Promise<void> {
  await (await caches.open(TICKETS)).put(
    address,
    new Response(endpoint, { headers: { 'asked-at': String(Date.now()), choice } }),
  );
}

async function drop({ address }: PushSubject): Promise<boolean> {
  const kept = await caches.open(TICKETS);
  await kept.delete(address);
  return (await kept.keys()).length > 0;
}
