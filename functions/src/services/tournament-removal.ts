import { claimsOf, MAIL, REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import { type Actor, recordAudit } from './audit.ts';
import type { Context } from './context.ts';
import { publishDue } from './publish-due.ts';
import { found, refusal } from './refusals.ts';
import { TOURNAMENT_MISSING } from './tournament-queries.ts';

const REMOVED_AT_ONCE = 100;

export interface TournamentRemoval {
  readonly id: string;
  readonly deletedRegistrations: number;
}

/**
 * First nobody can register any more, then registrations and their places go in pages, last the tournament. A removal
 * that dies on the way leaves an unpublished tournament whose places still add up, and can simply be repeated.
 */
export async function deleteTournament(
  context: Context,
  actor: Actor,
  id: string,
  force: boolean,
): Promise<TournamentRemoval> {
  await closeForRemoval(context, id, force);
  let deletedRegistrations = 0;
  for (;;) {
    const removed = await removeSome(context, actor, id, deletedRegistrations);
    if (removed === 0) break;
    deletedRegistrations += removed;
  }
  await publishDue(context, context.clock());
  return { id, deletedRegistrations };
}

async function closeForRemoval({ database }: Context, id: string, force: boolean): Promise<void> {
  await database.transaction(async (unit) => {
    found(await unit.get(TOURNAMENTS, id), TOURNAMENT_MISSING);
    const [registration] = await unit.find(REGISTRATIONS, registrationsOf(id), 1);
    if (registration === undefined) return;
    if (!force)
      throw refusal('in-use', 'El torneo tiene inscripciones. Elimínalo junto con ellas si estás seguro.');
    unit.update(TOURNAMENTS, id, { status: 'draft', linkedFormId: null });
  });
}

/** One page of registrations; when there is none left, the tournament itself. */
function removeSome(context: Context, actor: Actor, id: string, alreadyRemoved: number): Promise<number> {
  return context.database.transaction(async (unit) => {
    const before = await unit.get(TOURNAMENTS, id);
    const registrations = await unit.find(REGISTRATIONS, registrationsOf(id), REMOVED_AT_ONCE);
    const claims = claimsOf(id);
    const places = registrations.filter(({ status }) => status !== 'rejected');
    for (const { id: registrationId, mailIds } of registrations) {
      unit.remove(REGISTRATIONS, registrationId);
      for (const mailId of mailIds) unit.remove(MAIL, mailId);
    }
    for (const { freeFireId } of places) unit.remove(claims, freeFireId);
    if (before !== null && places.length > 0)
      unit.increment(TOURNAMENTS, id, 'currentPlayers', -places.length);
    if (before !== null && registrations.length === 0) {
      unit.remove(TOURNAMENTS, id);
      recordAudit(unit, context, {
        actor,
        action: 'tournament.delete',
        target: `tournaments/${id}`,
        before,
        after: { deletedRegistrations: alreadyRemoved },
      });
    }
    return registrations.length;
  });
}

function registrationsOf(tournamentId: string) {
  return { where: [{ field: 'tournamentId', op: '==', value: tournamentId }] } as const;
}
