import { namedHour } from '@copa/domain/time/hours';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Letter } from '../mail.ts';
import type { ChangeNotice } from '../store/collections.ts';
import { type Accepting, acceptedOtherRules } from './rules-version.ts';
import * as words from './words.ts';

type Told = ChangeNotice['told'];

interface Change {
  readonly from: Told;
  readonly to: Told;
}

/**
 * `from.rules` does not matter when a cancelled tournament resumes, because nobody was told of rules that
 * changed during the cancellation.
 */
const readsNewRules = (reader: Accepting, { from, to }: Change) =>
  (from.cancelled || from.rules !== to.rules) && acceptedOtherRules(reader, to.rules);

export function concernsReader(reader: Accepting, change: Change): boolean {
  const { from, to } = change;
  return from.cancelled || to.cancelled || !isSameDate(from, to) || readsNewRules(reader, change);
}

export function changeLetter(
  reader: Accepting,
  change: Change & { readonly tournament: Tournament },
  now: Date,
): Letter {
  const { from, to, tournament } = change;
  const { name, timeZone, cancelReason } = tournament;
  if (to.cancelled) return words.cancelledLetter(name, cancelReason);
  const date = to.date === null ? null : namedHour(to.date, timeZone, now);
  const hasNewRules = readsNewRules(reader, change);
  if (from.cancelled) return words.resumedLetter(name, date, hasNewRules);
  if (isSameDate(from, to)) return words.rulesLetter(name);
  if (from.date === null) return words.datedLetter(name, date, hasNewRules);
  return words.movedLetter(name, namedHour(from.date, timeZone, now), date, hasNewRules);
}

export function isSameDate(one: Told, two: Told): boolean {
  return one.date?.getTime() === two.date?.getTime();
}
