import type { ReminderAbout } from '@copa/domain/day/reminder';
import { owes } from '@copa/domain/registrations/confirmation';
import { needsConsent } from '@copa/domain/registrations/consent/age-band';
import type { AcceptedMember } from '@copa/domain/registrations/member';
import { nextInQueue } from '@copa/domain/registrations/next-in-queue';
import { hasPlace } from '@copa/domain/registrations/places/unit-day';
import { isPlaying } from '@copa/domain/registrations/playing';
import type { Registration } from '@copa/domain/registrations/registration';
import { isComplete, isToldByApproval } from '@copa/domain/registrations/unit';
import { isPaused } from '@copa/domain/tournaments/places/pause';
import { isWaitlistLive } from '@copa/domain/tournaments/places/waitlist-limit';
import type { ConfirmationWindow, WindowKind } from '@copa/domain/tournaments/places/window';
import {
  needsReady,
  runningWindow,
  type WindowPhase,
  windowPhase,
} from '@copa/domain/tournaments/places/window-phase';
import { isEnded, spotsLeft } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { DayPlay } from '../../../config/day-play.ts';
import type { Day } from './use-day.ts';

function heldUnits(units: readonly Registration[]): readonly Registration[] {
  return units.filter(hasPlace).toSorted(byNumber);
}

type Drawn = Pick<Tournament, 'stage'>;

export function lobbiesOf({ units, tournament }: { units: readonly Registration[]; tournament: Drawn }) {
  const letters = heldUnits(units).flatMap(({ lobby }) =>
    lobby?.stage === tournament.stage ? lobby.id : [],
  );
  return [...new Set(letters)].toSorted();
}

/** Unless there are several lobbies, returns only `null`, which stands for the room of everybody. */
export function roomLobbies(
  lobbies: readonly string[],
  { hasLobbies }: Pick<DayPlay, 'hasLobbies'>,
): readonly (string | null)[] {
  return lobbies.length > 1 || hasLobbies ? lobbies : [null];
}

export function unitsOfLobby(units: readonly Registration[], { stage }: Drawn, lobby: string | null) {
  const held = heldUnits(units);
  if (stage === 0) return held;
  return held.filter((unit) => unit.lobby?.stage === stage && (lobby === null || unit.lobby.id === lobby));
}

/** Units that got their place after the draw. They get no room until the lobbies are drawn again. */
export function unitsInNoLobby(
  { tournament, units }: Pick<Day, 'tournament' | 'units'>,
  { redraw }: Pick<DayPlay, 'redraw'>,
  now: Date,
): readonly Registration[] {
  if (redraw === null) return [];
  return units
    .filter((unit) => isPlaying(unit, tournament, now) && !redraw.known.includes(unit.id))
    .toSorted(byNumber);
}

export function byNumber(one: Registration, other: Registration): number {
  return one.number - other.number || one.createdAt.getTime() - other.createdAt.getTime();
}

export function waitingUnits(units: readonly Registration[]): readonly Registration[] {
  return units
    .filter(({ place, status }) => place === 'waiting' && status !== 'rejected')
    .toSorted((one, other) => (one.waitSeq ?? 0) - (other.waitSeq ?? 0));
}

function isUntoldPlace(unit: Registration): boolean {
  return unit.placeToldAt !== null && unit.status !== 'rejected' && !isToldByApproval(unit);
}

/** Distinguishes a place from one that the same unit was given earlier and lost. */
export function givenKey({ id, placeToldAt }: Registration): string {
  return `${id} ${placeToldAt?.getTime() ?? ''}`;
}

/** Units that an organiser gave a place, except those whose undo is `over`. */
export function justGiven(
  units: readonly Registration[],
  over: ReadonlySet<string>,
): readonly Registration[] {
  return units.filter((unit) => isUntoldPlace(unit) && !over.has(givenKey(unit))).toSorted(byNumber);
}

export function phaseOf(tournament: Tournament, window: ConfirmationWindow, now: Date): WindowPhase {
  const phase = isEnded(tournament) ? 'closed' : windowPhase(tournament, window, now);
  // While a tournament is paused, the end of a review takes no place away, so a review counts as closed.
  return phase === 'review' && isPaused(tournament) ? 'closed' : phase;
}

export function wasAsked(
  tournament: Pick<Tournament, 'endedAt' | 'cancelledAt'>,
  { opensAt }: ConfirmationWindow,
): boolean {
  const over = tournament.cancelledAt ?? tournament.endedAt;
  return over === null || opensAt < over;
}

export type Confirming = ReturnType<typeof confirmingOf>;

export function confirmingOf(units: readonly Registration[], tournament: Tournament, kind: WindowKind) {
  const held = heldUnits(units);
  const owing = isEnded(tournament) ? [] : held.filter((unit) => owes(unit, tournament, kind));
  const lost = units.filter(({ place, releasedBy }) => place === 'released' && releasedBy === kind);
  const late = [...owing, ...lost]
    .filter((unit) => unit.late[kind] !== null)
    .toSorted((one, other) => (one.late[kind]?.getTime() ?? 0) - (other.late[kind]?.getTime() ?? 0));
  const confirmed = held.filter(({ confirmations }) => confirmations[kind] !== null).length;
  return {
    asked: confirmed + owing.length,
    confirmed,
    late,
    missing: owing.filter((unit) => unit.late[kind] === null),
    released: lost.filter((unit) => unit.late[kind] === null).toSorted(byNumber),
  };
}

type Need = Exclude<ReminderAbout, 'reserved'>;

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

export function hasStarted({ date }: Pick<Tournament, 'date'>, now: Date): boolean {
  return date !== null && now >= date;
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

export type DayStep = WindowKind | 'waitlist' | 'matches' | 'ended';

export function presentStep(
  { tournament, units }: Pick<Day, 'tournament' | 'units'>,
  now: Date,
  hasGiven = false,
): DayStep {
  if (isEnded(tournament)) return 'ended';
  const running = tournament.windows.find((window) => {
    const phase = phaseOf(tournament, window, now);
    return phase === 'open' || phase === 'review';
  });
  if (running !== undefined) return running.kind;
  const canGive = spotsLeft(tournament) > 0 && waitingUnits(units).length > 0;
  return canGive || hasGiven ? 'waitlist' : 'matches';
}

/** How many of `places` the queue takes once they are free. */
export function takenByQueue(
  { tournament, units }: Pick<Day, 'tournament' | 'units'>,
  places: number,
  at: Date,
  suspended: ReadonlySet<string>,
): number {
  const withRoom = { ...tournament, currentPlayers: tournament.maxPlayers - 1 };
  let left = waitingUnits(units).filter(({ id }) => !suspended.has(id));
  for (let taken = 0; taken < places; taken += 1) {
    const next = nextInQueue(left, withRoom, at);
    if (next === null) return taken;
    left = left.filter((unit) => unit !== next);
  }
  return places;
}
