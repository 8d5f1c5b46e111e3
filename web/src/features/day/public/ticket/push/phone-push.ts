import { PHONE_KEPT_MS, type PushSubscriptionInput } from '@copa/domain/day/push';
import { dropPhone, keepPhone } from '@copa/domain/day/push-endpoints';
import { ApiError, callApi } from '../../../../../lib/network/api-client.ts';

/** A phone is told about a ticket, or about a tournament that it follows. */
export interface PushSubject {
  /** Its page, under which this browser keeps what it gave for it. */
  readonly address: string;
  /** The browser keeps this choice about it too. */
  readonly choice?: string;
  readonly keep: (subscription: PushSubscriptionInput) => Promise<unknown>;
  /** Takes the digest of the address of the phone. */
  readonly drop: (phone: string) => Promise<unknown>;
}

export const ticketSubject = (ticketId: string): PushSubject => ({
  address: `/mi/${ticketId}`,
  keep: (body) => callApi(keepPhone, { headers: { ticketId }, body }),
  drop: (phone) => callApi(dropPhone, { headers: { ticketId }, query: { phone } }),
});

/** `install`: a browser that tells only who has installed the site. `off`, `on`: about one subject. */
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

export async function pushState(subject: PushSubject, publicKey: string): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isApplePhone() && !isInstalled() ? 'install' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  const kept = Notification.permission === 'granted' ? await readPushAddress(subject) : null;
  if (kept === null) return 'off';
  // The browser may have another address by now, or none; and a phone that says nothing for a day may lose its place to
  // another one of the unit.
  const isThere = (await currentSubscription())?.endpoint === kept;
  if (isThere && (await ageOf(subject)) < RENEWED_MS) return 'on';
  try {
    await subscribe(subject, publicKey);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
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

/** `publicKey`: what the site signs its notices by. */
async function subscribe(subject: PushSubject, publicKey: string): Promise<void> {
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
  await subject.keep({ endpoint, keys: { p256dh, auth } });
  await keep(subject, endpoint);
}

/** Turns off one subject. The last one ends the subscription of the browser too, whether the server hears of it or not. */
export async function turnOff(subject: PushSubject): Promise<PushState> {
  const endpoint = await readPushAddress(subject);
  const hasOthers = await drop(subject);
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

/** The address that this browser gave for notices about it; null where it gave none. */
export async function readPushAddress(subject: Pick<PushSubject, 'address'>): Promise<string | null> {
  return (await find(subject))?.text() ?? null;
}

/** The choice that this browser gave last; null where it gave none, or keeps nothing. */
export async function readChoice(subject: Pick<PushSubject, 'address'>): Promise<string | null> {
  return 'caches' in window ? ((await find(subject))?.headers.get('choice') ?? null) : null;
}

/** The time since the last subscription; infinite where the worker made it, which notes no hour. */
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

/** Says whether this browser is still told about others. */
async function drop({ address }: PushSubject): Promise<boolean> {
  const kept = await caches.open(TICKETS);
  await kept.delete(address);
  return (await kept.keys()).length > 0;
}
