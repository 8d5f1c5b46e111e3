import type { Tournament } from '@copa/domain/tournaments/tournament';
import { beforeEach, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../../desk/samples.fixture.ts';
import { matchesOf, stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import { playing } from '../samples/playing.fixture.ts';
import { sampleMatch, sampleStage } from '../samples/stage.fixture.ts';

const ADDRESS = { id: 'copa-1', stage: 1 };

let services: Services;

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament({ prizePool: '1er: Skin, 2do: Pase, 3er: Llavero' }));
  await services.store(stagesOf(ADDRESS.id), sampleStage());
});

async function stored(): Promise<Tournament> {
  const [tournament] = await services.stored(TOURNAMENTS);
  if (tournament === undefined) throw new Error('There is a tournament');
  return tournament;
}

const change = async (changes: Partial<Tournament>) =>
  services.store(TOURNAMENTS, { ...(await stored()), ...changes });
const play = (placements: readonly number[]) =>
  services.store(matchesOf(ADDRESS.id, ADDRESS.stage), sampleMatch(1, placements));
const storedStage = () => playing(services.context).stored();
const close = () => playing(services.context).close();
const reopen = () => playing(services.context).reopen();
const prizes = async () => (await stored()).results.map(({ rank, player, prize }) => [rank, player, prize]);

async function write(prizeOf: Readonly<Record<string, string>>, isByHand = false): Promise<void> {
  const results = (await stored()).results.map((each) => ({
    ...each,
    prize: prizeOf[each.player] ?? each.prize,
    unit: isByHand ? null : each.unit,
  }));
  await change({ results });
}

it.each([
  ['each its own', { 'Nick u2': 'Oro', 'Nick u3': 'Gorra' }, false, ['Oro', 'Gorra']],
  ['each its own, in lines without unit', { 'Nick u2': 'Oro', 'Nick u3': 'Gorra' }, true, ['Oro', 'Gorra']],
  ['only the one it was written for', { 'Nick u3': 'Gorra' }, false, ['Pase', 'Gorra']],
] as const)('of units that share a rank, %s', async (_, written, isByHand, kept) => {
  await play([1, 2, 2, 4]);
  await close();
  await write(written, isByHand);
  await reopen();
  await close();
  expect(await prizes()).toEqual([
    [1, 'Nick u1', 'Skin'],
    [2, 'Nick u2', kept[0]],
    [2, 'Nick u3', kept[1]],
  ]);
});

it('that is the only one of its rank goes to the unit that comes to this rank, unless two share it', async () => {
  await play([1, 2, 3, 4]);
  await close();
  await write({ 'Nick u2': 'Oro' });
  await reopen();
  await play([1, 4, 2, 3]);
  await close();
  expect((await prizes())[1]).toEqual([2, 'Nick u3', 'Oro']);
  await reopen();
  await play([1, 2, 4, 2]);
  await close();
  expect((await prizes()).slice(1)).toEqual([
    [2, 'Nick u2', 'Pase'],
    [2, 'Nick u4', 'Pase'],
  ]);
});

it('that the podium had no place for waits for a later closing, unless its line got another prize', async () => {
  await play([1, 2, 2, 4]);
  await close();
  await write({ 'Nick u2': 'Oro', 'Nick u3': 'Gorra' });
  await reopen();
  await play([1, 2, 3, 4]);
  await close();
  expect((await prizes()).slice(1)).toEqual([
    [2, 'Nick u2', 'Oro'],
    [3, 'Nick u3', 'Llavero'],
  ]);
  await write({ 'Nick u2': 'Pase' });
  await reopen();
  await play([1, 2, 2, 4]);
  await close();
  expect((await prizes()).slice(1)).toEqual([
    [2, 'Nick u2', 'Pase'],
    [2, 'Nick u3', 'Gorra'],
  ]);
});

it('of a rank that two units shared meanwhile goes to the one that has it alone', async () => {
  await play([1, 2, 3, 4]);
  await close();
  await write({ 'Nick u2': 'Oro' });
  await reopen();
  await play([1, 4, 2, 2]);
  await close();
  expect((await prizes()).slice(1).map(([, , prize]) => prize)).toEqual(['Pase', 'Pase']);
  await reopen();
  await play([1, 2, 3, 4]);
  await close();
  expect((await prizes())[1]).toEqual([2, 'Nick u2', 'Oro']);
});

it('that came from the pool follows the pool, also if the pool was corrected after the closing', async () => {
  await play([1, 2, 3, 4]);
  await close();
  await write({ 'Nick u2': 'Oro' });
  await change({ prizePool: '1er: Trofeo, 2do: Pase, 3er: Llavero' });
  await reopen();
  await close();
  await change({ prizePool: '1er: Medalla, 2do: Diploma' });
  await reopen();
  await close();
  expect(await prizes()).toEqual([
    [1, 'Nick u1', 'Medalla'],
    [2, 'Nick u2', 'Oro'],
    [3, 'Nick u3', ''],
  ]);
});

it('of a final that was closed before pools were stored with it, is compared with the pool of now', async () => {
  await play([1, 2, 3, 4]);
  await close();
  const { prizePool: _, ...before } = await storedStage();
  await services.store(stagesOf(ADDRESS.id), before);
  await write({ 'Nick u2': 'Oro' });
  await reopen();
  expect((await storedStage()).prizes).toEqual([{ rank: 2, prize: 'Oro', unit: 2 }]);
});

it('below the podium that was delivered stays, even if its player comes onto the podium', async () => {
  await play([1, 2, 3, 4]);
  await close();
  const line = { rank: 4, points: null, unit: null };
  const results = [
    ...(await stored()).results,
    { ...line, player: 'Nick u4', prize: 'Taza', deliveredAt: SAMPLE_NOW },
    { ...line, rank: 5, player: 'Nick u4', prize: 'Gorra', deliveredAt: null },
  ];
  await change({ results });
  await reopen();
  await play([1, 2, 4, 3]);
  await close();
  expect((await prizes()).slice(2)).toEqual([
    [3, 'Nick u4', 'Llavero'],
    [4, 'Nick u4', 'Taza'],
  ]);
});
