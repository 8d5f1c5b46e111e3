import { effectivePhase } from '@copa/domain/day/units/confirming';
import { byNumber, heldUnits, waitingUnits } from '@copa/domain/day/units/in-order';
import { isPlaying } from '@copa/domain/registrations/playing';
import type { Registration } from '@copa/domain/registrations/registration';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import { isEnded, spotsLeft } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { DayPlay } from '../../../config/day-play.ts';
import type { Day } from './use-day.ts';

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

export type DayStep = WindowKind | 'waitlist' | 'matches' | 'protests' | 'ended';

export function presentStep(
  { tournament, units }: Pick<Day, 'tournament' | 'units'>,
  now: Date,
  hasGiven = false,
): DayStep {
  if (isEnded(tournament)) return 'ended';
  const running = tournament.windows.find((window) => {
    const phase = effectivePhase(tournament, window, now);
    return phase === 'open' || phase === 'review';
  });
  if (running !== undefined) return running.kind;
  const canGive = spotsLeft(tournament) > 0 && waitingUnits(units).length > 0;
  return canGive || hasGiven ? 'waitlist' : 'matches';
}
