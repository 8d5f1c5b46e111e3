import { createForm } from '@copa/domain/forms/endpoints';
import { createRegistration } from '@copa/domain/registrations/endpoints';
import { listAudit } from '@copa/domain/site/endpoints';
import * as api from '@copa/domain/tournaments/endpoints';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import { describe, expect, it } from 'vitest';
import { signUp } from './support/accounts.ts';
import { call, refused } from './support/api-client.ts';
import { openAdmin } from './support/organiser.ts';
import { formBody, inHours, playerBody, tournamentBody } from './support/samples.ts';

const { auth, firestore, token } = await openAdmin();
const { token: owner } = await signUp(auth, { claims: { admin: true, owner: true } });
const { token: user } = await signUp(auth);

async function create(changes: Partial<TournamentFormValues> = {}) {
  return (await call(api.createTournament, { token, body: tournamentBody(changes) })).data;
}

let lastHours = 10_000;
/** The date is later than that of every earlier tournament. */
const latestDate = () => inHours((lastHours += 1));

async function createLinkedForm() {
  return (await call(createForm, { token, body: formBody({ fields: [] }) })).data.id;
}

describe('creating', () => {
  it('fills in what the organiser leaves out', async () => {
    const tournament = await create();
    const filled = { currentPlayers: 0, entryFee: '0', modality: 'solo', phase: 'not_open' };
    expect(tournament).toMatchObject(filled);
    expect(tournament.publishedAt).not.toBeNull();
    expect((await call(api.getTournament, { params: { id: tournament.id } })).data).toEqual(tournament);
  });

  it('publishes at once what should have been published already', async () => {
    const tournament = await create({ status: 'scheduled', publishDate: inHours(-1) });
    expect(tournament).toMatchObject({ status: 'published' });
    expect(tournament.publishedAt).not.toBeNull();
  });

  it.each<[string, Partial<Record<keyof TournamentFormValues, unknown>>, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['an unknown status', { status: 'completed' }, 'status'],
  ])('is refused with %s, naming the field', async (_name, changes, field) => {
    const body = { ...tournamentBody(), ...changes };
    const { fields } = await refused(api.createTournament, 'validation-failed', { token, body });
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect(fields?.[field]).not.toMatch(/invalid|required|expected/i);
  });

  it.each([
    [api.createTournament, 'No tienes permisos para crear torneos'],
    [api.updateTournament, 'No tienes permisos para actualizar torneos'],
    [api.deleteTournament, 'No tienes permisos para eliminar torneos'],
  ])('and changing are refused to others in words of their own', async (endpoint, message) => {
    const failure = await refused(endpoint, 'permission-denied', { token: user, params: { id: 'x' } });
    expect(failure.error).toBe(message);
  });
});

describe('lists', () => {
  it('show strangers what is published, newest first, in pages', async () => {
    const ids: string[] = [];
    while (ids.length < 3) ids.unshift((await create({ date: latestDate() })).id);
    const draft = await create({ status: 'draft', date: latestDate() });

    const first = await call(api.listTournaments, { query: { limit: '2' } });
    expect(first.data.tournaments.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const { nextCursor } = first.data;
    const second = await call(api.listTournaments, { query: { limit: '1', cursor: nextCursor ?? '' } });
    expect(second.data.tournaments.map(({ id }) => id)).toEqual(ids.slice(2));
    // The specification puts `nextCursor` at the top level, but inside `data` with `includeStats`.
    expect(Object.keys(first.envelope)).toEqual(['success', 'tournaments', 'nextCursor']);
    const withStats = await call(api.listTournaments, { query: { limit: '2', includeStats: 'true' } });
    expect(Object.keys(withStats.envelope)).toEqual(['success', 'data']);
    expect(withStats.data.tournaments).toEqual(first.data.tournaments);

    const all = await call(api.listTournaments, { token, query: { limit: '1' } });
    expect(all.data.tournaments[0]?.id).toBe(draft.id);
    const drafts = await call(api.listTournaments, { token, query: { status: 'draft' } });
    expect(drafts.data.tournaments.every(({ status }) => status === 'draft')).toBe(true);
    await refused(api.listTournaments, 'permission-denied', { query: { status: 'draft' } });
    await refused(api.getTournament, 'not-found', { params: { id: draft.id } });
    await call(api.getTournament, { token, params: { id: draft.id } });
  });

  it('leave out a stored document that nobody can read, and show the others', async () => {
    await create({ date: latestDate() });
    const good = await create({ date: latestDate() });
    const broken = firestore.doc('tournaments/broken');
    await broken.set({ status: 'published', date: new Date('2090-01-01'), name: 7 });
    const { data } = await call(api.listTournaments, { query: { limit: '2' } });
    expect(data.tournaments.map(({ id }) => id)).toEqual([good.id]);
    expect(data.nextCursor).not.toBeNull();
    await refused(api.getTournament, 'internal', { params: { id: 'broken' } });
    await broken.delete();
  });

  it.each([
    ['limit', { limit: '0' }],
    ['limit', { limit: 'many' }],
    ['limit', { limit: '201' }],
    ['status', { status: 'open' }],
    ['includeStats', { includeStats: 'yes' }],
    ['cursor', { cursor: '*' }],
    ['cursor', { cursor: 'abcd' }],
    ['page', { page: '2' }],
  ])('refuse a wrong %s', async (field, query) => {
    const { fields } = await refused(api.listTournaments, 'validation-failed', { query });
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it('count for the public and for the desk', async () => {
    const tournament = await create({ linkedFormId: await createLinkedForm(), date: inHours(9000) });
    const before = (await call(api.getTournamentStats)).data;
    await call(createRegistration, { body: playerBody(tournament.id) });
    const { data } = await call(api.listTournaments, { query: { includeStats: 'true' } });
    expect(data.stats).toEqual({ ...before, players: before.players + 1 });
    const withCounts = await call(api.listTournamentsWithRegistrations, { token, query: { limit: '200' } });
    const registrations = { pending: 1, approved: 0, rejected: 0 };
    const counted = { currentPlayers: 1, registrations };
    expect(withCounts.data.tournaments.find(({ id }) => id === tournament.id)).toMatchObject(counted);
  });
});

describe('deleting', () => {
  it('is refused while there are registrations, and takes them along when forced', async () => {
    const { id } = await create({ linkedFormId: await createLinkedForm() });
    for (let player = 0; player < 3; player += 1) await call(createRegistration, { body: playerBody(id) });
    await refused(api.deleteTournament, 'in-use', { token, params: { id } });
    await call(api.getTournament, { params: { id } });

    const forced = (seen: number) => ({ token, params: { id }, query: { force: 'true', seen: `${seen}` } });
    const { error } = await refused(api.deleteTournament, 'in-use', forced(2));
    expect(error).toBe(
      'Mientras decidías llegaron inscripciones: ahora son 3. Si estás seguro, elimínalo otra vez.',
    );
    await call(api.getTournament, { params: { id } });
    const { data } = await call(api.deleteTournament, forced(3));
    expect(data).toEqual({ id, deletedRegistrations: 3 });
    await refused(api.getTournament, 'not-found', { token, params: { id } });
    expect((await firestore.collection(`tournaments/${id}/claims`).get()).size).toBe(0);
    const left = await firestore.collection('registrations').where('tournamentId', '==', id).get();
    expect(left.size).toBe(0);
  });
});

describe('the audit', () => {
  it('has who did what, with before and after', async () => {
    const { id } = await create({ name: 'Primera' });
    await call(api.updateTournament, { token, params: { id }, body: tournamentBody({ name: 'Segunda' }) });
    await call(api.deleteTournament, { token, params: { id } });
    const { data } = await call(listAudit, { token: owner, query: { limit: '3' } });
    const update = { before: { name: 'Primera' }, after: { name: 'Segunda' } };
    expect(data.entries).toMatchObject([
      { action: 'tournament.delete' },
      { action: 'tournament.update', target: `tournaments/${id}`, ...update },
      { action: 'tournament.create' },
    ]);
  });
});
