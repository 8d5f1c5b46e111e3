import type { Invitation } from '@copa/domain/registrations/invitation';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import {
  type InvitationLink,
  type OwnRegistration,
  type Registration,
  RegistrationSchema,
  type StoredRegistration,
} from '@copa/domain/registrations/registration';
import { dayOf } from '@copa/domain/registrations/ticket';
import { publicMembersOf, unitNameOf } from '@copa/domain/registrations/unit';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import type { RegistrationCodes } from '../desk/code.ts';

/** The registration as organisers see it. */
export function registrationOf(unit: StoredRegistration): Registration {
  return z.parse(RegistrationSchema, unit);
}

/** The registration as the holder of a private code sees it. */
export function ownRegistrationOf(
  unit: StoredRegistration,
  member: StoredAccepted,
  tournament: Tournament,
  codes: RegistrationCodes,
  playerKey: string | null,
): OwnRegistration {
  return {
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    tournamentDate: tournament.date,
    formerDate: tournament.formerDate,
    cancelledAt: tournament.cancelledAt,
    cancelReason: tournament.cancelReason,
    timeZone: tournament.timeZone,
    fullName: member.fullName,
    freeFireId: member.freeFireId,
    nick: member.nick,
    slot: member.slot,
    role: member.role,
    number: unit.number,
    unit: unit.unit,
    members: [...publicMembersOf(unit)],
    invitations: member.role === 'captain' ? [...invitationsOf(unit, codes)] : [],
    status: unit.status,
    place: unit.place,
    incompleteUntil: unit.incompleteUntil,
    ...dayOf(unit),
    reason: unit.reason,
    createdAt: unit.createdAt,
    decidedAt: unit.decidedAt,
    ticketId: unit.ticketId,
    playerKey,
    wish: member.wish,
  };
}

/** One for each slot that waits for somebody; a unit without a place invites nobody. */
export function invitationsOf(unit: StoredRegistration, codes: RegistrationCodes): readonly InvitationLink[] {
  if (unit.place === 'released') return [];
  return unit.members.flatMap(({ slot, role, state, inviteRevision }) =>
    state === 'invited'
      ? [{ slot, role, invitationCode: codes.invitationOf(unit.id, slot, inviteRevision) }]
      : [],
  );
}

/** The invitation as its reader sees it. */
export function invitationOf(
  unit: StoredRegistration,
  { role }: Pick<InvitationLink, 'role'>,
  tournament: Tournament,
): Invitation {
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
