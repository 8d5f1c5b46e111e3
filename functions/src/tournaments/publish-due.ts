import { storedStatus } from '@copa/domain/tournaments/state';
import { type Act, SYSTEM_ACTOR, writeAudit } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { TOURNAMENTS } from '../store/collections.ts';
import { changeTournament } from '../store/tournament-writes.ts';
import { laterThan } from '../versions.ts';
import { type DueTournament, findDueTournaments, publishTournament } from './due-store.ts';
import { pauseAfter } from './pause.ts';

export async function publishDue(context: Context, now: Date): Promise<readonly string[]> {
  const published: string[] = [];
  for await (const page of findDueTournaments(context, now)) {
    const results = await Promise.allSettled(page.map((due) => publishOne(context, due, now)));
    for (const [index, { id }] of page.entries()) {
      const result = results[index];
      if (result?.status === 'fulfilled' && result.value) published.push(id);
      if (result?.status === 'rejected') {
        context.logger.error('tournament could not be published', result.reason, { tournamentId: id });
      }
    }
  }
  if (published.length > 0) context.logger.info('tournaments published', { tournamentIds: published });
  return published;
}

const publication = (tournament: { readonly id: string; readonly name: string }, now: Date): Act => ({
  actor: SYSTEM_ACTOR,
  action: 'tournament.publish',
  target: `tournaments/${tournament.id}`,
  tournament,
  before: { status: 'scheduled' },
  after: { status: 'published', publishedAt: now },
});

function publishOne(context: Context, due: DueTournament, now: Date): Promise<boolean> {
  if (due.endsPause) return publishAgain(context, due.id, now);
  const fields = { publishedAt: now, updatedAt: now };
  return publishTournament(context.firestore, due, fields, (writer) => {
    writeAudit(writer, context, publication(due, now));
  });
}

function publishAgain(context: Context, id: string, now: Date): Promise<boolean> {
  return context.database.transaction(async (transaction) => {
    const before = await transaction.get(TOURNAMENTS, id);
    const isDue = before?.status === 'scheduled' && storedStatus(before, now) === 'published';
    if (!isDue) return false;
    const updatedAt = laterThan(before.updatedAt, now);
    const published = { status: 'published', publishedAt: now, updatedAt } as const;
    const changes = { ...published, ...pauseAfter(before, { ...before, ...published }, now) };
    const after = { ...before, ...changes };
    const givePlaces = await context.effects.tournamentChanged(context, transaction, before, after, now);
    changeTournament(transaction, before, { ...changes, ...givePlaces() });
    writeAudit(transaction, context, publication(before, now));
    return true;
  });
}
