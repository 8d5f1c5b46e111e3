import createClient from 'openapi-fetch';
import { describe, expect, it } from 'vitest';
import type { paths } from '../../.cache/api-types.d.ts';
import { suiteEnvironment } from './support/environment.ts';
import { openAdmin } from './support/organiser.ts';
import { inHours } from './support/samples.ts';

const { token } = await openAdmin();
const stranger = createClient<paths>({ baseUrl: suiteEnvironment().api });
const headers = { Authorization: `Bearer ${token}` };
const organiser = createClient<paths>({ baseUrl: suiteEnvironment().api, headers });

async function openTournament(): Promise<string> {
  const level = { id: 'nivel', type: 'number', label: 'Nivel de tu cuenta', required: true } as const;
  const form = await organiser.POST('/forms', { body: { title: 'Ficha', fields: [level] } });
  const tournament = await organiser.POST('/tournaments', {
    body: {
      name: 'Copa generada',
      date: inHours(48),
      maxPlayers: 10,
      status: 'published',
      linkedFormId: form.data?.data.id ?? null,
    },
  });
  return tournament.data?.data.id ?? '';
}

function register(tournamentId: string, freeFireId: string) {
  return stranger.POST('/registrations', {
    body: {
      tournamentId,
      fullName: 'Ana Torres',
      freeFireId,
      email: `ana${freeFireId}@correo.test`,
      phone: '+52 55 1234 5678',
      answers: { nivel: '55' },
    },
  });
}

async function playersOf(tournamentId: string): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { tournamentId, limit: 1, ...(typeof cursor === 'string' && { cursor }) };
    const { data } = await organiser.GET('/registrations', { params: { query } });
    ids.push(...(data?.data.registrations.map(({ id }) => id) ?? []));
    cursor = data?.data.nextCursor;
  } while (typeof cursor === 'string');
  return ids;
}

describe('a client that a generator wrote', () => {
  it('registers players, reads them page by page, decides on them and reads their status', async () => {
    const id = await openTournament();
    const receipts = [];
    for (const freeFireId of ['12345678', '123456789012', '87654321']) {
      const { data } = await register(id, freeFireId);
      expect(data?.data.status).toBe('pending');
      receipts.push(data?.data);
    }

    const listed = await playersOf(id);
    expect(listed).toEqual(receipts.map((receipt) => receipt?.id).toReversed());

    const [newest = ''] = listed;
    const decided = await organiser.PATCH('/registrations/{id}/status', {
      params: { path: { id: newest } },
      body: { status: 'approved', expected: 'pending' },
    });
    expect(decided.data?.data.status).toBe('approved');

    const own = await stranger.GET('/registrations/status', {
      params: { header: { 'Private-Code': receipts.at(-1)?.privateCode ?? '' } },
    });
    expect(own.data?.data).toMatchObject({ freeFireId: '87654321', status: 'approved' });
  });

  it('is told what is wrong in the documented form', async () => {
    const { error, response } = await register(await openTournament(), '1234567');
    expect(response.status).toBe(400);
    expect(error?.code).toBe('validation-failed');
    expect(error?.fields).toEqual({ freeFireId: 'El ID debe contener entre 8 y 12 dígitos numéricos' });
  });

  it('reads the list of tournaments in either of its two forms', async () => {
    await openTournament();
    for (const includeStats of ['true', 'false'] as const) {
      const { data } = await stranger.GET('/tournaments', { params: { query: { includeStats } } });
      const list = data === undefined || 'tournaments' in data ? data : data.data;
      expect(list?.tournaments.length).toBeGreaterThan(0);
      expect(list?.stats === undefined).toBe(includeStats === 'false');
    }
  });
});
