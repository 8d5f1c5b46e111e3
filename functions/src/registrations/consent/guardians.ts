import { CONSENT_BEFORE_WINDOW_MS, CONSENT_REMINDER_MS, GUARDIANS_PER_DAY_MAX } from '@copa/domain/limits';
import type { AgeBand } from '@copa/domain/registrations/consent/age-band';
import { needsConsent } from '@copa/domain/registrations/consent/consent';
import { type Guardian, isSamePhone } from '@copa/domain/registrations/consent/guardian';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { adultsOnly, noGuardian, ownPhone } from '@copa/domain/registrations/words/consent';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Ledger } from '../../desk/ledger.ts';
import { type Operation, onRecord } from '../../desk/operation.ts';
import type { StoredUnit } from '../../desk/unit.ts';
import { invalidFields, refusal } from '../../refusals.ts';
import { countInDay } from '../limits.ts';
import { requireMember, withMember } from '../seating.ts';
import * as words from '../words.ts';

interface Declared {
  readonly ageBand: AgeBand | null;
  readonly guardian: Guardian | null;
  readonly phone: string;
}

/** The declared age lets somebody into the tournament, or keeps them out. */
export function requireAge(tournament: Tournament, { ageBand, guardian, phone }: Declared): void {
  if (tournament.adultsOnly && ageBand !== 'adult') throw refusal('adults-only', adultsOnly);
  if (ageBand !== 'minor') return;
  if (guardian === null) throw invalidFields({ guardian: noGuardian });
  requireOtherPhone(guardian, phone);
}

function requireOtherPhone(guardian: Guardian, phone: string): void {
  if (isSamePhone(guardian.phone, phone)) throw invalidFields({ 'guardian.phone': ownPhone });
}

/** Keeps the adult of a minor apart from the unit, which organisers read. */
export function withGuardian(
  ledger: Ledger,
  unit: StoredUnit,
  memberId: string,
  guardian: Guardian | null,
): StoredUnit {
  const member = requireMember(unit, memberId);
  if (guardian === null || !needsConsent(member)) return unit;
  keepGuardian(ledger, unit, member, guardian);
  return withMember(unit, { ...member, remindAt: reminderOf(ledger) });
}

function keepGuardian(
  ledger: Ledger,
  { id: registrationId, tournamentId }: StoredUnit,
  { id, guardianRevision }: StoredAccepted,
  guardian: Guardian,
): void {
  const { codes } = ledger;
  const codeHash = codes.hashOf(codes.consentOf(id, guardianRevision));
  ledger.keepGuardian({ id, registrationId, tournamentId, codeHash, ...guardian });
}

/** Some hours later, and early enough for the first confirmation. Null where that has opened already. */
function reminderOf({ tournament, now }: Ledger): Date | null {
  const opening = Math.min(...(tournament?.windows ?? []).map(({ opensAt }) => opensAt.getTime()));
  const at = Math.min(now.getTime() + CONSENT_REMINDER_MS, opening - CONSENT_BEFORE_WINDOW_MS);
  return at <= now.getTime() ? null : new Date(at);
}

/** A minor names another adult. The code of the former one leads nowhere from then on. */
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
      keepGuardian(ledger, unit, after, guardian);
      return ledger.store(withMember(unit, after));
    },
    [limit],
  );
