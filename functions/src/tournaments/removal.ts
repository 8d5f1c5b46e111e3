import type { Naming } from '@copa/domain/people/naming';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type Actor, deletionOf, writeAudit } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { found, refusal } from '../refusals.ts';
import { IMAGES } from '../site/image-store.ts';
import { unusedImage } from '../site/unused-images.ts';
import { NAMINGS, QUEUES, TOURNAMENTS, TURNS } from '../store/collections.ts';
import type { Reader, Transaction } from '../store/database.ts';
import { FIGURES, figuresOfNothing } from '../store/figures.ts';
import { changeTournament, removeTournament } from '../store/tournament-writes.ts';
import { laterThan } from '../versions.ts';
import { pauseAfter } from './pause.ts';
import { publishDue } from './publish-due.ts';
import * as words from './words.ts';

export async function deleteTournament(
  context: Context,
  actor: Actor,
  id: string,
  force: boolean,
  seen = Number.POSITIVE_INFINITY,
) {
  if ((await context.database.get(TOURNAMENTS, id)) === null) return deletedBefore(context, id);
  if (force) await closeForRemoval(context, id, seen);
  let deletedRegistrations = 0;
  for (;;) {
    const { removed, isGone } = await removeSome(context, actor, id, { force, deletedRegistrations });
    deletedRegistrations += removed;
    if (isGone) break;
  }
  await publishDue(context, context.clock());
  return { id, deletedRegistrations };
}

async function deletedBefore({ database }: Context, id: string) {
  const deletion = await deletionOf(database, 'tournament.delete', `tournaments/${id}`);
  const { after } = found(deletion, words.tournamentMissing);
  return { id, deletedRegistrations: Number(after?.['deletedRegistrations'] ?? 0) };
}

/**
 * `closeRooms` also tells the job to remove the rooms from the tickets, because an interrupted removal leaves
 * some tickets.
 */
async function closeForRemoval(context: Context, id: string, seen: number): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const before = found(await transaction.get(TOURNAMENTS, id), words.tournamentMissing);
    const { pending, approved, rejected } = (await transaction.get(FIGURES, id)) ?? figuresOfNothing(id);
    const registrations = pending + approved + rejected;
    if (registrations > seen) throw refusal('in-use', words.moreRegistrations(registrations));
    const now = context.clock();
    const updatedAt = laterThan(before.updatedAt, now);
    changeTournament(transaction, before, { ...hidden(before, now), linkedFormId: null, updatedAt });
    context.effects.closeRooms(context, transaction, before);
  });
}

interface Step {
  readonly removed: number;
  readonly isGone: boolean;
}

function removeSome(
  context: Context,
  actor: Actor,
  id: string,
  { force, deletedRegistrations }: { force: boolean; deletedRegistrations: number },
): Promise<Step> {
  return context.database.transaction(async (transaction) => {
    const before = found(await transaction.get(TOURNAMENTS, id), words.tournamentMissing);
    const { effects } = context;
    const [units, queue, turns, traces] = await Promise.all([
      effects.pageOfUnits(context, transaction, id, 'deleted'),
      transaction.get(QUEUES, id),
      transaction.get(TURNS, id),
      effects.pageOfTraces(transaction, id),
    ]);
    if (units.count > 0 && !force) throw refusal('in-use', words.hasRegistrations);
    if (!traces.isLast) {
      traces.remove();
      hide(context, transaction, before);
      return { removed: 0, isGone: false };
    }
    if (units.count > 0) {
      traces.remove();
      const { places, waiting } = units.remove();
      const left = queue?.waiting.filter((number) => !waiting.includes(number)) ?? [];
      if (waiting.length > 0) {
        transaction.set(QUEUES, { id, waiting: left });
        const keys = turns?.waiting.filter((_, at) => left.includes(queue?.waiting[at] ?? 0)) ?? [];
        transaction.set(TURNS, { id, waiting: keys });
      }
      if (places > 0 || waiting.length > 0) {
        const currentPlayers = Math.max(0, before.currentPlayers - places);
        changeTournament(transaction, before, { currentPlayers, waitingPlayers: left.length });
      }
      return { removed: units.count, isGone: false };
    }
    const play = await effects.pageOfPlay(transaction, id);
    const [image, namings] = await Promise.all([
      unusedImage(transaction, before.imageId, id),
      namingsOf(transaction, id),
    ]);
    traces.remove();
    play.remove();
    if (!play.isLast) {
      hide(context, transaction, before);
      return { removed: 0, isGone: false };
    }
    if (image !== null) transaction.remove(IMAGES, image);
    removeTournament(transaction, before);
    for (const naming of namings) transaction.set(NAMINGS, naming);
    effects.removeDay(transaction, id);
    writeAudit(transaction, context, {
      actor,
      action: 'tournament.delete',
      target: `tournaments/${id}`,
      tournament: before,
      before,
      after: { deletedRegistrations },
    });
    return { removed: 0, isGone: true };
  });
}

function hide({ clock }: Context, transaction: Transaction, tournament: Tournament): void {
  if (tournament.status !== 'draft') changeTournament(transaction, tournament, hidden(tournament, clock()));
}

function hidden(before: Tournament, now: Date): Partial<Tournament> {
  const draft = { status: 'draft' } as const;
  return { ...draft, ...pauseAfter(before, { ...before, ...draft }, now) };
}

async function namingsOf(reader: Reader, id: string): Promise<readonly Naming[]> {
  const named = await reader.find(NAMINGS, {
    where: [{ field: 'tournaments', op: 'array-contains', value: id }],
  });
  return named.map(({ tournaments, ...naming }) => ({
    ...naming,
    tournaments: tournaments === 'all' ? tournaments : tournaments.filter((each) => each !== id),
  }));
}
