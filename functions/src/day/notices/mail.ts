import type { Mail } from '@copa/domain/mail';
import { owedWindows } from '@copa/domain/registrations/confirmation';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { isComplete } from '@copa/domain/registrations/unit';
import { namedHour } from '@copa/domain/time/hours';
import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { StoredUnit } from '../../desk/unit.ts';
import { mailOf } from '../../mail.ts';
import { seeYouOn } from '../../tournaments/words.ts';
import * as words from '../words.ts';

type Member = Pick<StoredAccepted, 'email'>;

export function releasedMail(
  { email }: Member,
  { place, releasedBy }: Pick<StoredUnit, 'place' | 'releasedBy'>,
  { name }: Tournament,
  isGivenOn: boolean,
  now: Date,
): Mail {
  const byConfirmation = releasedBy === 'entry' || releasedBy === 'match';
  return mailOf(
    email,
    words.releasedLetter(name, { byConfirmation, isGivenOn, waits: place === 'waiting' }),
    now,
  );
}

export function promotedMail(
  { email }: Member,
  unit: Pick<StoredUnit, 'confirmBy' | 'confirmations' | 'placedAt' | 'lobby'>,
  tournament: Tournament,
  now: Date,
): Mail {
  const { name, timeZone } = tournament;
  const [open] = owedWindows(unit, tournament, now);
  const confirmBy = unit.confirmBy ?? open?.closesAt ?? null;
  const isLost = open?.onMissing !== 'mark';
  const confirm = confirmBy === null ? '' : words.confirmUntil(namedHour(confirmBy, timeZone, now), isLost);
  return mailOf(email, words.promotedLetter(name, seeYouOn(tournament, now), confirm), now);
}

export function openingMail(
  { email }: Member,
  { members }: Pick<StoredUnit, 'members'>,
  tournament: Tournament,
  { kind, closesAt, onMissing }: ConfirmationWindow,
  now: Date,
): Mail {
  const letter = words.openedLetters[kind]({
    tournament: tournament.name,
    seeYou: seeYouOn(tournament, now),
    deadline: namedHour(closesAt, tournament.timeZone, now),
    isLost: onMissing !== 'mark',
    isComplete: isComplete(members),
  });
  return mailOf(email, letter, now);
}

export function consentMail({ email }: Member, { name, timeZone }: Tournament, deadline: Date, now: Date) {
  return mailOf(email, words.consentLetter(name, namedHour(deadline, timeZone, now)), now);
}
