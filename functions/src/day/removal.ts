import { putOnAgenda } from '../store/agenda.ts';
import { FOLLOWERS, QUEUES, REMINDERS, ROLLS, ROOMS, TURNS } from '../store/collections.ts';
import { equal, type Transaction, type Writer } from '../store/database.ts';
import { type RemovalPage, removalPage } from '../store/removal-page.ts';
import { followerIds } from './notices/push/followers.ts';

export function removeDay(writer: Writer, id: string): void {
  writer.remove(QUEUES, id);
  writer.remove(TURNS, id);
  writer.remove(ROOMS, id);
  writer.remove(REMINDERS, id);
  for (const shard of followerIds(id)) writer.remove(FOLLOWERS, shard);
  for (const task of ['day', 'room', 'delivery', 'follow'] as const) putOnAgenda(writer, task, id, null);
}

export function pageOfRolls(transaction: Transaction, tournamentId: string): Promise<RemovalPage> {
  return removalPage(transaction, ROLLS, {
    where: equal({ tournamentId }),
  });
}
