import { noteDeadlines } from '../../../functions/src/day/places/left-deadlines.ts';
import type { Dependencies } from '../../../functions/src/dependencies.ts';
import { openDesk } from '../../../functions/src/wiring/open-desk.ts';

export async function moveDeadlines(dependencies: Dependencies, tournamentId: string): Promise<void> {
  const now = new Date();
  await dependencies.database.transaction(async (transaction) => {
    noteDeadlines(transaction, tournamentId, now, 'turn-1');
  });
  await openDesk(dependencies).desk.moveDeadlines(now);
}
