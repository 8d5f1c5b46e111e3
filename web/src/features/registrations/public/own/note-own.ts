import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { type KeptRegistration, keepRegistration, readOwnRegistrations } from './own-registrations.ts';

export function noteOwn(code: string, registration: OwnRegistration): void {
  const { slot, consentCode, ticketId, role, invitation, tournamentId, tournamentName, fullName, createdAt } =
    registration;
  const known = readOwnRegistrations().find((each) => each.code === code);
  const noted: KeptRegistration = {
    code,
    tournamentId,
    tournamentName,
    fullName,
    registeredAt: createdAt.getTime(),
    unit: { ticketId, isCaptain: role === 'captain' },
    consent: consentCode === null ? undefined : { code: consentCode, slot },
    invitation:
      invitation === null ? (known?.invitation ?? '') : invitation.open ? invitation.invitationCode : '',
  };
  if (JSON.stringify(known) !== JSON.stringify(noted)) keepRegistration(noted);
}
