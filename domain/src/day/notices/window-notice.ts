import { CLOSING_CALL_MS, HOUR_MS } from '../../limits.ts';
import type { ConfirmationWindow, Windows } from '../../tournaments/places/window.ts';
import { isPlaceWindow } from '../../tournaments/places/window-phase.ts';
import { isEnded } from '../../tournaments/state.ts';
import type { Tournament } from '../../tournaments/tournament.ts';
import { afterQuiet, isQuiet } from './night.ts';

export function openingToldAt(
  { opensAt, closesAt }: Pick<ConfirmationWindow, 'opensAt' | 'closesAt'>,
  timeZone: string,
): Date {
  const morning = afterQuiet(opensAt, timeZone);
  return closesAt.getTime() - morning.getTime() < HOUR_MS ? opensAt : morning;
}

type Told = Windows & Pick<Tournament, 'cancelledAt' | 'endedAt' | 'timeZone' | 'stage'>;

export interface WindowNotice {
  readonly window: ConfirmationWindow;
  readonly about: 'opening' | 'closing';
  readonly at: Date;
}

/** The final's window asks nobody before a second stage is drawn, so its notices wait for that draw. */
export function windowNotices(tournament: Told, now: Date): readonly WindowNotice[] {
  if (isEnded(tournament)) return [];
  return tournament.windows
    .filter(({ kind, closesAt }) => (kind !== 'final' || tournament.stage > 1) && now <= closesAt)
    .flatMap((window) => windowNoticeOf(tournament, window, now) ?? [])
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

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

/** A unit that kept its place when a confirmation closed has time until the next close after `now`. */
export function consentDeadline(
  { date, windows }: Pick<Tournament, 'date' | 'windows'>,
  now = new Date(0),
): Date | null {
  if (date === null) return null;
  const closes = windows.filter((window) => isPlaceWindow(window) && window.closesAt > now);
  return new Date(Math.min(date.getTime(), ...closes.map(({ closesAt }) => closesAt.getTime())));
}
