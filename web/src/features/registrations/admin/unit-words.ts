import { firstNameOf } from '@copa/domain/people/first-name';
import { needsConsent } from '@copa/domain/registrations/consent/age-band';
import type { AcceptedMember, Member, Wish } from '@copa/domain/registrations/member';
import { type Standing, standingLabel, standingOf } from '@copa/domain/registrations/places/standing';
import type { Registration } from '@copa/domain/registrations/registration';
import { isComplete, missingPlayers } from '@copa/domain/registrations/unit';
import { noConsentFrom } from '@copa/domain/registrations/words/consent';
import { isolated } from '@copa/domain/sentence';
import * as words from '../words/inbox.ts';

export function isTeam({ unit }: Pick<Registration, 'unit'>): boolean {
  return unit.size > 1;
}

/** Both names of a player, because the row in the list shows the nick first. */
export function rowTitle({ unit, ...player }: Pick<Registration, 'unit' | 'nick' | 'fullName'>): string {
  return (unit.size === 1 ? '' : teamTitle(unit)) || playerTitle(player);
}

export function playerTitle({ nick, fullName }: Pick<Registration, 'nick' | 'fullName'>): string {
  return hasTwoNames({ nick, fullName }) ? `${nick} (${isolated(fullName)})` : fullName;
}

/** An imported list without names gives a player the nick as name too. */
export function hasTwoNames({ nick, fullName }: Pick<Registration, 'nick' | 'fullName'>): boolean {
  return nick !== '' && nick !== fullName;
}

export function soloTitle({ nick, fullName }: Pick<Registration, 'nick' | 'fullName'>): string {
  return nick === '' ? fullName : nick;
}

export function teamTitle({ name, tag }: Pick<Registration['unit'], 'name' | 'tag'>): string {
  return name === '' || tag === '' ? name : `${name} [${tag}]`;
}

export function acceptedMembers({ members }: Pick<Registration, 'members'>): readonly AcceptedMember[] {
  return members.flatMap((member) => (member.state === 'accepted' ? [member] : []));
}

export function wishing(unit: Pick<Registration, 'members' | 'status' | 'decidedAt'>): readonly Wishing[] {
  return acceptedMembers(unit).flatMap((member) =>
    member.wish?.state === 'asked'
      ? [{ member, wish: member.wish, isNewPlayer: isNewPlayer(unit, member) }]
      : [],
  );
}

export interface Wishing {
  readonly member: AcceptedMember;
  readonly wish: Wish;
  readonly isNewPlayer: boolean;
}

/** A substitute can join an approved team. Nobody else reads the nick until an organiser accepts it. */
function isNewPlayer(
  { status, decidedAt }: Pick<Registration, 'status' | 'decidedAt'>,
  { nick, acceptedAt }: AcceptedMember,
): boolean {
  return status === 'approved' && nick === '' && decidedAt !== null && acceptedAt > decidedAt;
}

export function shortName({ nick, fullName }: Pick<AcceptedMember, 'nick' | 'fullName'>): string {
  return nick === '' ? firstNameOf(fullName) : nick;
}

export function seatedLabel({ unit, members }: Pick<Registration, 'unit' | 'members'>): string {
  return words.seated(unit.size - missingPlayers(members), unit.size);
}

export function isIncomplete({ status, members }: Pick<Registration, 'status' | 'members'>): boolean {
  return status !== 'rejected' && !isComplete(members);
}

export function lacksConsent({ status, members }: Pick<Registration, 'status' | 'members'>): boolean {
  return status !== 'rejected' && isComplete(members) && members.some(needsConsent);
}

export function isReleased({ status, place }: Pick<Registration, 'status' | 'place'>): boolean {
  return status !== 'rejected' && place === 'released';
}

export function missingSentence(members: readonly Member[]): string {
  return words.missingPlayers(missingPlayers(members));
}

export function approvalProblem({ members }: Pick<Registration, 'members'>): string | null {
  if (!isComplete(members)) return words.approvedWhenComplete(missingSentence(members));
  const minors = acceptedMembers({ members }).filter(needsConsent);
  return minors.length === 0 ? null : noConsentFrom(minors.map(shortName).join(', '));
}

/** A unit that waits needs its missing players and consents too, before it can be approved. */
export function placeLabel(
  registration: Registration,
  standing: Standing,
  position: number | null,
  now: Date,
): string {
  const missing = missingPlayers(registration.members);
  const label = standingLabel(standing, missing, position);
  const lack = standing === 'waiting' ? standingOf({ ...registration, place: 'held' }, null, now) : null;
  return lack === 'incomplete' || lack === 'consent'
    ? `${label} · ${standingLabel(lack, missing, null)}`
    : label;
}
