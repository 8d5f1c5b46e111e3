import { DAY_MS, MINUTE_MS, TICKETS_PER_DAY_MAX } from '@copa/domain/limits';
import { type Tournament, UNIT_SIZES } from '@copa/domain/tournaments/tournament';
import type { Trace } from '../../store/collections.ts';

type Places = Pick<Tournament, 'maxPlayers'>;

/** Longer than registration stays open for most, and no longer than players are kept. */
const TRACE_KEPT_DAYS = 90;
const NETWORK_MINUTES = 10;
/** Enough for every player to be replaced once; whoever registers after that does so without this mail. */
const MAILS_PER_PLACE = 2;

export function newTrace(id: string, now: Date): Trace {
  return {
    id,
    expiresAt: new Date(now.getTime() + TRACE_KEPT_DAYS * DAY_MS),
    count: 0,
    holder: null,
    minutes: {},
  };
}

/** Firestore removes what has expired within a day, not at once. */
export function isCurrent(trace: Trace | null, now: Date): trace is Trace {
  return trace !== null && trace.expiresAt > now;
}

export function mayMail(
  mails: Trace | null,
  { maxPlayers, modality }: Places & Pick<Tournament, 'modality'>,
): boolean {
  return (mails?.count ?? 0) < MAILS_PER_PLACE * maxPlayers * UNIT_SIZES[modality];
}

const placesOfNetwork = ({ maxPlayers }: Places): number => Math.max(1, Math.floor(maxPlayers / 2));

const minuteOf = (now: Date): number => Math.floor(now.getTime() / MINUTE_MS);

/**
 * What counts, oldest first: the minutes that lie within ten minutes at least in part. A minute far in the future was
 * counted by a clock that was wrong, and holds nobody back until it comes.
 */
function counted(trace: Trace | null, now: Date): readonly (readonly [minute: number, count: number])[] {
  const current = minuteOf(now);
  return Object.entries(trace?.minutes ?? {})
    .map(([minute, count]) => [Number(minute), count] as const)
    .filter(([minute]) => Math.abs(minute - current) <= NETWORK_MINUTES)
    .toSorted(([one], [other]) => one - other);
}

/** How long one more from that network has to wait; null when it need not. */
export function networkWaitMs(trace: Trace | null, places: Places, now: Date): number | null {
  const minutes = counted(trace, now);
  let left = minutes.reduce((sum, [, count]) => sum + count, 0) - placesOfNetwork(places);
  if (left < 0) return null;
  for (const [minute, count] of minutes) {
    left -= count;
    if (left < 0) return (minute + NETWORK_MINUTES + 1) * MINUTE_MS - now.getTime();
  }
  return NETWORK_MINUTES * MINUTE_MS;
}

/** One more from that network; what no longer counts is forgotten, and soon after the last minute all of it. */
export function withOneMore(trace: Trace | null, id: string, now: Date): Trace {
  const minute = minuteOf(now);
  const minutes = new Map(counted(trace, now));
  minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
  return {
    id,
    count: 0,
    holder: null,
    minutes: Object.fromEntries(minutes),
    expiresAt: new Date((minute + NETWORK_MINUTES + 1) * MINUTE_MS),
  };
}

/** One more link of a unit that its members replaced; null when they have to wait until the day is over. */
export function withOneMoreTicket(trace: Trace | null, id: string, now: Date): Trace | null {
  if (!isCurrent(trace, now)) {
    return { id, count: 1, minutes: {}, expiresAt: new Date(now.getTime() + DAY_MS) };
  }
  return trace.count < TICKETS_PER_DAY_MAX ? { ...trace, count: trace.count + 1 } : null;
}
