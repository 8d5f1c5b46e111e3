import { firstNameOf } from '@copa/domain/people/first-name';
import type { ConsentPage, GivenConsent } from '@copa/domain/registrations/consent/consent';
import type { Guardian } from '@copa/domain/registrations/consent/guardian';
import { contactEnd } from '@copa/domain/registrations/consent/guardian-contact';
import { numberName } from '@copa/domain/registrations/unit';
import { entryFeeShown } from '@copa/domain/tournaments/state';
import { inDollars } from '@copa/domain/words/in-dollars';
import type { Origin } from '../../call.ts';
import type { Desk } from '../../desk/desk.ts';
import { acceptedOf, notFound, requireFound, type StoredUnit } from '../../desk/stored-unit.ts';
import { getSettings } from '../../site/settings.ts';
import { GUARDIANS, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import type { RegistrationKeys } from '../keys.ts';
import { findByCode, memberOf, ownView } from '../lookup.ts';
import { acceptedMember } from '../slots.ts';
import { type ConsentRequest, give, refuse } from './consents.ts';
import { replaceGuardian } from './guardians.ts';

export function createConsentDesk(desk: Desk, keys: RegistrationKeys) {
  const { database, codes, submit, submitAbout } = desk;

  const askedBy = async (code: string): Promise<{ unit: StoredUnit; asked: ConsentRequest }> => {
    const codeHash = codes.hashOf(code);
    const where = [{ field: 'consentHashes', op: 'array-contains', value: codeHash }] as const;
    const unit = requireFound((await database.find(REGISTRATIONS, { where }, 1))[0], 'consent');
    const minor = requireFound(
      acceptedOf(unit).find(({ id, guardianRevision }) => codes.consentOf(id, guardianRevision) === code),
      'consent',
    );
    return { unit, asked: { memberId: minor.id, codeHash } };
  };

  const pageOf = async (unit: StoredUnit, memberId: string): Promise<ConsentPage> => {
    const member = requireFound(acceptedMember(unit, memberId), 'consent');
    const [tournament, guardian, { keepPlayersDays }] = await Promise.all([
      database.get(TOURNAMENTS, unit.tournamentId),
      database.get(GUARDIANS, memberId),
      getSettings(database),
    ]);
    if (tournament === null) throw notFound('consent');
    const fee = entryFeeShown(tournament);
    return {
      tournamentId: tournament.status === 'published' ? tournament.id : null,
      tournamentName: tournament.name,
      tournamentDate: tournament.date,
      cancelledAt: tournament.cancelledAt,
      timeZone: tournament.timeZone,
      firstName: firstNameOf(member.fullName),
      publicNumber: numberName(unit.number, member),
      keptDays: keepPlayersDays,
      fee: fee === null ? null : inDollars(fee),
      contactEnd: contactEnd(tournament, {
        isStored: guardian !== null,
        hasConsent: member.consent !== null,
      }),
      consent: member.consent,
    };
  };

  return {
    consent: async (code: string) => {
      const { unit, asked } = await askedBy(code);
      return pageOf(unit, asked.memberId);
    },

    giveConsent: async (code: string, given: GivenConsent, { network }: Pick<Origin, 'network'>) => {
      const { unit, asked } = await askedBy(code);
      const { id, tournamentId } = unit;
      const networkKey = keys.network(tournamentId, network);
      const operation = give(id, asked, { ...given, networkKey, limit: keys.shownNick(asked.memberId) });
      return pageOf(await submit(tournamentId, operation), asked.memberId);
    },

    refuseConsent: async (code: string) => {
      const { unit, asked } = await askedBy(code);
      await submitAbout(unit, (key) => refuse(key, asked, keys.request(asked.memberId)));
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
