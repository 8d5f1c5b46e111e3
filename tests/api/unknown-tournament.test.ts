import type { Endpoint } from '@copa/domain/api/endpoint';
import * as registrations from '@copa/domain/registrations/endpoints';
import * as tournaments from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { type CallOptions, call, refused } from './support/api-client.ts';
import { openAdmin } from './support/organiser.ts';
import { playerBody, tournamentBody } from './support/samples.ts';

const { token } = await openAdmin();

type Naming = (id: string) => CallOptions;

const byPath: Naming = (id) => ({ params: { id } });

const OPEN: readonly (readonly [Endpoint, Naming])[] = [
  [tournaments.getTournament, byPath],
  [registrations.createRegistration, (id) => ({ body: playerBody(id) })],
  [registrations.checkFreeFireId, (tournamentId) => ({ params: { tournamentId, freeFireId: '123456789' } })],
];

const { tournamentId: _id, answers: _answers, ...player } = playerBody('');
const MANAGED: readonly (readonly [Endpoint, Naming])[] = [
  [tournaments.updateTournament, (id) => ({ params: { id }, body: { name: 'Otra' } })],
  [tournaments.setTournamentCancellation, (id) => ({ params: { id }, body: { cancelled: true } })],
  [tournaments.deleteTournament, byPath],
  [registrations.listRegistrations, (tournamentId) => ({ query: { tournamentId } })],
  [registrations.listTournamentRegistrations, byPath],
  [registrations.addRegistration, (id) => ({ params: { id }, body: player })],
  [registrations.exportRegistrations, byPath],
];

const named = (rows: typeof OPEN) =>
  rows.map(([endpoint, naming]) => ({ id: endpoint.id, endpoint, naming }));

describe('a tournament that is not there', () => {
  it.each(named([...OPEN, ...MANAGED]))('is not found by $id', async ({ endpoint, naming }) => {
    await refused(endpoint, 'not-found', { ...naming('no-such-tournament'), token });
  });
});

describe('a draft', () => {
  it.each(named(OPEN))('is told from a missing one by no stranger: $id', async ({ endpoint, naming }) => {
    const body = tournamentBody({ status: 'draft' });
    const { id } = (await call(tournaments.createTournament, { token, body })).data;
    const draft = await refused(endpoint, 'not-found', naming(id));
    const missing = await refused(endpoint, 'not-found', naming('no-such-tournament'));
    expect({ ...draft, traceId: '' }).toEqual({ ...missing, traceId: '' });
  });
});
