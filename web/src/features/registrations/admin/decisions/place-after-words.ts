import type { PlaceAfter } from '@copa/domain/registrations/places/place-after';
import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import * as inboxWords from '../../words/inbox.ts';
import * as words from '../../words/places.ts';
import type { Decision } from './decision.ts';

export interface Decided {
  readonly decision: Decision;
  readonly after: PlaceAfter;
}

export function placeAfterText(
  to: RegistrationStatus,
  { before, place, position, givenTo }: PlaceAfter,
): string {
  if (place === 'waiting') {
    return before === 'waiting' ? words.stillWaits(position) : words.nowWaits(position);
  }
  if (place === 'held') return words.hasPlace;
  if (to !== 'rejected' || before === 'released') return words.hadNoPlace;
  if (before === 'waiting') return words.leftQueue;
  return givenTo === null ? words.becameFree : words.wentTo(givenTo.name);
}

/** "10 con cupo, 2 siguen en espera": what became of the places of many. */
export function placesAfterText(to: RegistrationStatus, all: readonly Pick<Decided, 'after'>[]): string {
  const count = (has: (after: PlaceAfter) => boolean) => all.filter(({ after }) => has(after)).length;
  const given = all.flatMap(({ after: { givenTo } }) => (givenTo === null ? [] : [givenTo.name]));
  const waits = ({ place }: PlaceAfter) => place === 'waiting';
  const parts: readonly (readonly [number, (count: number) => string])[] =
    to === 'rejected'
      ? [
          [given.length, () => words.countGivenOn(given)],
          [count(({ before, givenTo }) => before === 'held' && givenTo === null), words.countFree],
        ]
      : [
          [count(({ place }) => place === 'held'), words.countHeld],
          [count((after) => waits(after) && after.before === 'waiting'), words.countStillWaiting],
          [count((after) => waits(after) && after.before !== 'waiting'), words.countNowWaiting],
        ];
  return parts.flatMap(([number, text]) => (number > 0 ? [text(number)] : [])).join(', ');
}

export function decidedText(all: readonly Decided[]): string {
  const [first] = all;
  if (first === undefined) return '';
  const { decision, after } = first;
  const { to, name } = decision;
  if (all.length > 1) return words.manyDone(all.length, all.length, to, placesAfterText(to, all));
  const told = inboxWords.decided[to](name);
  const isUsual = after.place === 'held' && after.before === 'held';
  return isUsual ? told : `${told}. ${placeAfterText(to, after)}.`;
}

export function undoneText(undone: readonly Decided[], first: readonly Decided[]): string {
  const [only] = undone;
  if (only === undefined) return '';
  const { decision, after } = only;
  const { id, from, to, name } = decision;
  if (undone.length > 1) return words.undoneMany(undone.length, placesAfterText(to, undone));
  const lost = first.find((each) => each.decision.id === id)?.after.givenTo ?? null;
  if (from === 'rejected' && after.place === 'waiting') {
    return words.backWaiting(name, after.position, lost?.name ?? null);
  }
  if (from === 'rejected' && after.place === 'held') return words.backWithPlace(name);
  return after.place === 'held' ? words.undoneOne(name) : words.undoneWith(name, placeAfterText(to, after));
}
