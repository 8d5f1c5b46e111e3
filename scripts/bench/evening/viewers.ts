import { HOUR_MS, MINUTE_MS, PUBLIC_POLL_MS } from '@copa/domain/limits';

export type Changes = ReadonlyMap<string, readonly number[]>;

interface Watch {
  readonly from: number;
  readonly until: number;
}

export interface Poll extends Watch {
  readonly everyMs: number;
  readonly documents: (at: number) => readonly string[];
}

export type BytesOf = (path: string) => number;

export interface ViewCost {
  readonly reads: number;
  readonly bytes: number;
}

/**
 * An answer that brings nothing new has this size with its headers, measured as in
 * `tests/e2e/player/hour-of-data.test.ts`.
 */
const ANSWER_BYTES = 610;

export function costOfPoll(
  { from, until, everyMs, documents }: Poll,
  changes: Changes,
  bytesOf: BytesOf,
): ViewCost {
  const seen = new Map<string, number>();
  let [reads, bytes] = [0, 0];
  for (let at = from; at < until; at += everyMs) {
    for (const path of documents(at)) {
      const last = seen.get(path);
      const isNew = last !== undefined && (changes.get(path) ?? []).some((when) => when > last && when <= at);
      reads += isNew ? 2 : 1;
      bytes += ANSWER_BYTES + (isNew || last === undefined ? bytesOf(path) : 0);
      seen.set(path, at);
    }
  }
  return { reads, bytes };
}

export function costOfListener(
  { from, until }: Watch,
  paths: RegExp,
  changes: Changes,
  bytesOf: BytesOf,
): ViewCost {
  let [reads, bytes] = [0, 0];
  for (const [path, moments] of changes) {
    if (!paths.test(path)) continue;
    const times = moments.filter((at) => at > from && at <= until).length;
    const count = times + (moments.some((at) => at <= from) ? 1 : 0);
    reads += count;
    bytes += count * bytesOf(path);
  }
  return { reads, bytes };
}

const FRIEND_MS = 2 * HOUR_MS;

export function friend(tournament: string, stageAt: (at: number) => number, from: number): Poll {
  return {
    from,
    until: from + FRIEND_MS,
    everyMs: PUBLIC_POLL_MS,
    documents: (at) => [`boards/${tournament}_${stageAt(at)}`],
  };
}

export function player(
  tournament: string,
  ticket: string,
  stageAt: (at: number) => number,
  from: number,
): Poll {
  const { documents, ...open } = friend(tournament, stageAt, from);
  const own = [`tickets/${ticket}`, `tournaments/${tournament}`];
  return { ...open, everyMs: MINUTE_MS, documents: (at) => [...own, ...documents(at)] };
}
