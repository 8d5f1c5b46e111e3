import { GUARDIANS_PER_DAY_MAX } from '@copa/domain/limits';
import type { AgeBand } from '@copa/domain/registrations/consent/age-band';
import { needsConsent } from '@copa/domain/registrations/consent/age-band';
import { type Guardian, isSamePhone } from '@copa/domain/registrations/consent/guardian';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { adultsOnly, noGuardian, ownPhone } from '@copa/domain/registrations/words/consent';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Ledger } from '../../desk/ledger.ts';
import { type Operation, onRecord } from '../../desk/operation.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { invalidFields, refusal } from '../../refusals.ts';
import { GUARDIANS } from '../../store/collections.ts';
import { countInDay } from '../limits.ts';
import { requireMember, withMember } from '../slots.ts';
import * as words from '../words.ts';

interface Declared {
  readonly ageBand: AgeBand | null;
  readonly guardian: Guardian | null;
  readonly phone: string;
}

export function requireAge(tournament: Tournament, { ageBand, guardian, phone }: Declared): void {
  if (tournament.adultsOnly && ageBand !== 'adult') throw refusal('adults-only', adultsOnly);
  if (ageBand !== 'minor') return;
  if (guardian === null) throw invalidFields({ guardian: noGuardian });
  requireOtherPhone(guardian, phone);
}

function requireOtherPhone(guardian: Guardian, phone: string): void {
  if (isSamePhone(guardian.phone, phone)) throw invalidFields({ 'guardian.phone': ownPhone });
}

/**
 * Guardians are stored apart from units. Organisers read units, but see a guardian only if `contactRefusal`
 * allows it.
 */
export function keepGuardian(ledger: Ledger, unit: StoredUnit, memberId: string, guardian: Guardian | null) {
  const member = requireMember(unit, memberId);
  if (guardian !== null && needsConsent(member)) storeGuardian(ledger, unit, member, guardian);
}

function storeGuardian(
  ledger: Ledger,
  { id: registrationId, tournamentId }: StoredUnit,
  { id }: StoredAccepted,
  guardian: Guardian,
): void {
  ledger.set(GUARDIANS, { id, registrationId, tournamentId, ...guardian });
}

export const replaceGuardian = (
  id: string,
  { memberId, guardian, limit }: { memberId: string; guardian: Guardian; limit: string },
): Operation =>
  onRecord(
    id,
    (ledger, unit) => {
      const member = requireMember(unit, memberId);
      if (!needsConsent(member)) throw refusal('conflict', words.noConsentNeeded);
      requireOtherPhone(guardian, member.phone);
      countInDay(ledger, { id: limit, max: GUARDIANS_PER_DAY_MAX, message: words.guardianTooOften });
      const after = { ...member, guardianRevision: member.guardianRevision + 1 };
      storeGuardian(ledger, unit, after, guardian);
      return ledger.store(withMember(unit, after));
    },
    { traces: [limit] },
  );
