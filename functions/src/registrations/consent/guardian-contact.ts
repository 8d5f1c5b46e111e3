import {
  type ContactPurpose,
  contactRefusal,
  type GuardianContact,
} from '@copa/domain/registrations/consent/guardian-contact';
import { contactGone } from '@copa/domain/registrations/words/consent';
import { type Actor, writeAudit } from '../../audit.ts';
import type { Context } from '../../dependencies.ts';
import { createRegistrationCodes } from '../../desk/code.ts';
import { requireFound } from '../../desk/stored-unit.ts';
import { found, refusal } from '../../refusals.ts';
import { GUARDIANS, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import { requireMember } from '../slots.ts';

export function contactGuardian(
  context: Context,
  actor: Actor,
  { id, memberId }: { id: string; memberId: string },
  purpose: ContactPurpose,
): Promise<GuardianContact> {
  const { database, clock, config } = context;
  const codes = createRegistrationCodes(config.statusCodeSecret);
  return database.transaction(async (transaction) => {
    const [stored, guardian] = await Promise.all([
      transaction.get(REGISTRATIONS, id),
      transaction.get(GUARDIANS, memberId),
    ]);
    const unit = requireFound(stored, 'registration');
    const tournament = requireFound(await transaction.get(TOURNAMENTS, unit.tournamentId), 'tournament');
    const member = requireMember(unit, memberId);
    const refused = contactRefusal(purpose, { tournament, unit, member }, clock());
    if (refused !== null) throw refusal('conflict', refused);
    const { name, phone } = found(guardian, contactGone);
    writeAudit(transaction, context, {
      actor,
      action: 'registration.contact-guardian',
      target: `registrations/${id}`,
      tournament,
      after: { memberId, purpose },
    });
    const consentCode = purpose === 'consent' ? codes.consentOf(memberId, member.guardianRevision) : null;
    return { name, phone, consentCode };
  });
}
