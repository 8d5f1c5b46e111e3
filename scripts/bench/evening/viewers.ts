import { HOUR_MS, MINUTE_MS, PUBLIC_POLL_MS } from '@copa/domain/limits';

/** When each document changed, by its path. */
export type Changes = ReadonlyMap<string, readonly number[]>;

interface Watch {
  readonly from: number;
  readonly until: number;
}

/** A page that polls these documents while it stands open. */
export interface Poll extends Watch {
  readonly everyMs: number;
  /** The documents at a moment: another stage has another table. */
  readonly documents: (at: number) => readonly string[];
}

/** Each poll asks once for each document, and once more where it has changed: as `followDocument` does. */
export function readsOfPoll({ from, until, everyMs, documents }: Poll, changes: Changes): number {
  const seen = new Map<string, number>();
  let reads = 0;
  for (let at = from; at < until; at += everyMs) {
    for (const path of documents(at)) {
      const last = seen.get(path);
      const isNew = last !== undefined && (changes.get(path) ?? []).some((when) => when > last && when <= at);
      reads += isNew ? 2 : 1;
      seen.set(path, at);
    }
  }
  return reads;
}

/** A listener reads what is there, and each change of it. */
export function readsOfListener({ from, until }: Watch, paths: RegExp, changes: Changes): number {
  let reads = 0;
  for (const [path, moments] of changes) {
    if (!paths.test(path)) continue;
    if (moments.some((at) => at <= from)) reads += 1;
    reads += moments.filter((at) => at > from && at <= until).length;
  }
  return reads;
}

const FRIEND_MS = 2 * HOUR_MS;

/** A friend follows the table. */
export function friend(tournament: string, stageAt: (at: number) => number, from: number): Poll {
  return {
    from,
    until: from + FRIEND_MS,
    everyMs: PUBLIC_POLL_MS,
    documents: (at) => [`boards/${tournament}_${stageAt(at)}`],
  };
}

/** A player has Mi torneo open. */
export function player(
  tournament: string,
  ticket: string,
  stageAt: (at: number) => number,
  from: number,
): Poll {
  return {
    from,
    until: from + FRIEND_MS,
    everyMs: MINUTE_MS,
    documents: (at) => [
      `tickets/${ticket}`,
      `tournaments/${tournament}`,
      `boards/${tournament}_${stageAt(at)}`,
    ],
  };
}
