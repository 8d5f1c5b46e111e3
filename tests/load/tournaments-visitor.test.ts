import { ACTIVE_TOURNAMENTS_MAX, DAY_MS, HOUR_MS, PUBLIC_POLL_MS } from '@copa/domain/limits';
import { TournamentUpdateSchema } from '@copa/domain/tournaments/endpoints';
import {
  TournamentCreationSchema,
  type TournamentFormValues,
} from '@copa/domain/tournaments/tournament-input';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { systemClock } from '../../emulator/src/core/clock.ts';
import { setCancellation } from '../../functions/src/tournaments/cancellation.ts';
import { createTournament, updateTournament } from '../../functions/src/tournaments/commands.ts';
import { deleteTournament } from '../../functions/src/tournaments/removal.ts';
import type { ActiveList } from '../../web/src/features/tournaments/public/active-list.ts';
import { PRODUCT_RULES } from './support/firestore-server.ts';
import { runSite } from './support/run-site.ts';
import { beStranger } from './support/stranger.ts';
import { createTournament as storeTournament } from './support/tournament.ts';

declare global {
  /**
   * The site's code needs this type. The site's compiler settings declare it, but those of the tests do not.
   */
  interface ImportMeta {
    readonly env: Readonly<Record<string, unknown>>;
  }
}

const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };
const POLLS_AN_HOUR = HOUR_MS / PUBLIC_POLL_MS;
const HOUR_BYTES = 150_000;

const PROJECT = 'demo-visitor';
let passed = 0;
const site = runSite(PROJECT, {
  firestore: {
    clock: { ...systemClock, now: () => systemClock.now() + BigInt(passed) * 1000n },
    rules: PRODUCT_RULES,
  },
  isInProcess: true,
  emptied: ['tournaments', 'tournamentChanges', 'audit'],
});

const { takeTraffic } = beStranger(PROJECT, site);
const takeReads = () => takeTraffic().reads;
let refreshed: (known: ActiveList | null) => Promise<ActiveList>;
beforeAll(async () => {
  ({ refreshed } = await import('../../web/src/features/tournaments/public/active-list.ts'));
});

const pass = (milliseconds: number) => {
  passed += milliseconds;
};
const stored = async (count: number, fields: object = {}) => {
  const { firestore } = site.program;
  const names = Array.from({ length: count }, (_, number) => `Copa ${number}`);
  return Promise.all(names.map((name) => storeTournament(firestore, { maxPlayers: 10, name, ...fields })));
};
const names = ({ tournaments }: ActiveList) => tournaments.map(({ name }) => name);
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const body = (changes: Partial<TournamentFormValues>) => ({
  name: 'Nueva',
  date: inDays(3),
  maxPlayers: 10,
  status: 'published',
  ...changes,
});
const create = (changes: Partial<TournamentFormValues> = {}) =>
  createTournament(site.program.dependencies, ADMIN, z.parse(TournamentCreationSchema, body(changes)));
const update = (id: string, changes: Partial<TournamentFormValues>) =>
  updateTournament(site.program.dependencies, ADMIN, id, z.parse(TournamentUpdateSchema, body(changes)));
const remove = (id: string) => deleteTournament(site.program.dependencies, ADMIN, id, true);
async function nextPoll(known: ActiveList): Promise<ActiveList> {
  pass(PUBLIC_POLL_MS);
  return refreshed(known);
}

describe('the list that a visitor keeps open', () => {
  it.each([5, 50])('costs one read for each poll of a quiet hour, with %i tournaments', async (count) => {
    await stored(count);
    let list = await refreshed(null);
    expect([list.tournaments.length, takeReads()]).toEqual([count, count]);
    for (let poll = 0; poll < POLLS_AN_HOUR; poll += 1) list = await nextPoll(list);
    const { reads, bytes } = takeTraffic();
    expect(reads).toBe(POLLS_AN_HOUR);
    expect(bytes).toBeLessThanOrEqual(HOUR_BYTES);
    expect(list.tournaments).toHaveLength(count);
  });

  it('has no place for tournaments without a date that ended', async () => {
    await stored(ACTIVE_TOURNAMENTS_MAX, { date: null, endedAt: new Date(inDays(-300)) });
    await stored(1, { date: null, name: 'Sin fecha' });
    await stored(1, { name: 'Mañana' });
    const list = await refreshed(null);
    expect([names(list), takeReads()]).toEqual([['Mañana', 'Sin fecha'], 2]);
  });

  it('has with the next poll what was published, edited, cancelled, moved, unpublished and deleted', async () => {
    const [gone = '', hidden = ''] = await stored(2);
    const draft = await create({ name: 'Borrador', status: 'draft' });
    let list = await refreshed(null);
    expect(names(list).toSorted()).toEqual(['Copa 0', 'Copa 1']);

    const { id } = await create();
    await remove(gone);
    await update(hidden, { name: 'Copa 1', status: 'draft' });
    await update(draft.id, { name: 'Sigue en borrador', status: 'draft' });
    list = await nextPoll(list);
    expect(names(list)).toEqual(['Nueva']);

    await setCancellation(site.program.dependencies, ADMIN, id, { cancelled: true, reason: 'Sin sala' });
    list = await nextPoll(list);
    expect(list.tournaments).toMatchObject([{ id, cancelReason: 'Sin sala' }]);

    const past = await create({ name: 'Pasada', date: inDays(-20) });
    await update(draft.id, { name: 'Sin fecha', date: null });
    await update(hidden, { name: 'Mañana', date: inDays(1) });
    list = await nextPoll(list);
    expect(names(list)).toEqual(['Mañana', 'Nueva', 'Sin fecha']);

    await update(past.id, { name: 'De vuelta', date: inDays(2) });
    await update(hidden, { name: 'Mañana', date: inDays(9) });
    list = await nextPoll(list);
    expect(names(list)).toEqual(['De vuelta', 'Nueva', 'Mañana', 'Sin fecha']);
    expect(list.tournaments).toEqual((await refreshed(null)).tournaments);
  });

  it('costs a change its own reads, and no tournament twice', async () => {
    const [id = ''] = await stored(5);
    let list = await refreshed(null);
    await update(id, { name: 'Otro nombre' });
    takeReads();
    const costs: number[] = [];
    for (let poll = 0; poll < 5; poll += 1) {
      list = await nextPoll(list);
      costs.push(takeReads());
    }
    expect(costs).toEqual([2, 1, 1, 1, 1]);
    await remove(id);
    takeReads();
    list = await nextPoll(list);
    expect([list.tournaments.length, takeReads()]).toEqual([4, 1]);
  });

  it('leaves out a missing tournament that the list of changes still calls public', async () => {
    const [id = ''] = await stored(3);
    const list = await refreshed(null);
    await update(id, { name: 'Otro nombre' });
    await site.program.firestore.doc(`tournaments/${id}`).delete();
    expect((await nextPoll(list)).tournaments).toHaveLength(2);
  });

  it('is read as a whole after too many changes', async () => {
    const ids = await stored(20);
    const list = await refreshed(null);
    for (const id of ids) await update(id, { name: 'Todas' });
    expect(new Set(names(await nextPoll(list)))).toEqual(new Set(['Todas']));
  });

  it('costs the next visit one read; what was changed past the API is noticed within a day', async () => {
    const [id] = await stored(5);
    let list = await refreshed(null);
    await site.program.firestore.doc(`tournaments/${id}`).delete();
    takeReads();
    pass(DAY_MS - HOUR_MS);
    list = await refreshed(list);
    expect([list.tournaments.length, takeReads()]).toEqual([5, 1]);
    pass(2 * HOUR_MS);
    expect((await refreshed(list)).tournaments).toHaveLength(4);
  });

  it('brings the next tournament when one of fifty is removed', async () => {
    const [first = ''] = await stored(50, { date: new Date(inDays(2)) });
    await stored(1, { date: new Date(inDays(5)), name: 'Quien sigue' });
    let list = await refreshed(null);
    expect(names(list)).not.toContain('Quien sigue');
    await remove(first);
    list = await nextPoll(list);
    expect(names(list).at(-1)).toBe('Quien sigue');
    expect(list.tournaments).toHaveLength(50);
  });
});
