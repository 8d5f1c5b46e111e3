import type { Figures } from '@copa/domain/registrations/figures';
import { isApprovable } from '@copa/domain/registrations/unit';
import { type Database, equal, type Reader } from '../database.ts';
import { countFigures, FIGURES } from '../figures.ts';
import { unitPage } from '../unit-pages.ts';

/** An earlier version stored figures without `blocked`, to which later changes were added. */
export function lacksBlocked({ countsBlocked, isGone }: Figures): boolean {
  return !countsBlocked && !isGone;
}

export function countBlocked(database: Database, id: string): Promise<Figures | null> {
  return database.transaction(async (transaction) => {
    const figures = await transaction.get(FIGURES, id);
    if (figures === null || !lacksBlocked(figures)) return figures;
    const counted = { blocked: await blockedIn(transaction, id), countsBlocked: true };
    transaction.merge(FIGURES, { id, ...counted });
    // Other instances and the screens of organisers read figures again that are marked as changed.
    countFigures(transaction, id);
    return { ...figures, ...counted };
  });
}

async function blockedIn(reader: Reader, id: string): Promise<number> {
  let blocked = 0;
  let after: string | null = null;
  do {
    const { units, next } = await unitPage(reader, id, equal({ status: 'pending' }), after);
    blocked += units.filter(({ members }) => !isApprovable(members)).length;
    after = next;
  } while (after !== null);
  return blocked;
}
