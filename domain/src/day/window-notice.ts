import { CLOSING_CALL_MS, CONSENT_CALLS_MS, HOUR_MS, MINUTE_MS } from '../limits.ts';
import { wallClock } from '../time/wall-clock.ts';
import type { ConfirmationWindow, Windows } from '../tournaments/places/window.ts';

/** Notices that can wait are not sent at night, by the clock of the tournament. */
const QUIET_FROM_HOUR = 22;
const QUIET_UNTIL_HOUR = 8;

/** Every zone is whole quarters of an hour away from any other. */
const QUARTER_MS = 15 * MINUTE_MS;

export function isQuiet(instant: Date, timeZone: string): boolean {
  const { hour } = wallClock(instant, timeZone);
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

/** The time at which players hear that a window is open: in the morning, unless that leaves less than an hour. */
export function openingToldAt(
  { opensAt, closesAt }: Pick<ConfirmationWindow, 'opensAt' | 'closesAt'>,
  timeZone: string,
): Date {
  const morning = afterQuiet(opensAt, timeZone);
  return closesAt.getTime() - morning.getTime() < HOUR_MS ? opensAt : morning;
}

interface Told extends Windows {
  readonly cancelledAt: Date | null;
  readonly endedAt: Date | null;
  readonly timeZone: string;
  readonly stage: number;
}

export interface WindowNotice {
  readonly window: ConfirmationWindow;
  readonly about: 'opening' | 'closing';
  readonly at: Date;
}

/** The next notice of a window that is still useful. A final's notice waits until the finalists are known. */
export function nextWindowNotice(tournament: Told, now: Date): WindowNotice | null {
  if (tournament.cancelledAt !== null || tournament.endedAt !== null) return null;
  const [next] = tournament.windows
    .filter(({ kind, closesAt }) => (kind !== 'final' || tournament.stage > 1) && now <= closesAt)
    .flatMap((window) => windowNoticeOf(tournament, window, now) ?? [])
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return next ?? null;
}

/** A window that opens or closes anew, later than it was told, is told anew. */
function windowNoticeOf(tournament: Told, window: ConfirmationWindow, now: Date): WindowNotice | null {
  const { kind, opensAt, closesAt } = window;
  const told = tournament.closings[kind]?.toldAt ?? null;
  if (told === null || told < opensAt) {
    const open = opensAt < now ? now : opensAt;
    return { window, about: 'opening', at: openingToldAt({ closesAt, opensAt: open }, tournament.timeZone) };
  }
  const at = new Date(closesAt.getTime() - CLOSING_CALL_MS);
  return told >= at || isQuiet(at, tournament.timeZone) ? null : { window, about: 'closing', at };
}

interface Consenting extends Omit<Told, 'stage'> {
  readonly date: Date | null;
  readonly adultsOnly: boolean;
  readonly publishedAt: Date | null;
  readonly consentToldAt: Date | null;
}

/** The moment from which a minor without consent may lose the place: the first close of a confirmation, or the start. */
export function consentDeadline({ date, windows }: Pick<Consenting, 'date' | 'windows'>): Date | null {
  if (date === null) return null;
  const closes = windows.flatMap(({ kind, closesAt }) => (kind === 'final' ? [] : [closesAt.getTime()]));
  return new Date(Math.min(date.getTime(), ...closes));
}

/**
 * The time to remind minors of a missing consent, never at night; null after the reminder, and when it is too
 * late.
 */
export function consentNoticeAt(tournament: Consenting, now: Date): Date | null {
  const { cancelledAt, endedAt, adultsOnly, publishedAt, consentToldAt: told, timeZone } = tournament;
  const deadline = consentDeadline(tournament);
  if (cancelledAt !== null || endedAt !== null || adultsOnly || publishedAt === null) return null;
  if (deadline === null || now >= deadline) return null;
  const calls = CONSENT_CALLS_MS.map((ms) => new Date(deadline.getTime() - ms));
  const call = calls.find((each) => each > publishedAt);
  if (call === undefined) return null;
  const at = afterQuiet(call, timeZone);
  return at >= deadline || (told !== null && told >= at) ? null : at;
}
