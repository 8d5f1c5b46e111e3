import { owes } from '../../registrations/confirmation.ts';
import { needsConsent } from '../../registrations/consent/age-band.ts';
import type { AcceptedMember } from '../../registrations/member.ts';
import type { Registration } from '../../registrations/registration.ts';
import { isComplete } from '../../registrations/unit.ts';
import { isPaused } from '../../tournaments/places/pause.ts';
import { isWaitlistLive } from '../../tournaments/places/waitlist-limit.ts';
import type { ConfirmationWindow } from '../../tournaments/places/window.ts';
import { needsReady, runningWindow, windowPhase } from '../../tournaments/places/window-phase.ts';
import { hasStarted, isEnded } from '../../tournaments/state.ts';
import type { Tournament } from '../../tournaments/tournament.ts';
import type { ReminderAbout } from '../reminder.ts';
import { heldUnits, isUntoldPlace, waitingUnits } from './in-order.ts';

type Need = Exclude<ReminderAbout, 'reserved'>;

export type Needy = CaptainNeedy | AdultNeedy;

export interface CaptainNeedy {
  readonly unit: Registration;
  readonly about: Exclude<Need, 'consent'>;
  readonly minor: null;
  /** The window whose confirmation the unit missed; null if the unit can still do what is asked. */
  readonly missed: ConfirmationWindow | null;
}

export interface AdultNeedy {
  readonly unit: Registration;
  readonly about: 'consent';
  readonly minor: AcceptedMember;
  readonly missed: null;
}

export function needyUnits(
  units: readonly Registration[],
  tournament: Tournament,
  now: Date,
): readonly Needy[] {
  if (isPaused(tournament)) return [];
  const told = heldUnits(units).filter((unit) => !isUntoldPlace(unit));
  return [...told, ...waitingUnits(units)].flatMap((unit): readonly Needy[] => {
    const about = needOf(unit, tournament, now);
    const missed = about === null || about === 'consent' ? missedBy(unit, tournament, now) : null;
    if (missed !== null) return [{ unit, about: missed.kind, minor: null, missed }];
    if (about === null) return [];
    if (about !== 'consent') return [{ unit, about, minor: null, missed: null }];
    const minors = unit.members.filter((member) => member.state === 'accepted').filter(needsConsent);
    return minors.map((minor) => ({ unit, about, minor, missed: null }));
  });
}

function needOf(unit: Registration, tournament: Tournament, now: Date): Need | null {
  if (isEnded(tournament)) return null;
  if (unit.status === 'rejected' || unit.place === 'released') return null;
  const hasBegun = hasStarted(tournament, now);
  if (!isComplete(unit.members)) return hasBegun ? null : 'team';
  if (unit.place === 'waiting') {
    const mayBeReady = needsReady(tournament, now) && isWaitlistLive(tournament, now);
    const isAsked = mayBeReady && tournament.date !== null && !hasBegun;
    if (isAsked && unit.readyAt === null) return 'waiting';
  } else {
    const window = openWindow(tournament, now);
    if (window !== null && owes(unit, tournament, window.kind)) return window.kind;
  }
  return !hasBegun && unit.members.some(needsConsent) ? 'consent' : null;
}

function missedBy(unit: Registration, tournament: Tournament, now: Date): ConfirmationWindow | null {
  if (isEnded(tournament) || unit.status === 'rejected' || unit.place !== 'held') return null;
  const isMissed = (window: ConfirmationWindow) => {
    const { kind, onMissing } = window;
    const phase = windowPhase(tournament, window, now);
    const isLeft = kind === 'final' ? phase === 'review' : !hasStarted(tournament, now);
    const isKept = phase === 'review' || (phase === 'closed' && onMissing === 'mark');
    return isLeft && isKept && unit.late[kind] === null && owes(unit, tournament, kind);
  };
  return (
    tournament.windows
      .filter(isMissed)
      .toSorted((one, other) => other.closesAt.getTime() - one.closesAt.getTime())[0] ?? null
  );
}

function openWindow(tournament: Tournament, now: Date): ConfirmationWindow | null {
  const window = runningWindow(tournament, now);
  return window !== null && windowPhase(tournament, window, now) === 'open' ? window : null;
}
