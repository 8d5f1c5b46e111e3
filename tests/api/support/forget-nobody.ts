import type { Dependencies } from '../../../functions/src/dependencies.ts';
import { openNames } from '../../../functions/src/play/entrants/forgetting.ts';
import { forgetNames } from '../../../functions/src/play/entrants/forgetting-in-protests.ts';
import { pngOf } from '../../../functions/src/site/image-samples.fixture.ts';
import { IMAGES } from '../../../functions/src/site/image-store.ts';
import { AT_ONCE, putOnAgenda } from '../../../functions/src/store/agenda.ts';
import { FORGOTTEN, TOURNAMENTS } from '../../../functions/src/store/collections.ts';

/** Calls `openNames` directly, because `recorded.askers` misses the queries of `createLedgerStore`. */
export async function forgetNobody(dependencies: Dependencies, tournamentId: string): Promise<void> {
  const { database } = dependencies;
  const tournament = await database.get(TOURNAMENTS, tournamentId);
  if (tournament === null) throw new Error('there is no tournament');
  const results = [{ rank: 1, player: 'Rayo', prize: '', points: null, deliveredAt: null, unit: 1 }];
  const now = new Date();
  const podium = { id: 'a-picture', type: 'image/png', width: 1, height: 1, bytes: pngOf(1, 1) } as const;
  const stored = { ...podium, createdAt: now, createdBy: 'camila', ofPodium: true };
  await database.transaction(async (transaction) => transaction.set(IMAGES, stored));
  const named = { ...tournament, results, imageId: podium.id };
  await database.transaction(async (transaction) => openNames(transaction, named, now));
  await database.transaction(async (transaction) => {
    transaction.set(FORGOTTEN, { id: 'nobody', tournamentId, units: [], at: now });
    putOnAgenda(transaction, 'forget', 'nobody', AT_ONCE);
  });
  await forgetNames(dependencies, now);
}
