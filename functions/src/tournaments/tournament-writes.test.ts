import { HOUR_MS } from '@copa/domain/limits';
import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { BOARDS, ROSTERS, TOURNAMENTS } from '../store/collections.ts';
import { changeTournament, removeTournament, TOURNAMENT_CHANGES } from '../store/tournament-writes.ts';

let services: Services;

async function change(before: Tournament, fields: Partial<Tournament>) {
  await services.store(TOURNAMENTS, before);
  await services.context.database.transaction((transaction) => {
    changeTournament(transaction, before, fields);
    return Promise.resolve();
  });
}
const drawn = (changes: Partial<Tournament>) => sampleTournament({ stage: 2, ...changes });
const storeTables = (listed: boolean) =>
  services.store(
    BOARDS,
    ...[1, 2, 3].map((stage) => ({ ...sampleBoard({ lobbies: {} }), id: `copa-1_${stage}`, listed })),
  );
const tables = async () => (await services.stored(BOARDS)).map(({ listed }) => listed);
const titles = async () =>
  (await services.stored(BOARDS)).map(({ tournament, timeZone }) => [tournament, timeZone]);
const rosters = async () => (await services.stored(ROSTERS)).map(({ listed }) => listed);
const told = async () =>
  (await services.stored(TOURNAMENT_CHANGES)).map(({ id, listed }) => ({ id, listed }));

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
});

describe('what everybody may read of a tournament', () => {
  it('comes with its publication: the tables that were drawn and the list of who plays', async () => {
    await storeTables(false);
    await services.store(ROSTERS, { id: 'copa-1', listed: false, units: {} });
    await change(drawn({ status: 'draft' }), { status: 'published' });
    expect([await tables(), await rosters()]).toEqual([[true, true, false], [true]]);
    expect(await told()).toEqual([{ id: 'copa-1', listed: true }]);
  });

  it('goes when it is taken back', async () => {
    await storeTables(true);
    await services.store(ROSTERS, { id: 'copa-1', listed: true, units: {} });
    await change(drawn({ status: 'published' }), { status: 'draft' });
    expect([await tables(), await rosters()]).toEqual([[false, false, true], [false]]);
    expect(await told()).toEqual([{ id: 'copa-1', listed: false }]);
  });

  it('has the new name and time zone of a tournament at once', async () => {
    await storeTables(true);
    const [before, untouched] = [drawn({ status: 'published' }), (await titles())[2]];
    await change(before, { name: 'Otra' });
    const renamed = ['Otra', before.timeZone];
    expect(await titles()).toEqual([renamed, renamed, untouched]);
    await change(before, { timeZone: 'America/Lima' });
    const moved = [before.name, 'America/Lima'];
    expect(await titles()).toEqual([moved, moved, untouched]);
  });

  it('says at once that the tournament is cancelled, and that it goes on', async () => {
    await storeTables(true);
    const before = drawn({ status: 'published' });
    const cancelled = async () => (await services.stored(BOARDS)).map(({ isCancelled }) => isCancelled);
    await change(before, { cancelledAt: SAMPLE_NOW });
    expect(await cancelled()).toEqual([true, true, false]);
    await change({ ...before, cancelledAt: SAMPLE_NOW }, { cancelledAt: null });
    expect(await cancelled()).toEqual([false, false, false]);
  });

  it('stays as it is when anything else changes', async () => {
    await storeTables(false);
    await services.store(ROSTERS, { id: 'copa-1', listed: false, units: {} });
    await change(drawn({ status: 'published' }), { description: 'Otra' });
    expect([await tables(), await rosters()]).toEqual([[false, false, false], [false]]);
    expect(await told()).toEqual([{ id: 'copa-1', listed: true }]);
  });

  it('is nothing of a tournament that stays private, not even its id', async () => {
    const publishDate = new Date(SAMPLE_NOW.getTime() + HOUR_MS);
    await change(sampleTournament({ status: 'draft' }), { status: 'scheduled', publishDate });
    expect(await told()).toEqual([]);
  });

  it('goes with the tournament', async () => {
    await services.store(TOURNAMENTS, sampleTournament());
    await services.store(ROSTERS, { id: 'copa-1', listed: true, units: {} });
    await services.context.database.transaction((transaction) => {
      removeTournament(transaction, sampleTournament());
      return Promise.resolve();
    });
    expect([await services.stored(TOURNAMENTS), await rosters()]).toEqual([[], []]);
    expect(await told()).toEqual([{ id: 'copa-1', listed: false }]);
  });
});
