import type { Figures } from '@copa/domain/registrations/figures';
import { isApprovable } from '@copa/domain/registrations/unit';
import { REGISTRATIONS } from '../collections.ts';
import { type Database, equal } from '../database.ts';
import { countFigures, FIGURES } from '../figures.ts';

/** An earlier version stored figures without `blocked`, to which later changes were added. */
export function lacksBlocked({ countsBlocked, isGone }: Figures): boolean {
  return !countsBlocked && !isGone;
}

export function countBlocked(database: Database, id: string): Promise<Figures | null> {
  return database.transaction(async (transaction) => {
    const figures = await transaction.get(FIGURES, id);
    if (figures === null || !lacksBlocked(figures)) return figures;
    const pending = await transaction.find(REGISTRATIONS, {
      where: equal({ tournamentId: id, status: 'pending' }),
    });
    const counted = {
      blocked: pending.filter(({ members }) => !isApprovable(members)).length,
      countsBlocked: true,
    };
    transaction.merge(FIGURES, { id, ...counted });
    // Other instances and the screens of organisers read figures again that are marked as changed.
    countFigures(transaction, id);
    return { ...figures, ...counted };
  });
}
