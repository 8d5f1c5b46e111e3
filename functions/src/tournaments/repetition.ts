import { createHash } from 'node:crypto';
import { documentIdOf } from '@copa/domain/ids';
import { windowsAsSet } from '@copa/domain/tournaments/places/untold';
import { repetitionOf } from '@copa/domain/tournaments/series/repetition';
import { isOver, storedStatus } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { TournamentContentSchema } from '@copa/domain/tournaments/tournament-input';
import * as z from 'zod/mini';
import { type Actor, SYSTEM_ACTOR, writeAudit } from '../audit.ts';
import { sameCreation } from '../creation.ts';
import type { Context } from '../dependencies.ts';
import { found } from '../refusals.ts';
import { IMAGES } from '../site/image-store.ts';
import { FORMS, TOURNAMENTS } from '../store/collections.ts';
import { equal, type Reader, type Transaction, type Writer } from '../store/database.ts';
import { changeTournament, insertTournament } from '../store/tournament-writes.ts';
import { laterThan } from '../versions.ts';
import { newTournament } from './commands.ts';
import { tournamentAnswer } from './queries.ts';
import * as words from './words.ts';

type Needs = Pick<Context, 'database' | 'config' | 'clock' | 'newId' | 'logger' | 'effects'>;

/**
 * The id is the same for the job and for all organisers, so a second repetition finds the draft of the first.
 */
function nextId({ id }: Tournament): string {
  return documentIdOf(createHash('sha256').update(`next ${id}`).digest('hex').slice(0, 32));
}

export async function repeatTournament(context: Needs, actor: Actor, id: string, requestId: string) {
  const now = context.clock();
  const tournament = await context.database.transaction(async (transaction) => {
    const original = found(await transaction.get(TOURNAMENTS, id), words.tournamentMissing);
    const [next, earlier] = await Promise.all([
      transaction.get(TOURNAMENTS, nextId(original)),
      transaction.get(TOURNAMENTS, documentIdOf(requestId)),
    ]);
    if (next?.status === 'draft') return next;
    if (earlier !== null) return sameCreation(earlier, { name: repetitionOf(original, now).name });
    return insertNext(
      context,
      transaction,
      actor,
      original,
      next === null ? nextId(original) : documentIdOf(requestId),
    );
  });
  return tournamentAnswer(tournament, now);
}

export async function continueSeries(context: Needs, now: Date): Promise<void> {
  const ofSeries = { where: equal({ weekly: true }) } as const;
  for await (const { id, ...last } of context.database.stream(TOURNAMENTS, ofSeries)) {
    if (!hasEnded(last, now)) continue;
    try {
      await context.database.transaction((transaction) => continueOne(context, transaction, id, now));
    } catch (error) {
      context.logger.error('series could not be continued', error, { tournamentId: id });
    }
  }
}

type Ending = Parameters<typeof isOver>[0] & Parameters<typeof storedStatus>[0];

function hasEnded(tournament: Ending, now: Date): boolean {
  return storedStatus(tournament, now) === 'published' && isOver(tournament, now);
}

async function continueOne(context: Needs, transaction: Transaction, id: string, now: Date): Promise<void> {
  const last = await transaction.get(TOURNAMENTS, id);
  if (last === null || !last.weekly || !hasEnded(last, now)) return;
  const next = await transaction.get(TOURNAMENTS, nextId(last));
  if (next === null) await insertNext(context, transaction, SYSTEM_ACTOR, last, nextId(last));
  else
    for (const [each, weekly] of [
      [last, false],
      [next, true],
    ] as const)
      setWeekly(transaction, each, weekly, now);
}

async function insertNext(
  context: Needs,
  transaction: Transaction,
  actor: Actor,
  original: Tournament,
  id: string,
): Promise<Tournament> {
  const now = context.clock();
  const asSet = z.parse(TournamentContentSchema, { ...original, windows: windowsAsSet(original) });
  const content = repetitionOf(asSet, now);
  const created = newTournament({ ...content, ...(await foundLinks(transaction, original)) }, id, now);
  const note = await context.effects.tournamentChanged(context, transaction, null, created, now);
  const givePlan = await context.effects.tournamentRepeated(transaction, original, created, now);
  const next = { ...created, ...givePlan() };
  insertTournament(transaction, next);
  note();
  if (original.weekly) setWeekly(transaction, original, false, now);
  writeAudit(transaction, context, {
    actor,
    action: 'tournament.repeat',
    target: `tournaments/${id}`,
    tournament: next,
    before: { id: original.id, name: original.name, date: original.date },
    after: next,
  });
  return next;
}

function setWeekly(writer: Writer, tournament: Tournament, weekly: boolean, now: Date): void {
  changeTournament(writer, tournament, { weekly, updatedAt: laterThan(tournament.updatedAt, now) });
}

async function foundLinks(
  reader: Pick<Reader, 'get'>,
  { linkedFormId, imageId }: Tournament,
): Promise<Pick<Tournament, 'linkedFormId' | 'imageId'>> {
  const [form, image] = await Promise.all([
    linkedFormId === null ? null : reader.get(FORMS, linkedFormId),
    imageId === null ? null : reader.get(IMAGES, imageId),
  ]);
  // A picture of a podium names players of the earlier tournament, so the repetition does not use it.
  const isOwn = image !== null && !image.ofPodium;
  return { linkedFormId: form && linkedFormId, imageId: isOwn ? imageId : null };
}
