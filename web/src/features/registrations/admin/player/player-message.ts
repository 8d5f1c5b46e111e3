import { firstNameOf } from '@copa/domain/people/first-name';
import { needsConsent } from '@copa/domain/registrations/consent/age-band';
import type { AcceptedMember } from '@copa/domain/registrations/member';
import { REGISTRATION_STATUS } from '@copa/domain/registrations/places/unit-day';
import type { Registration } from '@copa/domain/registrations/registration';
import { ROLE_LABELS } from '@copa/domain/registrations/words/unit';
import { namedHour } from '@copa/domain/time/hours';
import { isOver } from '@copa/domain/tournaments/state';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/messages.ts';
import { isIncomplete, isReleased, isTeam, missingSentence, rowTitle } from '../unit-words.ts';

export type MessageTournament = Pick<
  ListedTournament,
  'name' | 'date' | 'endDate' | 'endedAt' | 'timeZone' | 'windows' | 'cancelledAt'
>;

export function playerMessage(
  registration: Registration,
  player: AcceptedMember,
  tournament: MessageTournament | null,
  brand: string,
): string {
  const name = tournament?.name ?? words.someTournament;
  const now = serverNow();
  const hasBegun = tournament !== null && tournament.date !== null && tournament.date <= now;
  const goesOn = tournament === null || (tournament.cancelledAt === null && !isOver(tournament, now));
  const hope = { goesOn, queueGoesOn: goesOn && !hasBegun };
  const lines = [greeting(player, brand), ...statusLines(registration, player, name, hope)];
  if (goesOn && registration.status !== 'rejected' && needsConsent(player)) lines.push(words.sendConsentLink);
  if (registration.status === 'approved' && registration.place === 'held' && tournament !== null) {
    lines.push(...startLines(registration, tournament, now));
  }
  return lines.join('\n');
}

function startLines(
  { confirmations }: Registration,
  { date, timeZone, windows, cancelledAt }: MessageTournament,
  now: Date,
): readonly string[] {
  if (cancelledAt !== null || (date !== null && date <= now)) return [];
  const asks = windows.some(
    ({ kind, closesAt }) => kind !== 'final' && closesAt > now && confirmations[kind] === null,
  );
  return [
    date === null ? words.dateOpen : words.starts(namedHour(date, timeZone, now)),
    asks ? `${words.confirmFirst} ${words.seeYou}` : words.seeYou,
  ];
}

export function ticketMessage(
  registration: Registration,
  player: AcceptedMember,
  tournament: MessageTournament | null,
  brand: string,
  url: string,
): string {
  return [
    greeting(player, brand),
    words.hereYouSee(teamOf(registration), tournament?.name ?? words.someTournament),
    url,
    words.keepLink,
  ].join('\n');
}

export function teamLinkMessage(
  registration: Registration,
  captain: AcceptedMember,
  tournament: MessageTournament | null,
  brand: string,
  url: string,
): string {
  return [
    greeting(captain, brand),
    words.teamEnters(teamOf(registration), tournament?.name ?? words.someTournament),
    url,
    words.onlyForTeam,
  ].join('\n');
}

function greeting({ fullName }: AcceptedMember, brand: string): string {
  return words.greeting(firstNameOf(fullName), brand);
}

function teamOf(registration: Registration): string | null {
  return isTeam(registration) ? rowTitle(registration) : null;
}

function statusLines(
  registration: Registration,
  { freeFireId }: AcceptedMember,
  name: string,
  { goesOn, queueGoesOn }: { readonly goesOn: boolean; readonly queueGoesOn: boolean },
): readonly string[] {
  const { status, reason, members } = registration;
  const about = [teamOf(registration), name, freeFireId] as const;
  // A captain whom an organiser added accepted no rules and has no private link, so nobody can invite.
  const invites = registration.acceptance === null ? words.tellUsWho : words.captainInvites;
  if (isReleased(registration)) {
    return [words.placeReleased(...about), ...(goesOn ? [words.stillWantsToPlay] : [])];
  }
  switch (status) {
    case 'pending':
      if (!goesOn) return [words.received(...about)];
      return isIncomplete(registration)
        ? [words.received(...about), invites(missingSentence(members))]
        : [words.inReview(...about), words.toldWhenApproved];
    case 'approved':
      return [
        words.approved(...about),
        ...(registration.place === 'waiting' && queueGoesOn ? [words.stillWaits] : []),
      ];
    case 'rejected':
      return [
        words.notApproved(...about),
        ...(reason === null || reason === '' ? [] : [words.reason(reason)]),
        words.answerIfWrong,
      ];
  }
}

/** The address is encoded, because text behind a question mark could add other recipients. */
export function mailUrl(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

export function playerText(
  registration: Registration,
  { nick, fullName, freeFireId, phone, email, role }: AcceptedMember,
  tournament: MessageTournament | null,
): string {
  const team = words.team(rowTitle(registration), ROLE_LABELS[role].toLowerCase());
  return [
    fullName,
    ...(nick === '' ? [] : [words.nick(nick)]),
    ...(isTeam(registration) ? [team] : []),
    words.freeFireId(freeFireId),
    words.phone(phone),
    words.mail(email),
    ...(tournament === null ? [] : [words.tournament(tournament.name)]),
    words.status(REGISTRATION_STATUS[registration.status].label),
  ].join('\n');
}
