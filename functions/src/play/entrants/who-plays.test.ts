import { noRooms } from '@copa/domain/day/room';
import { boardId } from '@copa/domain/play/board';
import { boardCorrections } from '@copa/domain/play/words/correction';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import type { Context } from '../../dependencies.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { AUDIT, BOARDS, REGISTRATIONS, ROOMS, TOURNAMENTS } from '../../store/collections.ts';
import type { Transaction } from '../../store/database.ts';
import { drawLobbies } from '../draws.ts';
import { returnEntrant } from '../replacements.ts';
import { playing, ranked } from '../samples/playing.fixture.ts';
import { ORGANISER, sampleInput } from '../samples/stage.fixture.ts';
import { putStage } from '../stages.ts';

const LAST = { id: 'copa-1', stage: 2 };
const NUMBERS = [1, 2, 3, 4, 5, 6];

let services: Services;

const stage = (number: number) => playing(services.context, { stage: number }).stored();
const set = (number: number, changes: Partial<StoredRegistration>) =>
  services.store(REGISTRATIONS, sampleUnit(number, changes));
const draw = async (context: Context = services.context) =>
  drawLobbies(context, ORGANISER, LAST, { kind: 'seed', revision: (await stage(2)).revision });
const giveBack = async (unitId: string) =>
  returnEntrant(services.context, ORGANISER, LAST, {
    revision: (await stage(2)).revision,
    unitId,
    reason: 'ya está',
  });
const lobbies = async () => (await stage(2)).lobbies.map(({ units }) => units);
const corrections = async () => {
  const board = await services.context.database.get(BOARDS, boardId('copa-1', 2));
  return board === null ? [] : boardCorrections(board).map(({ text }) => text);
};

async function pass(passing: number, lobbySize: number) {
  const advance = { perLobby: 0, byTable: passing };
  const { draw: drawFirst, play, close } = playing(services.context);
  await drawFirst({ advance });
  await play(
    ranked(
      NUMBERS.map((number) => `unit-${number}`),
      (index) => 9 - index,
    ),
  );
  await close();
  await putStage(services.context, ORGANISER, LAST, sampleInput({ lobbySize }));
}

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament({ date: SAMPLE_NOW, maxPlayers: 6 }));
  await services.store(ROOMS, noRooms('copa-1'));
  await services.store(REGISTRATIONS, ...NUMBERS.map((number) => sampleUnit(number)));
});

describe('a unit that passed and may not play at the draw', () => {
  it('is said to have no place only if it has none, and gets the seat of its substitute back', async () => {
    await pass(3, 12);
    await set(2, { status: 'pending' });
    await set(3, { place: 'released' });
    await draw();
    expect(await lobbies()).toEqual([['unit-1', 'unit-4', 'unit-5']]);
    expect(await corrections()).toEqual([
      'Jugador 4 juega en lugar de Jugador 2, por no estar completo, aprobado y confirmado.',
      'Jugador 5 juega en lugar de Jugador 3, por no tener ya su cupo.',
    ]);
    await set(2, {});
    await giveBack('unit-2');
    expect(await lobbies()).toEqual([['unit-1', 'unit-2', 'unit-5']]);
  });

  it('is in the audit with its substitute', async () => {
    await pass(3, 12);
    await set(2, { place: 'released' });
    await draw();
    const audit = await services.stored(AUDIT);
    expect(audit.filter(({ action }) => action === 'play.replace-entrant')).toMatchObject([
      {
        actor: { uid: ORGANISER.uid },
        target: 'registrations/unit-2',
        tournament: { id: 'copa-1' },
        after: { unit: 'unit-4', reason: 'no tener ya su cupo' },
      },
    ]);
  });

  it('comes back into the lobby that has room, where nobody came for it', async () => {
    await pass(6, 3);
    await set(2, { status: 'pending' });
    await draw();
    const [full, other] = await lobbies();
    expect([full?.length, other?.length]).toEqual([3, 2]);
    await set(2, {});
    await giveBack('unit-2');
    expect(await lobbies()).toEqual([full, [...(other ?? []), 'unit-2']]);
  });

  it('comes back with others that left different lobbies free', async () => {
    await pass(6, 3);
    await set(2, { status: 'pending' });
    await set(5, { status: 'pending' });
    await draw();
    for (const number of [2, 5]) {
      await set(number, {});
      await giveBack(`unit-${number}`);
    }
    expect((await lobbies()).map((units) => units.length)).toEqual([3, 3]);
  });

  it('leaves a random draw to those that play', async () => {
    await pass(5, 3);
    await set(2, { place: 'released' });
    const seed = 'abc';
    await drawLobbies(services.context, ORGANISER, LAST, { kind: 'random', seed, revision: 1 });
    const drawn = (await lobbies()).map((units) => units.length);
    expect([drawn, (await lobbies()).flat().toSorted()]).toEqual([
      [3, 2],
      ['unit-1', 'unit-3', 'unit-4', 'unit-5', 'unit-6'],
    ]);
    const [replacement] = (await stage(2)).replacements;
    const seat = (await stage(2)).lobbies.find(({ units }) => units.includes('unit-6'));
    expect(replacement).toMatchObject({ came: 'unit-6', lobby: seat?.id });
  });

  it('and those that play are read once each', async () => {
    await pass(3, 12);
    await set(2, { place: 'released' });
    await set(4, { place: 'released' });
    const read: string[] = [];
    const { database } = services.context;
    const watched = (transaction: Transaction): Transaction => ({
      ...transaction,
      getAll: (collection, ids) => {
        if (collection.path === REGISTRATIONS.path) read.push(...ids);
        return transaction.getAll(collection, ids);
      },
    });
    await draw({
      ...services.context,
      database: { ...database, transaction: (work) => database.transaction((each) => work(watched(each))) },
    });
    expect(read.toSorted()).toEqual(['unit-1', 'unit-2', 'unit-3', 'unit-4', 'unit-5']);
  });
});
