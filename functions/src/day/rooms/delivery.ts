import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Desk } from '../../desk/desk.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { AT_ONCE, agendaId, putOnAgenda } from '../../store/agenda.ts';
import { AGENDA, REGISTRATIONS } from '../../store/collections.ts';
import { equal, type Writer } from '../../store/database.ts';
import { UNITS_AT_ONCE } from '../../store/unit-pages.ts';

/**
 * Queues a job that brings the rooms in the units up to date. If the desk stores a unit before the job does,
 * `ticketRooms` updates the rooms of this unit.
 */
export function noteDelivery(
  writer: Writer,
  { id, roomsRevision }: Pick<Tournament, 'id' | 'roomsRevision'>,
  newId: () => string,
): void {
  if (roomsRevision > 0) putOnAgenda(writer, 'delivery', id, AT_ONCE, newId());
}

export async function deliverRooms(desk: Desk, tournamentId: string): Promise<void> {
  const { database } = desk;
  const id = agendaId('delivery', tournamentId);
  for (;;) {
    const delivery = await database.get(AGENDA, id);
    if (delivery === null) return;
    await deliverAll(desk, tournamentId);
    await database.transaction(async (transaction) => {
      const current = await transaction.get(AGENDA, id);
      if (current?.turn === delivery.turn) transaction.remove(AGENDA, id);
    });
  }
}

async function deliverAll(desk: Desk, tournamentId: string): Promise<void> {
  const where = equal({ tournamentId });
  let cursor: string | undefined;
  for (;;) {
    const page = await desk.database.page(REGISTRATIONS, { where, limit: UNITS_AT_ONCE, cursor });
    const concerned = page.items.filter(isConcerned);
    if (concerned.length > 0) await deliverPage(desk, tournamentId, concerned);
    if (page.nextCursor === null) return;
    cursor = page.nextCursor;
  }
}

function isConcerned({ place, rooms, lobby, members }: StoredUnit): boolean {
  const hasKey = members.some((member) => member.state === 'accepted' && member.seasonKey !== null);
  return place === 'held' || rooms.length > 0 || lobby !== null || hasKey;
}

function deliverPage(desk: Desk, tournamentId: string, units: readonly StoredUnit[]): Promise<void> {
  const registrationIds = units.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
  const request = { tournamentId, freeFireIds: [], registrationIds, freedAtMost: 0, isSilent: true };
  return desk.transact(request, (ledger) => {
    for (const id of registrationIds) {
      const unit = ledger.registration(id);
      if (unit?.tournamentId === tournamentId) ledger.renew(unit);
    }
  });
}
