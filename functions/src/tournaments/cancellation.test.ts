import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { TournamentUpdateSchema } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDesk, tally } from '../../../tests/load/support/desk.ts';
import { dyingAfter } from '../../../tests/load/support/dying-database.ts';
import { createTournament, playerOf } from '../../../tests/load/support/tournament.ts';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { type Instance, runServices } from '../../../tests/setup/local-site/services.ts';
import { createPublishScheduled } from '../scheduled.ts';
import { setCancellation } from './cancellation.ts';
import { sendChangeNotices } from './change-notices.ts';
import { updateTournament } from './commands.ts';
import { publicStats } from './queries.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };
const START = new Date(NOW.getTime() + 48 * HOUR_MS);

const site = runServices(NOW);

async function announced(players: number): Promise<string> {
  const { firestore, dependencies } = site.program;
  const id = await createTournament(firestore, { maxPlayers: 1000, date: START });
  const desk = createDesk(dependencies);
  const numbers = Array.from({ length: players }, (_, number) => number);
  const receipts = await Promise.all(numbers.map((number) => desk.register(playerOf(id, number))));
  const rejected = receipts.filter((_, number) => number % 3 === 2).map((receipt) => receipt.id);
  await desk.decideMany(ADMIN, rejected, { status: 'rejected', reason: null });
  await firestore.recursiveDelete(firestore.collection('mail'));
  return id;
}

const pass = (milliseconds: number) => {
  site.now = new Date(site.now.getTime() + milliseconds);
};
const job = (program: Instance = site.program) => sendChangeNotices(program.dependencies, site.now);
const read = async (id: string) => (await site.program.firestore.doc(`tournaments/${id}`).get()).data();
const subjects = async () => {
  const { docs } = await site.program.firestore.collection('mail').get();
  return docs.map((doc) => String(doc.get('message.subject'))).toSorted();
};
const cancel = (id: string, cancelled = true) =>
  setCancellation(site.program.dependencies, ADMIN, id, {
    cancelled,
    reason: cancelled ? 'Sin sala' : '',
  });
async function move(id: string, date: Date | null) {
  const { name, linkedFormId } = z.parse(
    z.object({ name: z.string(), linkedFormId: z.string() }),
    await read(id),
  );
  const body = { name, date, maxPlayers: 1000, status: 'published', linkedFormId };
  return updateTournament(site.program.dependencies, ADMIN, id, z.parse(TournamentUpdateSchema, body));
}

describe('players of a tournament that changes', () => {
  it('are told of a cancellation once, those who have a place, by the job and not before five minutes', async () => {
    const id = await announced(3);
    expect(await cancel(id)).toMatchObject({
      phase: 'cancelled',
      cancelledAt: NOW,
      cancelReason: 'Sin sala',
    });
    await cancel(id);
    pass(5 * MINUTE_MS - 1);
    await job();
    expect(await subjects()).toEqual([]);
    pass(1);
    await createPublishScheduled({ ...site.program.dependencies, identity: createAccounts() }).run({
      scheduleTime: site.now.toISOString(),
    });
    await job();
    expect(await subjects()).toEqual([
      'Torneo cancelado: Copa Relámpago',
      'Torneo cancelado: Copa Relámpago',
      'Tu inscripción no fue aprobada: Copa Relámpago',
    ]);
    const desk = createDesk(site.program.dependencies);
    expect(await tally([desk.register(playerOf(id, 9))])).toEqual({ 'tournament-cancelled': 1 });
  });

  it('hear nothing of a slip that was undone, and hear of a cancellation that is taken back later', async () => {
    const id = await announced(1);
    await cancel(id);
    pass(MINUTE_MS);
    await cancel(id, false);
    pass(10 * MINUTE_MS);
    await job();
    expect(await subjects()).toEqual([]);
    await cancel(id);
    pass(5 * MINUTE_MS);
    await job();
    expect(await cancel(id, false)).toMatchObject({ phase: 'open', cancelledAt: null, cancelReason: '' });
    pass(5 * MINUTE_MS);
    await job();
    expect(await subjects()).toHaveLength(1);
    pass(55 * MINUTE_MS);
    await job();
    expect(await subjects()).toEqual([
      'El torneo sigue en pie: Copa Relámpago',
      'Torneo cancelado: Copa Relámpago',
    ]);
  });

  it('are told of the last of many new dates, once in an hour at most; the former one stays', async () => {
    const id = await announced(1);
    const later = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);
    await move(id, later(1));
    expect(await move(id, later(2))).toMatchObject({ date: later(2), formerDate: later(1) });
    pass(5 * MINUTE_MS);
    await job();
    expect(await subjects()).toEqual(['Cambió de fecha: Copa Relámpago']);
    for (const hours of [3, 4, 5]) {
      await move(id, later(hours));
      pass(10 * MINUTE_MS);
      await job();
    }
    expect(await subjects()).toHaveLength(1);
    pass(HOUR_MS);
    await job();
    expect(await subjects()).toHaveLength(2);
    expect(await move(id, null)).toMatchObject({ date: null, formerDate: later(5), phase: 'open' });
    expect(await move(id, later(5))).toMatchObject({ date: later(5), formerDate: null });
  });

  it('are told by the run that publishes it again', async () => {
    const id = await announced(1);
    const { dependencies } = site.program;
    const minutely = createPublishScheduled({ ...dependencies, identity: createAccounts() });
    const runMinute = () => minutely.run({ scheduleTime: site.now.toISOString() });
    await runMinute();
    const date = new Date(START.getTime() + HOUR_MS);
    const publishDate = new Date(site.now.getTime() + 10 * MINUTE_MS);
    const changes = { status: 'scheduled', publishDate, date } as const;
    await updateTournament(dependencies, ADMIN, id, { id: null, expectedUpdatedAt: null, changes });
    pass(6 * MINUTE_MS);
    await runMinute();
    expect(await subjects()).toEqual([]);
    pass(4 * MINUTE_MS);
    await runMinute();
    expect(await subjects()).toEqual(['Cambió de fecha: Copa Relámpago']);
  });

  it('are each told once when two runs meet and when one dies on the way; an erased one leaves no mail', async () => {
    const id = await announced(240);
    await cancel(id);
    pass(5 * MINUTE_MS);
    const { dependencies, firestore } = site.program;
    await sendChangeNotices({ ...dependencies, database: dyingAfter(1, dependencies.database) }, site.now);
    expect((await subjects()).length).toBeLessThan(160);
    await Promise.all([job(site.program), job(site.programs[1])]);
    expect(await subjects()).toHaveLength(160);
    const players = await firestore
      .collection('registrations')
      .where('status', '==', 'pending')
      .limit(1)
      .get();
    await createDesk(dependencies).remove(ADMIN, players.docs[0]?.id ?? '');
    expect(await subjects()).toHaveLength(159);
  });
});

describe('a number of places that cannot be', () => {
  it.each([-3, Number.NaN, 2.5, 5000, null])(
    '%s is counted anew by the next who registers',
    async (wrong) => {
      const { firestore, dependencies } = site.program;
      // `announced` rejects one of the three units. Its place is kept for an undo, so the place still counts.
      const id = await announced(3);
      await firestore.doc(`tournaments/${id}`).update({ currentPlayers: wrong, maxPlayers: 4 });
      expect(await publicStats(dependencies)).toMatchObject({ published: 1 });
      const desk = createDesk(dependencies);
      expect(await tally([desk.register(playerOf(id, 7))])).toEqual({ accepted: 1 });
      expect(await read(id)).toMatchObject({ currentPlayers: 4 });
      await firestore.doc(`tournaments/${id}`).update({ currentPlayers: wrong });
      expect(await tally([desk.register(playerOf(id, 8))])).toEqual({ 'tournament-full': 1 });
      expect(await read(id)).toMatchObject({ currentPlayers: 4 });
    },
  );
});
