import { HOUR_MS } from '@copa/domain/limits';
import { type Actor, writeAudit } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { AUDIT, TOURNAMENTS } from '../store/collections.ts';

interface Read {
  readonly action: 'registration.read' | 'form.read';
  readonly target: string;
  readonly tournamentId?: string | undefined;
}

export async function recordReading(context: Context, actor: Actor, read: Read): Promise<void> {
  const { database, clock } = context;
  const hour = Math.floor(clock().getTime() / HOUR_MS);
  const id = `read-${actor.uid}-${read.target.replaceAll('/', '-')}-${hour}`;
  if ((await database.get(AUDIT, id)) !== null) return;
  await database.transaction(async (transaction) => {
    if ((await transaction.get(AUDIT, id)) !== null) return;
    const { tournamentId } = read;
    const tournament = tournamentId === undefined ? null : await transaction.get(TOURNAMENTS, tournamentId);
    writeAudit(transaction, { ...context, newId: () => id }, { ...read, actor, tournament });
  });
}
