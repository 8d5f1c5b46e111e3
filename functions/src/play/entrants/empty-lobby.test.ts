import { noRooms } from '@copa/domain/day/room';
import type { StageInput } from '@copa/domain/play/stage';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { REGISTRATIONS, ROOMS, TOURNAMENTS } from '../../store/collections.ts';
import { drawLobbies } from '../draws.ts';
import { replaceEntrant } from '../replacements.ts';
import { playing, ranked } from '../samples/playing.fixture.ts';
import { ORGANISER, sampleInput } from '../samples/stage.fixture.ts';
import { putStage } from '../stages.ts';

const STAGE = { id: 'copa-1', stage: 1 };

let services: Services;

const stored = () => playing(services.context).stored();
const put = (stage: number, revision: number, changes: Partial<StageInput> = {}) =>
  putStage(services.context, ORGANISER, { ...STAGE, stage }, { ...sampleInput(changes), revision });
const close = () => playing(services.context).close();
const leave = async (unitId: string) =>
  replaceEntrant(services.context, ORGANISER, STAGE, {
    revision: (await stored()).revision,
    unitId,
    reason: 'No se presentó.',
  });

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament({ date: SAMPLE_NOW, maxPlayers: 4 }));
  await services.store(ROOMS, noRooms('copa-1'));
  await services.store(REGISTRATIONS, ...[1, 2, 3, 4].map((number) => sampleUnit(number)));
  await put(1, 0, { lobbySize: 2 });
  await drawLobbies(services.context, ORGANISER, STAGE, {
    kind: 'hand',
    revision: 1,
    lobbies: [
      { id: 'a', units: ['unit-1', 'unit-2'] },
      { id: 'b', units: ['unit-3', 'unit-4'] },
    ],
  });
  await playing(services.context).play(ranked(['unit-1', 'unit-2']));
});

describe('a lobby to which nobody came', () => {
  it('does not keep its stage from closing', async () => {
    await leave('unit-3');
    await expect(close()).rejects.toMatchObject({ code: 'conflict' });
    await leave('unit-4');
    await close();
    expect((await stored()).state).toBe('closed');
    const [tournament] = await services.stored(TOURNAMENTS);
    expect(tournament?.results.map(({ unit }) => unit)).toEqual([1, 2]);
    expect(tournament?.plan?.steps[0]?.lines[0]).toBe('2 jugadores en un solo lobby.');
  });

  it('leaves nobody for a final, and the refusal to draw one names the way out', async () => {
    const advance = { perLobby: 1, byTable: 0 };
    await put(1, (await stored()).revision, { lobbySize: 2, advance });
    await put(2, 0);
    await leave('unit-3');
    await leave('unit-4');
    await close();
    const final = { ...STAGE, stage: 2 };
    await expect(
      drawLobbies(services.context, ORGANISER, final, { kind: 'seed', revision: 1 }),
    ).rejects.toMatchObject({
      message: 'De la fase anterior pasan menos de dos. Reábrela y cambia quién pasa.',
    });
  });
});
