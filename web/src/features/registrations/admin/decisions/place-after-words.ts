import type { PlaceAfter } from '@copa/domain/registrations/places/place-after';
import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import * as inboxWords from '../../words/inbox.ts';
import * as words from '../../words/places.ts';
import type { Decision } from './decision.ts';

export interface Decided {
  readonly decision: Decision;
  readonly after: PlaceAfter;
  /** The unit that gets the place, as the dialog named it. */
  readonly heir?: string | null;
}

export function placeAfterText(
  { before, place, position, givenOnAt }: PlaceAfter,
  heir: string | null = null,
): string {
  if (givenOnAt !== null) {
    if (place !== 'held') return words.leavesSoon;
    return heir === null ? words.placeGoes : words.placeGoesSoonTo(heir);
  }
  if (place === 'waiting') {
    return before === 'waiting' ? words.stillWaits(position) : words.nowWaits(position);
  }
  return place === 'held' ? words.hasPlace : words.hadNoPlace;
}

export function placesAfterText(to: RegistrationStatus, all: readonly Pick<Decided, 'after'>[]): string {
  const count = (has: (after: PlaceAfter) => boolean) => all.filter(({ after }) => has(after)).length;
  const waits = ({ place }: PlaceAfter) => place === 'waiting';
  const held = count(({ place }) => place === 'held');
  const parts: readonly (readonly [number, (count: number) => string])[] =
    to === 'rejected'
      ? [[held, words.countGoing]]
      : [
          [held, words.countHeld],
          [count((after) => waits(after) && after.before === 'waiting'), words.countStillWaiting],
          [count((after) => waits(after) && after.before !== 'waiting'), words.countNowWaiting],
        ];
  return parts.flatMap(([number, text]) => (number > 0 ? [text(number)] : [])).join(', ');
}

export function decidedText(all: readonly Decided[]): string {
  const [first] = all;
  if (first === undefined) return '';
  const { decision, after, heir } = first;
  const { to, name } = decision;
  if (all.length > 1) return words.manyDone(all.length, all.length, to, placesAfterText(to, all));
  const told = inboxWords.decided[to](name);
  const isUsual = after.place === 'held' && after.before === 'held' && after.givenOnAt === null;
  return isUsual ? told : `${told}. ${placeAfterText(after, heir)}.`;
}

export function undoneText(undone: readonly Decided[]): string {
  const [only] = undone;
  if (only === undefined) return '';
  const { decision, after } = only;
  const { from, to, name } = decision;
  const { before, place, position } = after;
  if (undone.length > 1) return words.undoneMany(undone.length, placesAfterText(to, undone));
  if (from === 'rejected' && place === 'waiting') {
    return before === 'waiting' ? words.backInQueue(name, position) : words.backWaiting(name, position);
  }
  if (from === 'rejected' && place === 'held') return words.backWithPlace(name);
  return place === 'held' ? words.undoneOne(name) : words.undoneWith(name, placeAfterText(after));
}
