import { noRooms } from '@copa/domain/day/room';
import { HOUR_MS } from '@copa/domain/limits';
import { beforeEach, expect, it } from 'vitest';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { agendaId, dueBy, dueOf, putSeasonOnAgenda, seasonAndTournamentIn } from '../store/agenda.ts';
import { AGENDA, ROOMS, TOURNAMENTS } from '../store/collections.ts';
import type { Database } from '../store/database.ts';
import { mendAgenda, settleAgenda } from './agenda.ts';

let services: Services;
const publishAt = (date: Date) =>
  services.store(TOURNAMENTS, sampleTournament({ status: 'scheduled', publishDate: date }));
const later = (hours: number) => new Date(SAMPLE_NOW.getTime() + hours * HOUR_MS);
const PUBLISHING = { task: 'publish', about: 'copa-1' } as const;
const noted = async () =>
  (await services.context.database.get(AGENDA, agendaId('publish', 'copa-1')))?.at ?? null;

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
});

it('an entry has the hour of its work, and is taken out when there is none', async () => {
  await publishAt(later(1));
  await settleAgenda(services.context, [PUBLISHING], SAMPLE_NOW);
  expect(await noted()).toEqual(later(1));
  await services.store(TOURNAMENTS, sampleTournament());
  await settleAgenda(services.context, [PUBLISHING], SAMPLE_NOW);
  expect(await noted()).toBeNull();
});

it('an entry that fails holds back no other, and is told to the caller', async () => {
  await publishAt(later(1));
  const { database } = services.context;
  const get: Database['get'] = (collection, id) =>
    id.endsWith('broken') ? Promise.reject(new Error('not in time')) : database.get(collection, id);
  const entries = [{ task: 'publish', about: 'broken' } as const, PUBLISHING];
  await expect(settleAgenda({ database: { ...database, get } }, entries, SAMPLE_NOW)).rejects.toThrow(
    'not in time',
  );
  expect(await noted()).toEqual(later(1));
});

it('a tournament without a date gets its lost entries back, until it ends', async () => {
  const undated = { date: null, windows: [], roomsRevision: 1 };
  const ended = sampleTournament({ ...undated, id: 'copa-2', endedAt: SAMPLE_NOW });
  await services.store(TOURNAMENTS, sampleTournament(undated), ended);
  const room = { match: 1, roomId: '1', password: '', openAt: later(1), lobby: null, revision: 1 };
  for (const id of ['copa-1', 'copa-2']) await services.store(ROOMS, { ...noRooms(id), rooms: [room] });
  await mendAgenda(services.context, SAMPLE_NOW);
  const due = await services.context.database.find(AGENDA, dueBy('at', later(2)));
  expect(due.map(({ task, about, at }) => [task, about, at])).toEqual([['room', 'copa-1', later(1)]]);
});

it('a season is marked as a whole, or for one tournament, and nothing is marked without one', async () => {
  const { database } = services.context;
  await database.transaction((transaction) => {
    putSeasonOnAgenda(transaction, { id: 'verano' }, null);
    putSeasonOnAgenda(transaction, { id: 'otoño' }, 'copa-1');
    putSeasonOnAgenda(transaction, null, 'copa-2');
    return Promise.resolve();
  });
  const marks = (await dueOf(database, 'season', SAMPLE_NOW)).map(seasonAndTournamentIn);
  expect(new Set(marks)).toEqual(
    new Set([
      { season: 'verano', tournament: null },
      { season: 'otoño', tournament: 'copa-1' },
    ]),
  );
});
