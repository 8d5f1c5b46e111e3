import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { readOwnRegistrations, replaceOwnRegistrations } from './own-registrations.ts';

/** Updates a registration that this device keeps with what the API says of it now. */
export function noteOwn(
  code: string,
  { ticketId, role, invitation }: Pick<OwnRegistration, 'ticketId' | 'role' | 'invitation'>,
): void {
  const all = readOwnRegistrations();
  const known = all.find((each) => each.code === code);
  if (known === undefined || ticketId === null) return;
  const noted = {
    ...known,
    unit: { ticketId, isCaptain: role === 'captain' },
    ...(invitation !== null && { invitation: invitation.open ? invitation.invitationCode : '' }),
  };
  if (JSON.stringify(known) === JSON.stringify(noted)) return;
  replaceOwnRegistrations(all.map((each) => (each === known ? noted : each)));
}
