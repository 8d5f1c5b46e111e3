import { freeFireIdKey } from '@copa/domain/contact';
import type {
  OwnRegistration,
  Registration,
  RegistrationStatus,
} from '@copa/domain/registrations/registration';
import { storedStatus } from '@copa/domain/tournaments/state';
import { claimsOf, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import type { Database, Filter, Page } from '../../store/database.ts';
import type { RegistrationCodes } from './code.ts';
import { notFound, type StoredPlayer } from './ledger.ts';
import type { LedgerStore } from './ledger-store.ts';
import { ownRegistrationOf, registrationOf } from './view.ts';

export interface RegistrationFilter {
  readonly tournamentId?: string | undefined;
  readonly status?: RegistrationStatus | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface RegistrationLookup {
  list(filter: RegistrationFilter): Promise<Page<Registration>>;
  get(id: string): Promise<Registration>;
  /** By the private code. */
  own(code: string): Promise<OwnRegistration>;
  /** Whether that player holds a place in a tournament that anyone may see. */
  isTaken(tournamentId: string, freeFireId: string): Promise<boolean>;
}

interface LookupDependencies {
  readonly database: Database;
  readonly ledger: Pick<LedgerStore, 'hasOldClaim'>;
  readonly codes: RegistrationCodes;
  readonly clock: () => Date;
}

export function createRegistrationLookup({
  database,
  ledger,
  codes,
  clock,
}: LookupDependencies): RegistrationLookup {
  return {
    list: async ({ tournamentId, status, limit, cursor }) => {
      const where: Filter[] = [];
      if (tournamentId !== undefined && (await database.get(TOURNAMENTS, tournamentId)) === null) {
        throw notFound('tournament');
      }
      if (tournamentId !== undefined) where.push({ field: 'tournamentId', op: '==', value: tournamentId });
      if (status !== undefined) where.push({ field: 'status', op: '==', value: status });
      const page = await database.page(REGISTRATIONS, {
        where,
        orderBy: { field: 'createdAt', direction: 'desc' },
        limit,
        cursor,
      });
      return { items: page.items.map(registrationOf), nextCursor: page.nextCursor };
    },

    get: async (id) => {
      const player = await database.get(REGISTRATIONS, id);
      if (player === null) throw notFound('registration');
      return registrationOf(player);
    },

    own: async (code) => {
      const player = await findByCode(database, codes, code);
      const tournament = await database.get(TOURNAMENTS, player.tournamentId);
      if (tournament === null) throw notFound('tournament');
      return ownRegistrationOf(player, tournament);
    },

    isTaken: async (tournamentId, freeFireId) => {
      const [tournament, claim] = await Promise.all([
        database.get(TOURNAMENTS, tournamentId),
        database.get(claimsOf(tournamentId), freeFireIdKey(freeFireId)),
      ]);
      if (tournament === null || storedStatus(tournament, clock()) !== 'published') {
        throw notFound('tournament');
      }
      return claim !== null || ledger.hasOldClaim(tournamentId, freeFireId);
    },
  };
}

export async function findByCode(
  database: Database,
  codes: RegistrationCodes,
  code: string,
): Promise<StoredPlayer> {
  const where: readonly Filter[] = [{ field: 'statusCodeHash', op: '==', value: codes.hashOf(code) }];
  const [player] = await database.find(REGISTRATIONS, { where }, 1);
  if (player === undefined) throw notFound('registration');
  return player;
}
