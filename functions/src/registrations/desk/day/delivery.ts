import type { Tournament } from '@copa/domain/tournaments/tournament';
import { DELIVERIES, REGISTRATIONS } from '../../../store/collections.ts';
import type { Database, Filter, Writer } from '../../../store/database.ts';
import { openLedger, type StoredUnit } from '../ledger.ts';
import { type CommitDependencies, writeChanges } from '../write.ts';

const PAGE = 100;

interface Needs extends CommitDependencies {
  readonly database: Database;
}

/** In the transaction that changed who may read which room. */
export function noteDelivery(
  writer: Writer,
  { id, roomsRevision }: Pick<Tournament, 'id' | 'roomsRevision'>,
  newId: () => string,
): void {
  if (roomsRevision > 0) writer.set(DELIVERIES, { id, mark: newId() });
}

/**
 * Hands the rooms of a tournament, as they are stored, to the tickets of all its units. Each page is a transaction of its own that
 * reads them anew: it may stop anywhere, be repeated, and meet another run. What is changed meanwhile leaves another mark.
 */
export async function deliverRooms(dependencies: Needs, tournamentId: string): Promise<void> {
  const { database } = dependencies;
  for (;;) {
    const delivery = await database.get(DELIVERIES, tournamentId);
    if (delivery === null) return;
    await deliverAll(dependencies, tournamentId);
    await database.transaction(async (unit) => {
      const current = await unit.get(DELIVERIES, tournamentId);
      if (current?.mark === delivery.mark) unit.remove(DELIVERIES, tournamentId);
    });
  }
}

async function deliverAll(dependencies: Needs, tournamentId: string): Promise<void> {
  const where: readonly Filter[] = [{ field: 'tournamentId', op: '==', value: tournamentId }];
  let cursor: string | undefined;
  for (;;) {
    const page = await dependencies.database.page(REGISTRATIONS, { where, limit: PAGE, cursor });
    const concerned = page.items.filter(({ place, rooms }) => place === 'held' || rooms.length > 0);
    if (concerned.length > 0) await deliverPage(dependencies, tournamentId, concerned);
    if (page.nextCursor === null) return;
    cursor = page.nextCursor;
  }
}

/** In the order of their numbers, so that seats follow it. */
function deliverPage(
  dependencies: CommitDependencies,
  tournamentId: string,
  units: readonly StoredUnit[],
): Promise<void> {
  const ids = units.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
  const request = {
    tournamentId,
    freeFireIds: [],
    registrationIds: ids,
    traceIds: [],
    mayFree: 0,
    clock: dependencies.clock,
  };
  return dependencies.ledger.transact(
    request,
    async () => undefined,
    (snapshot, writer) => {
      const { tournament, now } = snapshot;
      const ledger = openLedger(snapshot, { codes: dependencies.codes, now });
      for (const id of ids) {
        const unit = ledger.registration(id);
        if (unit?.tournamentId === tournamentId) ledger.deal(unit);
      }
      writeChanges(dependencies, writer, tournamentId, tournament, ledger.changes());
    },
  );
}
