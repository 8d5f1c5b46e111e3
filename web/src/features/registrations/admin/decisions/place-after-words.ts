import type { PlaceAfter } from '@copa/domain/registrations/places/place-after';
import type { RegistrationStatus } from '@copa/domain/registrations/registration';
import * as inboxWords from '../../words/inbox.ts';
import * as words from '../../words/places.ts';
import type { Decision } from './decision.ts';

export interface Decided {
  readonly decision: Decision;
  readonly after: PlaceAfter;
}

/** Tells what became of one unit's place, without a full stop. */
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
export function placesAfterText(to: RegistrationStatus, all: readonly PlaceAfter[]): string {
  const given = all.flatMap(({ givenTo }) => (givenTo === null ? [] : [givenTo.name]));
  const parts: readonly (readonly [number, (count: number) => string])[] =
    to === 'rejected'
      ? [
          [given.length, () => words.countGivenOn(given)],
          [
            all.filter(({ before, givenTo }) => before === 'held' && givenTo === null).length,
            words.countFree,
          ],
        ]
      : [
          [all.filter(({ place }) => place === 'held').length, words.countHeld],
          [
            all.filter(({ before, place }) => place === 'waiting' && before === 'waiting').length,
            words.countStillWaiting,
          ],
          [
            all.filter(({ before, place }) => place === 'waiting' && before !== 'waiting').length,
            words.countNowWaiting,
          ],
        ];
  return parts.flatMap(([count, text]) => (count > 0 ? [text(count)] : [])).join(', ');
}

export function decidedText(all: readonly Decided[]): string {
  const [first] = all;
  if (first === undefined) return '';
  const { decision, after } = first;
  if (all.length > 1) {
    return words.manyDone(
      all.length,
      all.length,
      decision.to,
      placesAfterText(
        decision.to,
        all.map((each) => each.after),
      ),
    );
  }
  const told = inboxWords.decided[decision.to](decision.name);
  const isUsual = after.place === 'held' && after.before === 'held';
  return isUsual ? told : `${told}. ${placeAfterText(decision.to, after)}.`;
}

export function undoneText(undone: readonly Decided[], first: readonly Decided[]): string {
  const [only] = undone;
  if (only === undefined) return '';
  const { decision, after } = only;
  if (undone.length > 1) {
    return words.undoneMany(
      undone.length,
      placesAfterText(
        decision.to,
        undone.map((each) => each.after),
      ),
    );
  }
  const lost = first.find((each) => each.decision.id === decision.id)?.after.givenTo ?? null;
  if (decision.from === 'rejected' && after.place === 'waiting') {
    return words.backWaiting(decision.name, after.position, lost?.name ?? null);
  }
  if (decision.from === 'rejected' && after.place === 'held') return words.backWithPlace(decision.name);
  return after.place === 'held'
    ? words.undoneOne(decision.name)
    : words.undoneWith(decision.name, placeAfterText(decision.to, after));
}
