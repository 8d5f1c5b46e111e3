import { freeFireIdKey } from '@copa/domain/contact';
import { hasPlayedTournament } from '@copa/domain/play/player/played-tournaments';
import type { listRegistrations as listing } from '@copa/domain/registrations/endpoints';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import type { OwnRegistration, RegistrationInput } from '@copa/domain/registrations/registration';
import { rosterUnitOf } from '@copa/domain/registrations/roster';
import { DEPARTURES } from '@copa/domain/registrations/words/departure';
import { storedStatus } from '@copa/domain/tournaments/state';
import type * as z from 'zod/mini';
import type { Context } from '../dependencies.ts';
import { createRegistrationCodes, type RegistrationCodes } from '../desk/code.ts';
import type { Desk } from '../desk/desk.ts';
import { acceptedOf, notFound, requireFound, type StoredUnit } from '../desk/stored-unit.ts';
import { refusal } from '../refusals.ts';
import { claimsOf, PLAYERS, REGISTRATIONS, TOURNAMENTS, TRACES } from '../store/collections.ts';
import type { Database, Filter } from '../store/database.ts';
import { isCurrent, leftTraceId } from '../store/traces.ts';
import { readableDocuments } from '../store/unit-pages.ts';
import { mayEnter, requireInvitation } from './members/invitation.ts';
import { holdsUnproven } from './slots.ts';
import { invitationOf, ownRegistrationOf, registrationOf } from './view.ts';

type Needs = Pick<Desk, 'database' | 'codes' | 'clock'>;

export type RegistrationLookup = ReturnType<typeof createRegistrationLookup>;

export function createRegistrationLookup({ database, codes, clock }: Needs) {
  const invitedTo = async (code: string) => {
    const unit = await findByInvitation(database, codes, code);
    const tournament = await database.get(TOURNAMENTS, unit.tournamentId);
    const now = clock();
    if (tournament === null || storedStatus(tournament, now) !== 'published') {
      throw notFound('invitation');
    }
    const { role } = requireInvitation(unit, codes.hashOf(code), tournament, now);
    return { unit, tournament, role };
  };

  return {
    list: async ({ tournamentId, status, ...request }: z.output<typeof listing.query>) => {
      const where: Filter[] = [];
      if (tournamentId !== undefined && (await database.get(TOURNAMENTS, tournamentId)) === null) {
        throw notFound('tournament');
      }
      if (tournamentId !== undefined) where.push({ field: 'tournamentId', op: '==', value: tournamentId });
      if (status !== undefined) where.push({ field: 'status', op: '==', value: status });
      const page = await database.page(REGISTRATIONS, {
        where,
        orderBy: { field: 'createdAt', direction: 'desc' },
        ...request,
      });
      return { items: page.items.map(registrationOf), nextCursor: page.nextCursor };
    },

    get: async (id: string) =>
      registrationOf(requireFound(await database.get(REGISTRATIONS, id), 'registration')),

    own: async (code: string) => {
      const unit = await unitByCode(database, codes, code);
      if (unit !== null) return ownView(database, codes, unit, code);
      const trace = await database.get(TRACES, leftTraceId(codes.hashOf(code)));
      if (!isCurrent(trace, clock()) || trace.left === null) throw notFound('registration');
      throw refusal('not-found', DEPARTURES[trace.left]);
    },

    teamLink: async (id: string) => {
      const unit = requireFound(await database.get(REGISTRATIONS, id), 'registration');
      const tournament = await database.get(TOURNAMENTS, unit.tournamentId);
      const now = clock();
      const isPublished = tournament !== null && storedStatus(tournament, now) === 'published';
      const isOpen = isPublished && mayEnter(unit, tournament, now);
      return { invitationCode: isOpen ? codes.invitationOf(id, unit.inviteRevision) : null };
    },

    invitation: async (code: string) => {
      const { unit, tournament, role } = await invitedTo(code);
      return invitationOf(unit, role, tournament);
    },

    /** Anybody with the link reads this, so a team that is not approved has no name here. */
    invitedTo: async (code: string) => {
      const { unit, tournament } = await invitedTo(code);
      return { tournament, team: rosterUnitOf(unit)?.name ?? null };
    },

    isTaken: async (tournamentId: string, freeFireId: string) => {
      const [tournament, claim] = await Promise.all([
        database.get(TOURNAMENTS, tournamentId),
        database.get(claimsOf(tournamentId), freeFireIdKey(freeFireId)),
      ]);
      if (tournament === null || storedStatus(tournament, clock()) !== 'published') {
        throw notFound('tournament');
      }
      if (claim === null || tournament.reserved === null) return claim !== null;
      const holder = await database.get(REGISTRATIONS, claim.registrationId);
      return !holdsUnproven(holder, freeFireId);
    },
  };
}

export async function ownView(
  database: Database,
  codes: RegistrationCodes,
  unit: StoredUnit,
  code: string,
): Promise<OwnRegistration> {
  const tournament = requireFound(await database.get(TOURNAMENTS, unit.tournamentId), 'tournament');
  const member = memberOf(unit, codes.hashOf(code));
  const keys = member.playerKey === null ? [] : [member.playerKey];
  const [player = null] = await readableDocuments(database, PLAYERS, keys);
  // Checks that the page shows this tournament, because the player may have switched the page off and on
  // again in another tournament.
  const playerKey = player !== null && hasPlayedTournament(player, unit) ? player.id : null;
  return ownRegistrationOf(unit, member, tournament, codes, playerKey);
}

function codeFilter(codes: RegistrationCodes, code: string): Filter {
  return { field: 'codeHashes', op: 'array-contains', value: codes.hashOf(code) };
}

export const unitByCode = (database: Database, codes: RegistrationCodes, code: string) =>
  findBy(database, codeFilter(codes, code));

export async function findByCode(database: Database, codes: RegistrationCodes, code: string) {
  return requireFound(await unitByCode(database, codes, code), 'registration');
}

export function unitOfCode({ database, config }: Pick<Context, 'config' | 'database'>, code: string) {
  return findByCode(database, createRegistrationCodes(config.statusCodeSecret), code);
}

export async function holderOf({ config, database }: Pick<Context, 'config' | 'database'>, code: string) {
  const codes = createRegistrationCodes(config.statusCodeSecret);
  const unit = await findByCode(database, codes, code);
  const member = memberOf(unit, codes.hashOf(code));
  return { unitId: unit.id, member, newPlayerKey: codes.playerOf(member.id) };
}

export async function heldBy(
  { database, codes }: Pick<Needs, 'database' | 'codes'>,
  { freeFireId, seasonCodes }: Pick<RegistrationInput, 'freeFireId' | 'seasonCodes'>,
): Promise<readonly string[]> {
  const player = freeFireIdKey(freeFireId);
  const found = await Promise.all(
    [...new Set(seasonCodes)].map(async (code) => {
      const unit = await findBy(database, codeFilter(codes, code));
      if (unit === null || unit.place !== 'held') return [];
      const member = memberOf(unit, codes.hashOf(code));
      return freeFireIdKey(member.freeFireId) === player ? [unit.tournamentId] : [];
    }),
  );
  return found.flat();
}

/** Also accepts former invitations, because a player may repeat a join whose answer was lost. */
export async function findByInvitation(database: Database, codes: RegistrationCodes, code: string) {
  const value = codes.hashOf(code);
  const unit = await findBy(database, { field: 'inviteHashes', op: 'array-contains', value });
  return requireFound(unit, 'invitation');
}

async function findBy(database: Database, filter: Filter): Promise<StoredUnit | null> {
  const [unit] = await database.find(REGISTRATIONS, { where: [filter] }, 1);
  return unit ?? null;
}

export function memberOf(unit: StoredUnit, codeHash: string): StoredAccepted {
  const member = acceptedOf(unit).find((each) => each.codeHash === codeHash);
  return requireFound(member, 'registration');
}
