import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import type { ConfirmationWindow, Windows } from './window.ts';

/** At night no phone rings for what can wait: by the clock of the tournament. */
const QUIET_FROM_HOUR = 22;
const QUIET_UNTIL_HOUR = 8;

/** Every zone is whole quarters of an hour away from any other. */
const QUARTER_MS = 15 * MINUTE_MS;

const clocks = new Map<string, Intl.DateTimeFormat>();

function hourOf(instant: Date, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
    clocks.set(timeZone, clock);
  }
  return Number(clock.format(instant));
}

export function isQuiet(instant: Date, timeZone: string): boolean {
  const hour = hourOf(instant, timeZone);
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}

/** The moment itself, or the end of its night. */
export function afterQuiet(instant: Date, timeZone: string): Date {
  let moment = instant;
  while (isQuiet(moment, timeZone)) {
    moment = new Date((Math.floor(moment.getTime() / QUARTER_MS) + 1) * QUARTER_MS);
  }
  return moment;
}

/** When players hear that a window is open: in the morning, unless that leaves them less than an hour. */
export function openingToldAt(
  { opensAt, closesAt }: Pick<ConfirmationWindow, 'opensAt' | 'closesAt'>,
  timeZone: string,
): Date {
  const morning = afterQuiet(opensAt, timeZone);
  return closesAt.getTime() - morning.getTime() < HOUR_MS ? opensAt : morning;
}

interface Told extends Windows {
  readonly cancelledAt: Date | null;
  readonly timeZone: string;
}

export interface Telling {
  readonly window: ConfirmationWindow;
  readonly at: Date;
}

/**
 * The opening that players are told of next, as long as it is of use to them. Nobody is told of the final: who plays it is not
 * known before.
 */
export function nextTelling(tournament: Told, now: Date): Telling | null {
  if (tournament.cancelledAt !== null) return null;
  const [next] = tournament.windows
    .filter((window) => window.kind !== 'final' && now <= window.closesAt && !isTold(tournament, window))
    .map((window) => {
      const opensAt = window.opensAt < now ? now : window.opensAt;
      return { window, at: openingToldAt({ ...window, opensAt }, tournament.timeZone) };
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return next ?? null;
}

/** A window that opens anew, later than it was told, is told anew. */
function isTold({ closings }: Windows, { kind, opensAt }: ConfirmationWindow): boolean {
  const told = closings[kind]?.toldAt ?? null;
  return told !== null && told >= opensAt;
}
