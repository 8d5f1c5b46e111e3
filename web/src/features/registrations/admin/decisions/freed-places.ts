import { waitingUnits } from '@copa/domain/day/units/in-order';
import { nextInQueue, servedPhase } from '@copa/domain/registrations/next-in-queue';
import type { Registration } from '@copa/domain/registrations/registration';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import * as words from '../../words/places.ts';
import { rowTitle } from '../unit-words.ts';

/** `isPart`: the list has further pages that are not loaded. */
export interface ShownRegistrations {
  readonly registrations: readonly Registration[];
  readonly isPart: boolean;
  /** Units with a suspended player: they wait, and get no place. */
  readonly suspended: ReadonlySet<string>;
  readonly tournaments: ReadonlyMap<string, ListedTournament>;
  readonly now: Date;
}

type Freed =
  | { readonly kind: 'nothing' | 'leaves' | 'free' | 'by-hand' | 'nobody-ready' | 'next' }
  | { readonly kind: 'given'; readonly to: string };

/** The place of a rejected unit passes on when the rejection cannot be undone any more. */
const passesOnSoon = ({ status, place, givenOnAt }: Registration) =>
  status === 'rejected' && place === 'held' && givenOnAt !== null;

/** The places of `units`, after those of `earlier` units. */
function freedPlaces(
  units: readonly Registration[],
  known: ShownRegistrations,
  earlier: readonly Registration[],
): readonly Freed[] {
  // Units that lose their place, and those to which an earlier one goes.
  const excluded = new Set(units.map(({ id }) => id));
  const all = [...earlier.filter(({ id }) => !excluded.has(id)), ...units];
  const freed = all.map(({ place, tournamentId }): Freed => {
    if (place === 'released') return { kind: 'nothing' };
    if (place === 'waiting') return { kind: 'leaves' };
    const tournament = known.tournaments.get(tournamentId);
    if (tournament === undefined) return { kind: 'next' };
    const waiting = waitingUnits(known.registrations).filter(
      (each) => each.tournamentId === tournamentId && !excluded.has(each.id),
    );
    if (tournament.waitlist.mode === 'manual' && waiting.length > 0) return { kind: 'by-hand' };
    if (servedPhase(tournament, known.now) === null) return { kind: 'free' };
    if (known.isPart && tournament.waitlist.max > 0) return { kind: 'next' };
    const withRoom = { ...tournament, currentPlayers: tournament.maxPlayers - 1 };
    const next = nextInQueue(waiting, withRoom, known.now, ({ id }) => known.suspended.has(id));
    if (next === null) return { kind: waiting.length > 0 ? 'nobody-ready' : 'free' };
    excluded.add(next.id);
    return { kind: 'given', to: rowTitle(next) };
  });
  return freed.slice(freed.length - units.length);
}

const SENTENCES: Readonly<Record<Exclude<Freed['kind'], 'given' | 'next'>, string>> = {
  nothing: '',
  leaves: words.leavesQueue,
  free: words.placeFree,
  'by-hand': words.givenByHand,
  'nobody-ready': words.nobodyReady,
};

function freedPlace(
  unit: Registration,
  known: ShownRegistrations,
  act: 'deletes' | 'rejects',
): Freed | undefined {
  // The place of a deleted unit passes on at once, before those of rejected units.
  const earlier = act === 'rejects' ? known.registrations.filter(passesOnSoon) : [];
  return freedPlaces([unit], known, earlier)[0];
}

/** The title of the unit that gets the place of the rejected `unit`; null if none does or it is not known. */
export function heirOf(unit: Registration, known: ShownRegistrations): string | null {
  const freed = freedPlace(unit, known, 'rejects');
  return freed?.kind === 'given' ? freed.to : null;
}

export function freedPlaceSentence(
  unit: Registration,
  known: ShownRegistrations,
  act: 'deletes' | 'rejects',
): string {
  const freed = freedPlace(unit, known, act);
  if (freed === undefined) return '';
  if (freed.kind === 'given') return words.goesTo[act](freed.to);
  return freed.kind === 'next' ? words.goesToNext[act] : SENTENCES[freed.kind];
}

export function freedPlacesSentences(units: readonly Registration[], known: ShownRegistrations): string {
  const all = freedPlaces(units, known, known.registrations.filter(passesOnSoon));
  const count = (...kinds: readonly Freed['kind'][]) => all.filter(({ kind }) => kinds.includes(kind)).length;
  const given = all.flatMap((freed) => (freed.kind === 'given' ? [freed.to] : []));
  const [next, free, leaving] = [count('next'), count('free', 'by-hand', 'nobody-ready'), count('leaves')];
  return [
    ...(given.length > 0 ? [words.goToThem(given)] : []),
    ...(next > 0 ? [words.goToOthers(next)] : []),
    ...(free > 0 ? [words.becomeFree(free)] : []),
    ...(leaving > 0 ? [words.leaveQueue(leaving)] : []),
    ...(given.length + next + leaving > 0 ? [words.unlessUndone] : []),
  ].join(' ');
}
