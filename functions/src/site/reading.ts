import { HOUR_MS } from '@copa/domain/limits';
import { type Actor, writeAudit } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { AUDIT, TOURNAMENTS } from '../store/collections.ts';

interface ReadRegistrations {
  readonly action: 'registration.read';
  readonly target: string;
  readonly tournamentId: string | undefined;
}

interface ReadForm {
  readonly action: 'form.read';
  readonly target: string;
  readonly after: { readonly title: string };
}

export async function recordReading(
  context: Context,
  actor: Actor,
  read: ReadRegistrations | ReadForm,
): Promise<void> {
  const { database, clock } = context;
  const hour = Math.floor(clock().getTime() / HOUR_MS);
  const id = `read-${actor.uid}-${read.target.replaceAll('/', '-')}-${hour}`;
  if ((await database.get(AUDIT, id)) !== null) return;
  await database.transaction(async (transaction) => {
    if ((await transaction.get(AUDIT, id)) !== null) return;
    const once = { ...context, newId: () => id };
    if (read.action === 'form.read') return writeAudit(transaction, once, { ...read, actor });
    const { tournamentId, ...act } = read;
    const tournament = tournamentId === undefined ? null : await transaction.get(TOURNAMENTS, tournamentId);
    writeAudit(transaction, once, { ...act, actor, tournament });
  });
}
