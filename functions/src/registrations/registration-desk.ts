import { AppError } from '@copa/domain/errors';
import type { SeenNames } from '@copa/domain/registrations/names/seen-names';
import type { DecidedRegistration, DecisionResults } from '@copa/domain/registrations/places/place-after';
import {
  REGISTRATION_STATUS,
  type RegistrationAddition,
  type RegistrationCorrection,
  type RegistrationInput,
  type RegistrationReceipt,
  type RegistrationStatus,
} from '@copa/domain/registrations/registration';
import { publicMembersOf } from '@copa/domain/registrations/unit';
import type { Actor } from '../audit.ts';
import type { Origin } from '../call.ts';
import type { Desk } from '../desk/desk.ts';
import { notFound, type StoredUnit } from '../desk/unit.ts';
import { refusal } from '../refusals.ts';
import { REGISTRATIONS } from '../store/collections.ts';
import { createConsentDesk } from './consent/consent-desk.ts';
import { correct, decide, remove } from './decisions.ts';
import { add, register } from './entry.ts';
import { mailboxOf, RETRY_MS, type RegistrationKeys } from './keys.ts';
import { memberOf } from './lookup.ts';
import { createMemberDesk } from './members/member-desk.ts';
import { consentCodeOf, invitationLinkOf, placeAfterOf, registrationOf } from './view.ts';
import * as words from './words.ts';

export interface Decision {
  readonly status: RegistrationStatus;
  readonly reason: string | null;
  readonly expected?: RegistrationStatus | null;
  readonly names?: SeenNames | null;
}

export type RegistrationDesk = ReturnType<typeof createRegistrationDesk>;

export function createRegistrationDesk(
  desk: Desk,
  keys: RegistrationKeys,
  /** Null for an account that is gone. */
  organiserName: (uid: string) => Promise<string | null>,
) {
  const { database, codes, clock, newId, submit, submitAbout, settleAbout, find } = desk;
  const settleDecision = (actor: Actor, unit: StoredUnit, decision: Decision) =>
    settleAbout(unit, (key) => decide(key, { actor, ...decision })).catch(async (error: unknown) => {
      const isLate = error instanceof AppError && error.code === 'stale-write' && error.fields === undefined;
      throw (isLate ? await decidedFirst(actor, unit.id) : null) ?? error;
    });
  /** A refusal that says who was faster; null where nobody can tell any more. */
  const decidedFirst = async (actor: Actor, id: string) => {
    const { decidedBy, status } = await find(id);
    if (decidedBy === null) return null;
    const { label } = REGISTRATION_STATUS[status];
    if (decidedBy === actor.uid) return refusal('stale-write', words.youDecided(label));
    const name = await organiserName(decidedBy);
    return name === null ? null : refusal('stale-write', words.decidedBy(name, label));
  };
  const nameOf = (id: string) => ({ id, withdrawn: keys.request(id) });

  return {
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
      const unit = await submit(
        tournamentId,
        register({
          input,
          names: [first, ...earlier],
          retriedSince: now === null ? null : new Date(now.getTime() - RETRY_MS),
          networkKey,
          isNetworkLimited: !isProven,
          traces: { network: networkKey, ...keys.mails(tournamentId, input.email) },
        }),
      );
      const { id, createdAt, ticketRevision } = unit;
      // The receipt of this act, not the state of the registration: a retry reads the same, whatever happened since.
      return {
        id,
        tournamentId,
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

    add: async (actor: Actor, tournamentId: string, addition: RegistrationAddition) => {
      const { requestId, unit, ...player } = addition;
      const { mailbox } = keys.mails(tournamentId, player.email);
      const name = nameOf(requestId ?? newId());
      return registrationOf(
        await submit(tournamentId, add({ name, tournamentId, player, mailbox, unit, actor })),
      );
    },

    /** The captain; other members are corrected by `correctMember`. */
    correct: async (actor: Actor, id: string, correction: RegistrationCorrection) =>
      registrationOf(
        await submitAbout(await find(id), (key) =>
          correct(key, { memberId: null, correction, mailbox: mailboxOf(keys, key, correction), actor }),
        ),
      ),

    decide: async (actor: Actor, id: string, decision: Decision): Promise<DecidedRegistration> => {
      const settled = await settleDecision(actor, await find(id), decision);
      return { ...registrationOf(settled.unit), placeAfter: placeAfterOf(settled) };
    },

    decideMany: async (
      actor: Actor,
      ids: readonly string[],
      decision: Omit<Decision, 'names'>,
      names: Readonly<Record<string, SeenNames>> = {},
    ): Promise<DecisionResults> => {
      const unique = [...new Set(ids)];
      const units = await database.getAll(REGISTRATIONS, unique);
      const results = unique.map(async (id, index) => {
        const unit = units[index] ?? null;
        try {
          if (unit === null) throw notFound('registration');
          const settled = await settleDecision(actor, unit, { ...decision, names: names[id] ?? null });
          return { id, success: true, placeAfter: placeAfterOf(settled) };
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          const { code, message, fields } = error;
          return { id, success: false, error: message, code, ...(fields === undefined ? {} : { fields }) };
        }
      });
      return { results: await Promise.all(results) };
    },

    /** The whole unit; gives the unit that got its place. */
    remove: async (actor: Actor, id: string) => {
      const action = 'registration.delete';
      const settled = await settleAbout(await find(id), (key) =>
        remove(key, { actor, action, memberId: null, traceOf: keys.request }),
      );
      return placeAfterOf(settled).givenTo;
    },
  };
}
