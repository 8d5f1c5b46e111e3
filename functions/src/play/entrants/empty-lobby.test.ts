import { noRooms } from '@copa/domain/day/room';
import { NO_RESULT } from '@copa/domain/play/result/result';
import type { StageInput } from '@copa/domain/play/stage';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { REGISTRATIONS, ROOMS, stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import { drawLobbies } from '../draws.ts';
import { publishMatch, putRows } from '../matches.ts';
import { replaceEntrant } from '../replacements.ts';
import { ORGANISER, sampleInput } from '../samples/stage.fixture.ts';
import { closeStage } from '../stage-closing.ts';
import { putStage } from '../stages.ts';

const STAGE = { id: 'copa-1', stage: 1 };

let services: Services;

const stored = async () => {
  const [stage] = await services.stored(stagesOf('copa-1'));
  if (stage === undefined) throw new Error('no stage');
  return stage;
};
const put = (stage: number, revision: number, changes: Partial<StageInput> = {}) =>
  putStage(services.context, ORGANISER, { ...STAGE, stage }, { ...sampleInput(changes), revision });
const close = async () => closeStage(services.context, ORGANISER, STAGE, (await stored()).revision);
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
  const match = { ...STAGE, match: 'a-1' };
  const row = (placement: number) => ({ ...NO_RESULT, placement, kills: 0, revision: 0 });
  const rows = { 'unit-1': row(1), 'unit-2': row(2) };
  await putRows(services.context, ORGANISER, match, { rows, removed: {} });
  await publishMatch(services.context, ORGANISER, match);
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
      message: 'De la fase anterior pasan menos de dos equipos. Reábrela y cambia quién pasa.',
    });
  });
});
