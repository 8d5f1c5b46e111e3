import type { ConsentPage, GivenConsent } from '@copa/domain/registrations/consent/consent';
import type { Guardian, StoredGuardian } from '@copa/domain/registrations/consent/guardian';
import { numberName } from '@copa/domain/registrations/unit';
import type { Desk } from '../../desk/desk.ts';
import { notFound, type StoredUnit } from '../../desk/unit.ts';
import { getSettings } from '../../site/settings.ts';
import { GUARDIANS, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import type { RegistrationKeys } from '../keys.ts';
import { findByCode, memberOf, ownView } from '../lookup.ts';
import { acceptedMember } from '../seating.ts';
import { type Asked, give, refuse } from './consents.ts';
import { replaceGuardian } from './guardians.ts';

export function createConsentDesk(desk: Desk, keys: RegistrationKeys) {
  const { database, codes, submit, submitAbout } = desk;

  const guardianOf = async (code: string): Promise<StoredGuardian> => {
    const where = [{ field: 'codeHash', op: '==', value: codes.hashOf(code) }] as const;
    const [guardian] = await database.find(GUARDIANS, { where }, 1);
    if (guardian === undefined) throw notFound('consent');
    return guardian;
  };
  const askedOf = ({ id, codeHash }: StoredGuardian): Asked => ({ memberId: id, codeHash });

  const pageOf = async (unit: StoredUnit | null, memberId: string): Promise<ConsentPage> => {
    const member = unit === null ? null : acceptedMember(unit, memberId);
    if (unit === null || member === null) throw notFound('consent');
    const [tournament, { keepPlayersDays }] = await Promise.all([
      database.get(TOURNAMENTS, unit.tournamentId),
      getSettings(database),
    ]);
    if (tournament === null) throw notFound('consent');
    const [firstName = ''] = member.fullName.split(/\s+/);
    return {
      tournamentName: tournament.name,
      tournamentDate: tournament.date,
      timeZone: tournament.timeZone,
      firstName,
      publicNumber: numberName(unit.number, member),
      keptDays: keepPlayersDays,
      consent: member.consent,
    };
  };

  return {
    consent: async (code: string) => {
      const { id, registrationId } = await guardianOf(code);
      return pageOf(await database.get(REGISTRATIONS, registrationId), id);
    },

    giveConsent: async (code: string, given: GivenConsent) => {
      const guardian = await guardianOf(code);
      const { id, registrationId, tournamentId } = guardian;
      const unit = await submit(tournamentId, give(registrationId, askedOf(guardian), given));
      return pageOf(unit, id);
    },

    refuseConsent: async (code: string) => {
      const guardian = await guardianOf(code);
      const unit = await database.get(REGISTRATIONS, guardian.registrationId);
      if (unit === null) throw notFound('consent');
      await submitAbout(unit, (key) => refuse(key, askedOf(guardian), keys.request(guardian.id)));
    },

    replaceGuardian: async (privateCode: string, guardian: Guardian) => {
      const found = await findByCode(database, codes, privateCode);
      const { id: memberId } = memberOf(found, codes.hashOf(privateCode));
      const limit = keys.guardian(memberId);
      const unit = await submit(found.tournamentId, replaceGuardian(found.id, { memberId, guardian, limit }));
      return ownView(database, codes, unit, privateCode);
    },
  };
}
