import type { MemberRole } from '@copa/domain/registrations/names/public-member';
import { missingPlayers } from '@copa/domain/registrations/unit';
import { namedHour } from '@copa/domain/time/hours';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { StoredUnit } from '../desk/stored-unit.ts';
import type { Letter } from '../mail.ts';
import { playedOn, seeYouOn } from '../tournaments/words.ts';
import * as words from './words.ts';

export const ANSWERS = ['received', 'added', 'approved', 'rejected', 'pending', 'left'] as const;

export function receiptLetter(tournament: Tournament, now: Date): Letter {
  return words.receivedLetter(tournament.name, playedOn(tournament, now));
}

export function additionLetter(
  { status, place }: Pick<StoredUnit, 'status' | 'place'>,
  tournament: Tournament,
  now: Date,
): Letter {
  const { name } = tournament;
  if (place === 'waiting') return words.addedWaitingLetter(name);
  return status === 'approved' && place === 'held'
    ? words.addedWithPlaceLetter(name, seeYouOn(tournament, now))
    : words.addedLetter(name, playedOn(tournament, now));
}

export function gapLetter(
  {
    members,
    leftFrom,
    incompleteUntil,
  }: Pick<StoredUnit, 'members' | 'leftFrom'> & { readonly incompleteUntil: Date },
  left: MemberRole,
  { name, timeZone }: Tournament,
  now: Date,
): Letter {
  return words.leftLetter(name, {
    missing: missingPlayers(members),
    until: namedHour(incompleteUntil, timeZone, now),
    isAgain: leftFrom === 'approved',
    isNewCaptain: left === 'captain',
  });
}

export function decisionLetter(
  { status, reason, place }: Pick<StoredUnit, 'status' | 'reason' | 'place'>,
  tournament: Tournament,
  now: Date,
): Letter {
  const { name } = tournament;
  if (status === 'pending') return words.pendingLetter(name);
  if (status === 'rejected') return words.rejectedLetter(name, reason);
  return place === 'waiting'
    ? words.approvedWaitingLetter(name)
    : words.approvedLetter(name, seeYouOn(tournament, now));
}
