import type { Mail } from '@copa/domain/mail';
import { namedHour } from '@copa/domain/time/hours';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type Letter, mailOf } from '../mail.ts';
import type { ChangeNotice } from '../store/collections.ts';
import { type Accepting, acceptedOtherRules } from './rules-version.ts';
import * as words from './words.ts';

type Told = ChangeNotice['told'];

interface Change {
  readonly from: Told;
  readonly to: Told;
}

interface Reader extends Accepting {
  readonly email: string;
}

/** Says what is true now and, of the date, what was before. Null for a player whom the change does not concern. */
export function changeMail(to: Reader, tournament: Tournament, change: Change, now: Date): Mail | null {
  const letter = letterOf(to, tournament, change, now);
  return letter === null ? null : mailOf(to.email, letter, now);
}

function letterOf(reader: Reader, tournament: Tournament, { from, to }: Change, now: Date): Letter | null {
  const { name, timeZone, cancelReason } = tournament;
  if (to.cancelled) return words.cancelledLetter(name, cancelReason);
  const date = to.date === null ? null : namedHour(to.date, timeZone, now);
  // They may have changed while it was cancelled, and nobody was told.
  const hasNewRules = from.cancelled || from.rules !== to.rules;
  const readsNewRules = hasNewRules && acceptedOtherRules(reader, to.rules);
  if (from.cancelled) return words.resumedLetter(name, date, readsNewRules);
  if (isSameDate(from, to)) return readsNewRules ? words.rulesLetter(name) : null;
  if (from.date === null) return words.datedLetter(name, date, readsNewRules);
  return words.movedLetter(name, namedHour(from.date, timeZone, now), date, readsNewRules);
}

export function isSameDate(one: Told, two: Told): boolean {
  return one.date?.getTime() === two.date?.getTime();
}
