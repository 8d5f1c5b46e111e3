import type { Import } from '@copa/domain/registrations/pasted/import';
import type {
  RegistrationAddition,
  RegistrationInput,
  RegistrationReceipt,
} from '@copa/domain/registrations/registration';
import { publicMembersOf } from '@copa/domain/registrations/unit';
import { type Actor, deletionOf } from '../audit.ts';
import type { Origin } from '../call.ts';
import type { Desk } from '../desk/desk.ts';
import { notFound } from '../desk/stored-unit.ts';
import { seenByPlayers } from '../desk/unit-place.ts';
import { REGISTRATIONS } from '../store/collections.ts';
import { createConsentDesk } from './consent/consent-desk.ts';
import { createDecisionDesk, remove } from './decisions.ts';
import { importList } from './importing/import-list.ts';
import { RETRY_MS, type RegistrationKeys } from './keys.ts';
import { heldBy, memberOf } from './lookup.ts';
import { formerKeyOf, sameTeam } from './members/again.ts';
import { createMemberDesk } from './members/member-desk.ts';
import { add, register } from './register.ts';
import { consentCodeOf, givenToOf, invitationLinkOf, registrationOf } from './view.ts';

export type RegistrationDesk = ReturnType<typeof createRegistrationDesk>;

export function createRegistrationDesk(
  desk: Desk,
  keys: RegistrationKeys,
  organiserName: Parameters<typeof createDecisionDesk>[1],
) {
  const { database, codes, clock, newId, submit, answerAbout } = desk;
  const nameOf = (id: string) => ({ id, withdrawn: keys.request(id) });

  return {
    ...createDecisionDesk(desk, organiserName),
    ...createMemberDesk(desk, keys),
    ...createConsentDesk(desk, keys),

    register: async (
      input: RegistrationInput,
      { network, isProven }: Origin,
    ): Promise<RegistrationReceipt> => {
      const { tournamentId, requestId } = input;
      const now = requestId === null ? clock() : null;
      const ids = now === null ? [] : keys.derivedIds(input, network, now);
      const [first, ...earlier] = (requestId === null ? ids : [requestId]).map(nameOf);
      if (first === undefined) throw new Error('a request without an id');
      const networkKey = keys.network(tournamentId, network);
      const heldIn = await heldBy(desk, input);
      const stored = await submit(
        tournamentId,
        register({
          input,
          names: [first, ...earlier],
          retriedSince: now === null ? null : new Date(now.getTime() - RETRY_MS),
          heldIn,
          networkKey,
          isNetworkLimited: !isProven,
          formerKey: await formerKeyOf({ database, codes, keys }, input),
          traces: { network: networkKey, ...keys.mails(tournamentId, input.email) },
        }),
      );
      // A retry may come while a rejection can still be undone.
      const unit = seenByPlayers(stored);
      const { id, createdAt, ticketRevision } = unit;
      return {
        id,
        tournamentId,
        // A retry gets `pending` too, even if an organiser has decided since.
        status: 'pending',
        place: unit.place,
        createdAt,
        privateCode: codes.codeOf(id),
        ticketId: codes.ticketOf(id, ticketRevision),
        members: [...publicMembersOf(unit)],
        incompleteUntil: unit.incompleteUntil,
        invitation: invitationLinkOf(unit, codes),
        consentCode: consentCodeOf(codes, memberOf(unit, codes.hashOf(codes.codeOf(id)))),
      };
    },

    sameTeam: (code: string) => sameTeam({ database, codes, keys }, code, clock()),

    add: async (actor: Actor, tournamentId: string, addition: RegistrationAddition) => {
      const { requestId, unit, ...player } = addition;
      const { mailbox } = keys.mails(tournamentId, player.email);
      const name = nameOf(requestId ?? newId());
      return registrationOf(
        await submit(tournamentId, add({ name, tournamentId, player, mailbox, unit, actor })),
      );
    },

    importList: (actor: Actor, tournamentId: string, list: Import) =>
      importList(desk, keys, actor, tournamentId, list),

    remove: async (actor: Actor, id: string) => {
      const action = 'registration.delete';
      const unit = await database.get(REGISTRATIONS, id);
      if (unit === null) {
        // A retry after a lost answer no longer tells who got the place.
        const deletion = await deletionOf(database, action, `registrations/${id}`);
        if (deletion === null) throw notFound('registration');
        return null;
      }
      const answer = await answerAbout(unit, (key) =>
        remove(key, { actor, action, memberId: null, traceOf: keys.request }),
      );
      return givenToOf(answer);
    },
  };
}
