import { afterQuiet } from '@copa/domain/day/notices/night';
import { eraseFollowers } from '../../../functions/src/day/notices/push/followers.ts';
import type { Dependencies } from '../../../functions/src/dependencies.ts';
import { tellFollowers } from '../../../functions/src/play/follow/followed.ts';

/** Followers get no news at night, so `afterQuiet` moves the time into the day. */
export async function tellOfATable(dependencies: Dependencies, about: string): Promise<void> {
  const { firestore } = dependencies;
  const timeZone = 'America/Mexico_City';
  await firestore.doc(`tournaments/${about}`).update({ timeZone });
  const entry = { task: 'follow', about, at: new Date(0), turn: 'table.1.1' };
  await firestore.doc(`agenda/follow_${about}`).set(entry);
  const now = afterQuiet(new Date(), timeZone);
  await tellFollowers(dependencies, now);
  await eraseFollowers(dependencies, now);
}
