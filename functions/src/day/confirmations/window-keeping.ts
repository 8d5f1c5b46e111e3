import { untoldWindow } from '@copa/domain/tournaments/places/untold';
import { NO_CLOSING } from '@copa/domain/tournaments/places/window';
import { SYSTEM_ACTOR } from '../../audit.ts';
import type { Desk } from '../../desk/desk.ts';
import { TOURNAMENTS } from '../../store/collections.ts';
import { storeWindows } from './window-changes.ts';

/** Changes the first window that nobody was told of, so that nobody loses a place by it. */
export function keepUntoldPlaces(desk: Desk, tournamentId: string): Promise<void> {
  return desk.database.transaction(async (transaction) => {
    const now = desk.clock();
    const before = await transaction.get(TOURNAMENTS, tournamentId);
    const window = before === null ? null : untoldWindow(before, now);
    if (before === null || window === null) return;
    const { kind } = window;
    const closing = { ...(before.closings[kind] ?? NO_CLOSING), untoldAt: now };
    storeWindows(transaction, desk, { actor: SYSTEM_ACTOR, now }, before, {
      action: 'tournament.keep-places',
      windows: before.windows.map((each) => (each.kind === kind ? { ...each, onMissing: 'mark' } : each)),
      closings: { ...before.closings, [kind]: closing },
    });
  });
}
