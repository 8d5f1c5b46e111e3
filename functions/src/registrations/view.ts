import { confirmableUntil, owes } from '@copa/domain/registrations/confirmation';
import { needsConsent } from '@copa/domain/registrations/consent/age-band';
import type { Invitation } from '@copa/domain/registrations/invitation';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import type { MemberRole } from '@copa/domain/registrations/names/public-member';
import { isDrawn } from '@copa/domain/registrations/places/invitation-end';
import type { GivenTo, PlaceAfter } from '@copa/domain/registrations/places/place-after';
import { ownPlayerShape } from '@copa/domain/registrations/player';
import {
  type InvitationLink,
  type OwnRegistration,
  type Registration,
  RegistrationSchema,
  type StoredRegistration,
} from '@copa/domain/registrations/registration';
import { unitDayOf } from '@copa/domain/registrations/ticket';
import { isComplete, publicMembersOf, unitNameOf } from '@copa/domain/registrations/unit';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import type { RegistrationCodes } from '../desk/code.ts';
import type { OperationAnswer } from '../desk/commit.ts';
import { acceptedOf, captainOf } from '../desk/stored-unit.ts';
import { seenByPlayers } from '../desk/unit-place.ts';
import { acceptedOtherRules, rulesVersion } from '../tournaments/rules-version.ts';

const OwnPlayerSchema = z.object(ownPlayerShape);

export function registrationOf(unit: StoredRegistration): Registration {
  return z.parse(RegistrationSchema, unit);
}

export function placeAfterOf({ unit: { place, givenOnAt }, before, position }: OperationAnswer): PlaceAfter {
  return { before: before ?? place, place, position, givenOnAt };
}

export function givenToOf({ givenTo }: OperationAnswer): GivenTo | null {
  if (givenTo === null) return null;
  const { id, unit } = givenTo;
  const isTeam = unit.size > 1 && unit.name !== '';
  return { id, name: isTeam ? unit.name : captainOf(givenTo).fullName };
}

export function ownRegistrationOf(
  stored: StoredRegistration,
  member: StoredAccepted,
  tournament: Tournament,
  codes: RegistrationCodes,
  playerKey: string | null,
): OwnRegistration {
  const unit = seenByPlayers(stored);
  return {
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    tournamentDate: tournament.date,
    endDate: tournament.endDate,
    endedAt: tournament.endedAt,
    formerDate: tournament.formerDate,
    waitlistEndsAt: tournament.waitlist.endsAt,
    cancelledAt: tournament.cancelledAt,
    cancelReason: tournament.cancelReason,
    timeZone: tournament.timeZone,
    ...z.parse(OwnPlayerSchema, member),
    nick: member.nick,
    slot: member.slot,
    role: member.role,
    number: unit.number,
    unit: unit.unit,
    members: [...publicMembersOf(unit)],
    ...(member.role === 'captain'
      ? { invitation: invitationLinkOf(unit, codes), removable: [...removableOf(unit)] }
      : { invitation: null, removable: [] }),
    status: unit.status,
    place: unit.place,
    incompleteUntil: unit.incompleteUntil,
    ...unitDayOf(unit),
    owed: owedBy(unit, tournament),
    reason: unit.reason,
    createdAt: unit.createdAt,
    decidedAt: unit.decidedAt,
    ticketId: unit.ticketId,
    playerKey,
    season: tournament.season,
    seasonKey: member.seasonKey,
    wish: member.wish,
    ageBand: member.ageBand,
    consent: member.consent,
    consentCode: consentCodeOf(codes, member),
    hasNewRules: acceptedOtherRules(member, rulesVersion(tournament)),
  };
}

function owedBy(unit: StoredRegistration, tournament: Tournament): OwnRegistration['owed'] {
  if (unit.place !== 'held' || unit.status === 'rejected' || !isComplete(unit.members)) return [];
  return tournament.windows
    .filter(({ kind }) => owes(unit, tournament, kind))
    .map((window) => ({ opensAt: window.opensAt, closesAt: confirmableUntil(window, unit) }));
}

export function consentCodeOf(codes: RegistrationCodes, member: StoredAccepted): string | null {
  return needsConsent(member) ? codes.consentOf(member.id, member.guardianRevision) : null;
}

export function invitationLinkOf(unit: StoredRegistration, codes: RegistrationCodes): InvitationLink | null {
  const { id, members, place, inviteRevision, inviteOpen } = unit;
  if (members.length === 1 || place === 'released') return null;
  return { invitationCode: codes.invitationOf(id, inviteRevision), open: inviteOpen };
}

function removableOf(unit: StoredRegistration): OwnRegistration['removable'] {
  if (isDrawn(unit)) return [];
  return acceptedOf(unit).flatMap(({ slot, role, id }) =>
    role === 'captain' ? [] : [{ slot, memberId: id }],
  );
}

export function invitationOf(unit: StoredRegistration, role: MemberRole, tournament: Tournament): Invitation {
  const members = publicMembersOf(unit);
  return {
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    role,
    unit: { ...unit.unit, name: unitNameOf(unit) },
    captain: members.find((member) => member.role === 'captain')?.name ?? '',
    members: [...members],
    place: unit.place,
    incompleteUntil: unit.incompleteUntil,
  };
}
