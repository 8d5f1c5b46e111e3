import { DAY_MS, DEFAULT_PLAY_MS, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { TournamentUpdateSchema } from '@copa/domain/tournaments/endpoints';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { dyingAfter } from '../../../tests/load/support/dying-database.ts';
import { createTournament, playerOf } from '../../../tests/load/support/tournament.ts';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { type Instance, runServices } from '../../../tests/setup/local-site/services.ts';
import { createPublishScheduled } from '../scheduled.ts';
import { dueOf } from '../store/agenda.ts';
import { TOURNAMENTS } from '../store/collections.ts';
import { readDocument } from '../store/documents.ts';
import { UNITS_AT_ONCE } from '../store/unit-pages.ts';
import { updateTournament } from '../tournaments/commands.ts';
import { eraseExpiredPlayers } from './erasure.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const KEPT_DAYS = 90;
const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const daysAgo = (days: number) => at(-days * DAY_MS);

describe('players of long ago', () => {
  const site = runServices(NOW);

  const erase = (program: Instance = site.program, now = NOW) =>
    eraseExpiredPlayers(program.dependencies, now);
  const read = async (id: string) => {
    const tournament = readDocument(TOURNAMENTS, await site.program.firestore.doc(`tournaments/${id}`).get());
    if (tournament === null) throw new Error(`there is no ${id}`);
    return tournament;
  };
  const countOf = async (name: string) =>
    (await site.program.firestore.collection(name).count().get()).data().count;
  const claimsOf = async (id: string) => countOf(`tournaments/${id}/claims`);

  async function played(players: number, fields: Partial<Tournament> = {}): Promise<string> {
    const { firestore, dependencies } = site.program;
    const date = fields.date === undefined ? daysAgo(KEPT_DAYS + 1) : fields.date;
    site.now = new Date((date ?? daysAgo(KEPT_DAYS + 1)).getTime() - HOUR_MS);
    const id = await createTournament(firestore, {
      maxPlayers: 1000,
      playersErasedAt: null,
      ...fields,
      date,
    });
    const desk = createDesk(dependencies);
    const numbers = Array.from({ length: players }, (_, number) => number);
    const receipts = await Promise.all(numbers.map((number) => desk.register(playerOf(id, number))));
    const rejected = receipts.filter((_, number) => number % 3 === 2).map((receipt) => receipt.id);
    await desk.decideMany(ADMIN, rejected, { status: 'rejected', reason: null });
    site.now = new Date(site.now.getTime() + MINUTE_MS);
    await desk.releaseOverdue(site.now);
    site.now = NOW;
    return id;
  }

  it('are erased with their places and mails; their number, the results and the audit stay', async () => {
    const results = [{ rank: 1, player: 'Ana', prize: '100', points: null, deliveredAt: null, unit: null }];
    const id = await played(7, { results });
    expect([await countOf('registrations'), await claimsOf(id), await countOf('mail')]).toEqual([7, 5, 9]);
    expect(await erase()).toEqual([id]);
    expect([await countOf('registrations'), await claimsOf(id), await countOf('mail')]).toEqual([0, 0, 0]);
    expect(await read(id)).toMatchObject({
      currentPlayers: 5,
      playersErasedAt: NOW,
      results,
      status: 'published',
    });
    const audit = await site.program.firestore
      .collection('audit')
      .where('target', '==', `tournaments/${id}`)
      .get();
    expect(
      audit.docs.map((entry) => `${String(entry.get('action'))} by ${String(entry.get('actor.uid'))}`),
    ).toEqual(['tournament.erase-players by system']);
    expect(await erase()).toEqual([]);
    expect(await countOf('audit')).toBe(2 + 1);
  });

  it('leave the public list of who plays', async () => {
    const id = await played(1);
    const { firestore, dependencies } = site.program;
    const units = async (): Promise<unknown> => (await firestore.doc(`rosters/${id}`).get()).get('units');
    const { docs } = await firestore.collection('registrations').get();
    const ids = docs.map((unit) => unit.id);
    await createDesk(dependencies).decideMany(ADMIN, ids, { status: 'approved', reason: null });
    expect(await units()).toEqual({ 1: { name: 'Jugador 1', tag: '' } });
    expect(await erase()).toEqual([id]);
    expect(await units()).toEqual({});
  });

  it('stay until the very end of their time, which begins with the end of play', async () => {
    const limit = daysAgo(KEPT_DAYS);
    const running = await played(1, { date: daysAgo(200), endDate: limit });
    const recent = await played(1, { date: new Date(limit.getTime() - DEFAULT_PLAY_MS) });
    const gone = await played(1, { date: daysAgo(200), endDate: new Date(limit.getTime() - 1) });
    expect(await erase()).toEqual([gone]);
    expect([await claimsOf(running), await claimsOf(recent), await claimsOf(gone)]).toEqual([1, 1, 0]);
    expect((await erase(site.program, at(1))).toSorted()).toEqual([running, recent].toSorted());
    expect(await countOf('registrations')).toBe(0);
  });

  it('of an announcement without a date that nobody has touched for as long go too, and it leaves the site', async () => {
    const forgotten = await played(2, { date: null, updatedAt: daysAgo(KEPT_DAYS + 2) });
    const touched = await played(1, { date: null, updatedAt: daysAgo(KEPT_DAYS) });
    const cancelled = await played(1, { date: null, cancelledAt: null, updatedAt: daysAgo(KEPT_DAYS + 2) });
    const { firestore, dependencies } = site.program;
    await firestore.doc(`tournaments/${cancelled}`).update({ cancelledAt: daysAgo(KEPT_DAYS + 8) });
    const alive = await played(1, { date: null, updatedAt: daysAgo(KEPT_DAYS + 2) });
    site.now = daysAgo(1);
    await createDesk(dependencies).register(playerOf(alive, 7));
    site.now = NOW;
    expect((await erase()).toSorted()).toEqual([forgotten, cancelled].toSorted());
    expect(await read(forgotten)).toMatchObject({ status: 'draft', playersErasedAt: NOW });
    expect(await read(cancelled)).toMatchObject({ status: 'published', playersErasedAt: NOW });
    expect([await claimsOf(forgotten), await claimsOf(touched), await claimsOf(alive)]).toEqual([0, 1, 2]);
  });

  it.each([
    ['whose date can be read', { status: 'unheard of' }, true],
    ['whose date cannot be read', { createdAt: 'long ago' }, true],
    ['of yesterday', { status: 'unheard of', createdAt: daysAgo(1) }, false],
  ])('of an announcement without a date that has only a damaged unit: %s', async (_, damage, isErased) => {
    const id = await played(1, { date: null, updatedAt: daysAgo(KEPT_DAYS + 2) });
    const { docs } = await site.program.firestore.collection('registrations').get();
    await docs[0]?.ref.update(damage);
    expect(await erase()).toEqual(isErased ? [id] : []);
    expect(await countOf('registrations')).toBe(isErased ? 0 : 1);
  });

  it('of a tournament that was played without a date go, and its results stay on the site', async () => {
    const ended = await played(1, { date: null, updatedAt: daysAgo(KEPT_DAYS + 1) });
    await site.program.firestore.doc(`tournaments/${ended}`).update({ endedAt: daysAgo(KEPT_DAYS + 1) });
    expect(await erase()).toEqual([ended]);
    expect(await read(ended)).toMatchObject({ status: 'published', playersErasedAt: NOW });
  });

  it.each([
    ['are kept for good where the owner wants it', null, false],
    ['are kept for as long as the owner says: longer', KEPT_DAYS + 2, false],
    ['are kept for as long as the owner says: shorter', 7, true],
  ])('%s', async (_, keepPlayersDays, isErased) => {
    const { firestore, dependencies } = site.program;
    expect(DEFAULT_SITE.keepPlayersDays).toBe(KEPT_DAYS);
    await firestore.doc('settings/site').set({ ...DEFAULT_SITE, keepPlayersDays });
    const id = await played(1);
    expect(await eraseExpiredPlayers(dependencies, NOW)).toEqual(isErased ? [id] : []);
    expect(await claimsOf(id)).toBe(isErased ? 0 : 1);
  });

  it('are erased once when two runs meet, and by the next when one stops on the way', async () => {
    // Whichever tournament comes first, the instance erases two pages of units and then stops.
    const ids = [await played(250), await played(210)];
    const { dependencies } = site.program;
    const dying = { ...dependencies, database: dyingAfter(4, dependencies.database) };
    expect((await eraseExpiredPlayers(dying, NOW)).toSorted()).toEqual(ids.toSorted());
    expect(await countOf('registrations')).toBe(460 - 2 * UNITS_AT_ONCE);
    expect(site.program.log.filter((line) => line.includes('players could not be erased'))).toHaveLength(2);

    await Promise.all([erase(site.program, at(HOUR_MS)), erase(site.programs[1], at(HOUR_MS))]);
    expect([await countOf('registrations'), await countOf('mail')]).toEqual([0, 0]);
    const acts = await site.program.firestore
      .collection('audit')
      .where('action', '==', 'tournament.erase-players')
      .get();
    expect(acts.size).toBe(2);
    expect((await read(ids[0] ?? '')).currentPlayers).toBe(167);
  });

  it('are erased although their erasure stopped on the way weeks ago', async () => {
    const id = await played(4);
    const { dependencies } = site.program;
    const dying = { ...dependencies, database: dyingAfter(1, dependencies.database) };
    expect(await eraseExpiredPlayers(dying, NOW)).toEqual([id]);
    expect(await countOf('registrations')).toBe(4);
    const unfinished = async () => dueOf(dependencies.database, 'erasure', site.now);
    expect(await unfinished()).toEqual([id]);
    await erase(site.program, at(20 * DAY_MS));
    expect([await countOf('registrations'), await unfinished()]).toEqual([0, []]);
  });

  it('hold no place in another round under the same name, which waits until nothing is left of them', async () => {
    const id = await played(4);
    const { firestore, dependencies } = site.program;
    const again = async () => {
      const { linkedFormId } = await read(id);
      const body = { name: 'Copa', date: at(DAY_MS), maxPlayers: 3, status: 'published', linkedFormId };
      return updateTournament(dependencies, ADMIN, id, z.parse(TournamentUpdateSchema, body));
    };
    await expect(again()).resolves.toMatchObject({ currentPlayers: 3, playersErasedAt: null });
    await firestore.doc(`tournaments/${id}`).update({ playersErasedAt: daysAgo(1) });
    await expect(again()).rejects.toMatchObject({ code: 'conflict' });
    const { docs } = await firestore.collection('registrations').get();
    for (const { ref } of docs) await ref.update({ members: 'nobody' });
    await expect(again()).rejects.toMatchObject({ code: 'conflict' });
    await erase();
    expect(await again()).toMatchObject({ currentPlayers: 0, playersErasedAt: null });
    const desk = createDesk(dependencies);
    await Promise.all([1, 2, 3].map((number) => desk.register(playerOf(id, number))));
    await expect(desk.register(playerOf(id, 4))).rejects.toMatchObject({ code: 'tournament-full' });
    expect((await read(id)).currentPlayers).toBe(3);
  });

  it('are followed by nobody of a pasted list', async () => {
    const id = await played(1);
    await erase();
    const { freeFireId, fullName, phone, requestId } = playerOf(id, 2);
    const units = [{ unit: null, players: [{ nick: 'Dos', freeFireId, fullName, phone }] }];
    const list = { requestId, preview: false, units };
    const [result] = await createDesk(site.program.dependencies).importList(ADMIN, id, list);
    expect(result).toMatchObject({ success: false, code: 'registration-closed' });
    expect(await countOf('registrations')).toBe(0);
  });

  it('of a document that cannot be read hold back no others', async () => {
    const id = await played(1);
    const broken = await played(1);
    const { firestore, log } = site.program;
    const bad = await firestore.collection('registrations').where('tournamentId', '==', broken).get();
    await bad.docs[0]?.ref.update({ status: 'unheard of' });
    expect((await erase()).toSorted()).toEqual([id, broken].toSorted());
    expect(await claimsOf(id)).toBe(0);
    expect(log.join('\n')).toContain('stored document left out of a list');
  });

  it('are looked for once in an hour, also where no run falls into its first minute', async () => {
    const job = createPublishScheduled({ ...site.program.dependencies, identity: createAccounts() });
    const run = async (minute: number) => {
      site.now = at(minute * 60_000);
      await job.run({ scheduleTime: site.now.toISOString() });
    };
    await run(0);
    const id = await played(1);
    for (const [minute, taken] of [
      [1, 1],
      [59, 1],
      [63, 0],
    ] as const) {
      await run(minute);
      expect(await claimsOf(id)).toBe(taken);
    }
  });
});
