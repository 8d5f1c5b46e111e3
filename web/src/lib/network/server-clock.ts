import { SECOND_MS } from '@copa/domain/limits';

/** Smaller differences from the device's clock are ignored, because they may come from a slow answer. */
const TOLERANCE_MS = 20 * SECOND_MS;

let ahead = 0;
const listeners = new Set<() => void>();

export function serverNow(): Date {
  return serverTimeOf(Date.now());
}

/** `time` is a time of the device's clock, which may be wrong. */
export function serverTimeOf(time: number): Date {
  return new Date(time + ahead);
}

export function answeredAt(headers: Headers): number {
  return Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000;
}

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
