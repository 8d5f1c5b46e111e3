import type { Mail } from '@copa/domain/mail';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { StoredUnit } from '../desk/unit.ts';
import { mailOf } from '../mail.ts';
import { playedOn, seeYouOn } from '../tournaments/words.ts';
import * as words from './words.ts';

type Member = Pick<StoredAccepted, 'email'>;

export function receivedMail({ email }: Member, tournament: Tournament, now: Date): Mail {
  return mailOf(email, words.receivedLetter(tournament.name, playedOn(tournament, now)), now);
}

/** A mail to a player whom an organiser added: there is no private link. */
export function addedMail(
  { email }: Member,
  { status }: Pick<StoredUnit, 'status'>,
  tournament: Tournament,
  now: Date,
): Mail {
  const { name } = tournament;
  const letter =
    status === 'approved'
      ? words.addedWithPlaceLetter(name, seeYouOn(tournament, now))
      : words.addedLetter(name, playedOn(tournament, now));
  return mailOf(email, letter, now);
}

export function decidedMail(
  { email }: Member,
  { status, reason }: Pick<StoredUnit, 'status' | 'reason'>,
  tournament: Tournament,
  now: Date,
): Mail {
  const { name } = tournament;
  const letter =
    status === 'approved'
      ? words.approvedLetter(name, seeYouOn(tournament, now))
      : words.rejectedLetter(name, reason);
  return mailOf(email, letter, now);
}
