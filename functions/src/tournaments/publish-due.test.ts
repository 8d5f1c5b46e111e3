import { HOUR_MS } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import { createTournament } from '../../../tests/load/support/tournament.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { TOURNAMENTS } from '../store/collections.ts';
import { readDocument } from '../store/documents.ts';
import { publishDue } from './publish-due.ts';
import { publicStats } from './queries.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe('publishing what is due', () => {
  const site = runServices(NOW);

  const create = (fields: Partial<Tournament>) =>
    createTournament(site.program.firestore, { maxPlayers: 10, date: at(48 * HOUR_MS), ...fields });
  const read = async (id: string) =>
    readDocument(TOURNAMENTS, await site.program.firestore.doc(`tournaments/${id}`).get());
  const published = async () => {
    const audit = await site.program.firestore.collection('audit').get();
    return audit.docs.map((entry) => String(entry.get('target'))).toSorted();
  };

  it('publishes at the very moment and not a millisecond before', async () => {
    const due = await create({ status: 'scheduled', publishDate: NOW });
    const later = await create({ status: 'scheduled', publishDate: at(1) });
    expect(await publishDue(site.program.dependencies, NOW)).toEqual([due]);
    const publication = { status: 'published', publishedAt: NOW, updatedAt: NOW };
    expect(await read(due)).toMatchObject(publication);
    expect(await read(later)).toMatchObject({ status: 'scheduled', publishedAt: null });
  });

  it('names in the audit what it publishes, whether or not that ends a pause', async () => {
    const due = { status: 'scheduled', publishDate: NOW } as const;
    const fresh = await create({ ...due, name: 'Copa Nueva' });
    const back = await create({ ...due, name: 'Copa de Vuelta', hiddenAt: at(-HOUR_MS), currentPlayers: 1 });
    await publishDue(site.program.dependencies, NOW);
    const audit = await site.program.firestore.collection('audit').get();
    expect(audit.docs.map((entry): unknown => entry.get('tournament'))).toEqual(
      expect.arrayContaining([
        { id: fresh, name: 'Copa Nueva' },
        { id: back, name: 'Copa de Vuelta' },
      ]),
    );
  });

  it('shows the tables and the players of what it publishes', async () => {
    const id = await create({ status: 'scheduled', publishDate: NOW, stage: 1 });
    const copies = ['rosters/' + id, `boards/${id}_1`].map((path) => site.program.firestore.doc(path));
    for (const copy of copies) await copy.set({ listed: false });
    await publishDue(site.program.dependencies, NOW);
    const shown = await Promise.all(copies.map(async (copy) => (await copy.get()).get('listed') as unknown));
    expect(shown).toEqual([true, true]);
  });

  it('never publishes a draft, whatever its dates say, and leaves the published ones alone', async () => {
    const draft = await create({ status: 'draft', publishDate: at(-HOUR_MS) });
    const earlier = at(-2 * HOUR_MS);
    const old = await create({ status: 'published', publishDate: earlier, publishedAt: earlier });
    expect(await publishDue(site.program.dependencies, NOW)).toEqual([]);
    expect(await read(draft)).toMatchObject({ status: 'draft', publishedAt: null });
    expect(await read(old)).toMatchObject({ status: 'published', publishedAt: earlier });
  });

  it('publishes an unreadable tournament, and logs it', async () => {
    const due = await create({ status: 'scheduled', publishDate: NOW });
    await site.program.firestore.doc(`tournaments/${due}`).update({ maxPlayers: 'many' });
    expect(await publishDue(site.program.dependencies, NOW)).toEqual([due]);
    expect(site.program.log.join()).toContain(`"path":"tournaments/${due}"`);
  });

  it('does nothing the second time', async () => {
    await create({ status: 'scheduled', publishDate: NOW });
    await publishDue(site.program.dependencies, NOW);
    expect(await publishDue(site.program.dependencies, at(HOUR_MS))).toEqual([]);
    expect(await published()).toHaveLength(1);
  });

  it('publishes each of 250 once when two run at once, and both together say which', async () => {
    const ids = await Promise.all(
      Array.from({ length: 250 }, (_, index) => create({ status: 'scheduled', publishDate: at(-index) })),
    );
    const [one, two] = await Promise.all(
      site.programs.map(({ dependencies }) => publishDue(dependencies, NOW)) as [
        Promise<readonly string[]>,
        Promise<readonly string[]>,
      ],
    );
    expect([...one, ...two].toSorted()).toEqual(ids.toSorted());
    expect(await published()).toEqual(ids.map((id) => `tournaments/${id}`).toSorted());
    const { firestore } = site.program;
    const left = await firestore.collection('tournaments').where('status', '!=', 'published').count().get();
    expect(left.data().count).toBe(0);
  });

  it('counts as over what is over, not what is played, cancelled or without a date', async () => {
    const { dependencies } = site.program;
    const fields = { linkedFormId: null, status: 'published', maxPlayers: 1 } as const;
    const form = { linkedFormId: 'form' };
    await create({ ...fields, ...form, date: at(1) });
    await create({ ...fields, ...form, date: null });
    await create({ ...fields, date: NOW });
    await create({ ...fields, date: at(-HOUR_MS), endDate: NOW });
    await create({ ...fields, date: at(-6 * HOUR_MS) });
    await create({ ...fields, date: at(-HOUR_MS), endDate: at(-1) });
    await create({ ...fields, date: at(-6 * HOUR_MS - 1) });
    await create({ ...fields, ...form, date: at(HOUR_MS), cancelledAt: NOW });
    await create({ ...fields, date: at(-9 * HOUR_MS), cancelledAt: NOW });
    expect(await publicStats(dependencies)).toEqual({ published: 9, players: 0, open: 2, completed: 2 });
  });

  it('says in the log what it did', async () => {
    const before = site.program.log.length;
    const id = await create({ status: 'scheduled', publishDate: NOW });
    await publishDue(site.program.dependencies, NOW);
    await publishDue(site.program.dependencies, NOW);
    const lines = site.program.log.slice(before).map((line): unknown => JSON.parse(line));
    expect(lines).toEqual([{ severity: 'INFO', message: 'tournaments published', tournamentIds: [id] }]);
  });
});
