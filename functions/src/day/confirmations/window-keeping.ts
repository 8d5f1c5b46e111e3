import { untoldWindow } from '@copa/domain/tournaments/places/untold';
import { NO_CLOSING } from '@copa/domain/tournaments/places/window';
import { SYSTEM_ACTOR, writeAudit } from '../../audit.ts';
import type { Desk } from '../../desk/desk.ts';
import { TOURNAMENTS } from '../../store/collections.ts';
import { changeTournament } from '../../store/tournament-writes.ts';
import { laterThan } from '../../versions.ts';
import { noteDelivery } from '../rooms/delivery.ts';

/** Sets the first untold window so that it takes no places. */
export function keepUntoldPlaces({ database, clock, newId }: Desk, tournamentId: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const now = clock();
    const before = await transaction.get(TOURNAMENTS, tournamentId);
    const window = before === null ? null : untoldWindow(before, now);
    if (before === null || window === null) return;
    const { kind } = window;
    const closing = { ...(before.closings[kind] ?? NO_CLOSING), untoldAt: now };
    const changes = {
      windows: before.windows.map((each) =>
        each.kind === kind ? { ...each, onMissing: 'mark' as const } : each,
      ),
      closings: { ...before.closings, [kind]: closing },
    };
    const after = { ...before, ...changes, updatedAt: laterThan(before.updatedAt, now) };
    changeTournament(transaction, before, { ...changes, updatedAt: after.updatedAt });
    noteDelivery(transaction, after, newId);
    writeAudit(
      transaction,
      { clock, newId },
      {
        actor: SYSTEM_ACTOR,
        action: 'tournament.keep-places',
        target: `tournaments/${tournamentId}`,
        tournament: after,
        before: { windows: before.windows, closings: before.closings },
        after: changes,
      },
    );
  });
}
