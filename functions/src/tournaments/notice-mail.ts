import type { Mail } from '@copa/domain/mail';
import { namedHour } from '@copa/domain/time/hours';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type Letter, mailOf } from '../mail.ts';
import type { Notice } from '../store/collections.ts';
import * as words from './words.ts';

interface Change {
  readonly from: Notice['told'];
  readonly to: Notice['told'];
}

/** Says what is true now and, of the date, what was before. */
export function changeMail(to: string, tournament: Tournament, change: Change, now: Date): Mail {
  return mailOf(to, letterOf(tournament, change, now), now);
}

function letterOf({ name, timeZone, cancelReason }: Tournament, { from, to }: Change, now: Date): Letter {
  if (to.cancelled) return words.cancelledLetter(name, cancelReason);
  const date = to.date === null ? null : namedHour(to.date, timeZone, now);
  if (from.cancelled) return words.resumedLetter(name, date);
  if (from.date === null) return words.datedLetter(name, date);
  return words.movedLetter(name, namedHour(from.date, timeZone, now), date);
}
