import { SECOND_MS } from '@copa/domain/limits';

/** Less than this may as well be a slow answer: nobody waits longer for one. */
const TOLERANCE_MS = 20 * SECOND_MS;

let ahead = 0;
const listeners = new Set<() => void>();

/** The time by our server, for phones whose clock is wrong: a tournament must not look closed an hour early. */
export function serverNow(): Date {
  return new Date(Date.now() + ahead);
}

/** Every answer of the API says when it was made, and how long it lay in a cache. */
export function answeredAt(headers: Headers): number {
  return Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000;
}

/** Learns from every answer with a time, so that a corrected phone clock is not corrected twice. */
export function learnServerTime(time: number): void {
  if (Number.isNaN(time)) return;
  const difference = time - Date.now();
  const next = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
  if (Math.abs(next - ahead) < TOLERANCE_MS) return;
  ahead = next;
  for (const listener of listeners) listener();
}

export function subscribeServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
