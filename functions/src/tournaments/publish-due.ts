import { SYSTEM_ACTOR, writeAudit } from '../audit.ts';
import type { Dependencies } from '../dependencies.ts';
import { type DueTournament, findDueTournaments, publishTournament } from './due-store.ts';

type PublishContext = Pick<Dependencies, 'firestore' | 'clock' | 'newId' | 'logger'>;

export async function publishDue(context: PublishContext, now: Date): Promise<readonly string[]> {
  const published: string[] = [];
  for await (const page of findDueTournaments(context.firestore, now)) {
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

function publishOne(context: PublishContext, due: DueTournament, now: Date): Promise<boolean> {
  const fields = { publishedAt: now, updatedAt: now };
  return publishTournament(context.firestore, due, fields, (writer) => {
    writeAudit(writer, context, {
      actor: SYSTEM_ACTOR,
      action: 'tournament.publish',
      target: `tournaments/${due.id}`,
      before: { status: 'scheduled' },
      after: { status: 'published', publishedAt: now },
    });
  });
}
