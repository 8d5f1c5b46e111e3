import { site } from '../../../config/site.ts';
import { answeredWithin } from '../../../lib/browser/answered-within.ts';

const NAME = `${site.slug}_session`;
const PATIENCE_MS = 2_000;

/** False in old browsers and on insecure pages. There, a tab ignores the sessions of other tabs. */
const tabsKnowEachOther = 'locks' in navigator && 'BroadcastChannel' in globalThis;

let channel: BroadcastChannel | undefined;
let held: { readonly free: () => void; readonly over: Promise<unknown> } | null = null;

export function onSignedOutElsewhere(listen: () => void): void {
  if (!tabsKnowEachOther) return;
  try {
    channel ??= new BroadcastChannel(NAME);
  } catch {
    // Firefox throws if the visitor blocks cookies.
    return;
  }
  channel.addEventListener('message', listen);
}

export function announceSignOut(): void {
  channel?.postMessage('signed-out');
}

/**
 * Holds a shared lock while this tab has a session, so that another tab that loses its session keeps the
 * stored values.
 */
export function holdSession(): void {
  if (!tabsKnowEachOther || held !== null) return;
  let free = () => {};
  const freed = new Promise<void>((resolve) => {
    free = resolve;
  });
  const over = navigator.locks.request(NAME, { mode: 'shared' }, () => freed).catch(() => undefined);
  held = { free, over };
}

export async function releaseSession(): Promise<void> {
  const lock = held;
  held = null;
  lock?.free();
  if (lock !== null) await answeredWithin(PATIENCE_MS, lock.over, null);
}

export async function isHeldElsewhere(): Promise<boolean> {
  if (!tabsKnowEachOther) return false;
  try {
    const { held = [] } = await answeredWithin(PATIENCE_MS, navigator.locks.query(), {});
    return held.some(({ name }) => name === NAME);
  } catch {
    // Chrome refuses locks if the visitor blocks cookies.
    return false;
  }
}
