import type { RollState } from '@copa/domain/day/roll';
import { noRooms } from '@copa/domain/day/room';
import type { AppError } from '@copa/domain/errors';
import { MINUTE_MS } from '@copa/domain/limits';
import type { Report } from '@copa/domain/play/report/report';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { callRoll } from '../../day/roll/roll.ts';
import { putRoom } from '../../day/rooms/rooms.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { ABSENCES_AT_ONCE, forgiveAbsences } from '../../fairness/no-shows.ts';
import {
  AGENDA,
  EVIDENCE,
  RECORDS,
  REGISTRATIONS,
  REPORTS,
  ROLLS,
  ROOMS,
  stagesOf,
  TOURNAMENTS,
} from '../../store/collections.ts';
import { drawLobbies } from '../draws.ts';
import { publishMatch } from '../matches.ts';
import { deleteStage } from '../removal.ts';
import { erasePictures } from '../reports/left-pictures.ts';
import { playing, ranked } from '../samples/playing.fixture.ts';
import { ORGANISER, sampleInput, sampleStage } from '../samples/stage.fixture.ts';
import { getMatches, putStage } from '../stages.ts';

const PICTURE = Buffer.from('jpeg');
const STAGE = { id: 'copa-1', stage: 1 };

let services: Services;

const open = async (lobbySize: number) => {
  await putStage(services.context, ORGANISER, STAGE, sampleInput({ lobbySize }));
};
const draw = (revision: number, lobbies: Readonly<Record<string, readonly number[]>>, undo?: string) =>
  drawLobbies(services.context, ORGANISER, STAGE, {
    kind: 'hand',
    revision,
    lobbies: Object.entries(lobbies).map(([id, units]) => ({
      id,
      units: units.map((each) => `unit-${each}`),
    })),
    undo,
  });
const roll = (lobby: string | null, marks: Readonly<Record<string, RollState>>) =>
  callRoll(
    services.context,
    ORGANISER,
    'copa-1',
    { lobby, match: 1 },
    { marks: { ...marks }, intruders: {} },
  );
const room = (lobby: string | null) =>
  putRoom(services.context, ORGANISER, 'copa-1', { lobby, match: 1 }, { roomId: '401', openAt: SAMPLE_NOW });
const rows = (lobby: string, units: readonly number[]) =>
  playing(services.context).write(ranked(units.map((each) => `unit-${each}`)), `${lobby}-1`);
const report = (unit: number, match: string): Report => ({
  id: `unit-${unit}_1_${match}`,
  tournamentId: 'copa-1',
  stage: 1,
  match,
  registrationId: `unit-${unit}`,
  placement: 1,
  kills: 0,
  requestId: '00000000-0000-4000-8000-000000000001',
  revision: 1,
  width: 4,
  height: 4,
  sentAt: SAMPLE_NOW,
  discardedAt: null,
});
const rolled = async () =>
  (await services.stored(ROLLS)).map(({ lobby, marks }) => `${lobby ?? 'all'} ${Object.keys(marks).join()}`);
const absences = async () => (await services.stored(RECORDS)).flatMap(({ noShows }) => noShows);

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament({ date: SAMPLE_NOW, maxPlayers: 4 }));
  await services.store(ROOMS, noRooms('copa-1'));
  await services.store(REGISTRATIONS, ...[1, 2, 3, 4].map((each) => sampleUnit(each)));
});

describe('lobbies that are drawn again', () => {
  it('say what depends on the removed seats, and undo just that once the organiser agrees', async () => {
    await open(3);
    await draw(1, { a: [1, 2], b: [3, 4] });
    await room('a');
    await room('b');
    await roll('a', { 'unit-1': 'in', 'unit-2': 'out' });
    await roll('b', { 'unit-3': 'out' });
    await rows('a', [1]);
    await services.store(REPORTS, report(2, 'a-1'), report(3, 'b-1'));
    const again = { a: [1], b: [3, 4, 2] };
    const told =
      'Las casillas cambian. Esto se deshace: la sala de la partida 1, que ya está abierta, el pase de lista de 2, 1 ausencia anotada, 1 resultado sin publicar y 1 captura enviada.';
    const refused = { code: 'conflict', message: told, fields: { undo: told } };
    await expect(draw(2, again)).rejects.toMatchObject(refused);
    await expect(draw(2, again, 'Las casillas cambian.')).rejects.toMatchObject(refused);
    expect(await rolled()).toEqual(['a unit-1,unit-2', 'b unit-3']);
    await draw(2, again, told);
    expect(await rolled()).toEqual(['b unit-3']);
    expect(await absences()).toEqual(['copa-1_1-b-1_unit-3']);
    expect(await getMatches(services.context, STAGE)).toEqual([]);
    expect((await services.stored(REPORTS)).map(({ match }) => match)).toEqual(['b-1']);
    const [{ rooms } = noRooms('')] = await services.stored(ROOMS);
    expect(rooms.map(({ lobby }) => lobby)).toEqual(['b']);
  });

  it('are refused once a match of a lobby that changes was published, and of no other', async () => {
    await open(3);
    await draw(1, { a: [1, 2], b: [3], c: [4] });
    await rows('a', [1, 2]);
    await publishMatch(services.context, ORGANISER, { ...STAGE, match: 'a-1' });
    await expect(draw(2, { a: [1, 2, 3], c: [4] })).rejects.toMatchObject({
      message:
        'Ya hay una partida publicada en un lobby que cambiaría. Lo publicado se corrige: no se sortea otra vez.',
    });
    const { lobbies } = await draw(2, { a: [1, 2], b: [3, 4] });
    expect(lobbies.map(({ units }) => units.length)).toEqual([2, 2]);
  });

  it('take over seats, room and roll of the whole tournament where everybody plays in one', async () => {
    const seats = { 'unit-1': 4, 'unit-2': 3, 'unit-3': 2, 'unit-4': 1 };
    await services.store(ROOMS, { ...noRooms('copa-1'), seats });
    await room(null);
    await roll(null, { 'unit-1': 'in', 'unit-2': 'out' });
    await open(4);
    await draw(1, { a: [1, 2, 3, 4] });
    const [stored] = await services.stored(ROOMS);
    expect(stored).toMatchObject({ seats, rooms: [{ lobby: null, match: 1 }] });
    await roll(null, { 'unit-2': 'in' });
    expect(await rolled()).toEqual(['all unit-1,unit-2']);
    expect(await absences()).toEqual([]);
  });

  it('leave more absences and pictures than fit into one commit to the job', async () => {
    const units = Array.from({ length: ABSENCES_AT_ONCE + 2 }, (_, index) => index + 1);
    // The picture of this unit is left to the job, because it comes last in the order of ids.
    const again = 9;
    const gone = units.filter((each) => each !== again);
    await services.store(REGISTRATIONS, ...units.map((each) => sampleUnit(each)));
    await open(units.length);
    await draw(1, { a: units });
    await room('a');
    await roll('a', Object.fromEntries(units.map((each) => [`unit-${each}`, 'out' as const])));
    await services.store(REPORTS, ...units.map((each) => report(each, 'a-1')));
    const pictures = units.map((each) => ({
      id: report(each, 'a-1').id,
      type: 'image/jpeg',
      bytes: PICTURE,
    }));
    await services.store(EVIDENCE, ...pictures);
    const lobbies = { a: [again], b: gone };
    const refused = await draw(2, lobbies).then(
      () => null,
      (error: unknown) => error as AppError,
    );
    await draw(2, lobbies, refused?.fields?.['undo']);
    expect([await services.stored(REPORTS), await services.stored(ROLLS)]).toEqual([[], []]);
    services.now = new Date(SAMPLE_NOW.getTime() + MINUTE_MS);
    await room('a');
    await roll('a', { [`unit-${again}`]: 'out' });
    await services.store(REPORTS, report(again, 'a-1'));
    await forgiveAbsences(services.context, services.now);
    await erasePictures(services.context, services.now);
    expect(await absences()).toEqual([`copa-1_1-a-1_unit-${again}`]);
    expect((await services.stored(EVIDENCE)).map(({ id }) => id)).toEqual([report(again, 'a-1').id]);
    const left = (await services.stored(AGENDA)).filter(
      ({ task }) => task === 'absence' || task === 'picture',
    );
    expect(left).toEqual([]);
  });

  it('leave no roll and no absence when their stage is deleted', async () => {
    await open(2);
    await draw(1, { a: [1, 2], b: [3, 4] });
    await room('a');
    await roll('a', { 'unit-2': 'out' });
    await deleteStage(services.context, ORGANISER, STAGE);
    expect([await rolled(), await absences()]).toEqual([[], []]);
    expect((await services.stored(ROOMS)).flatMap(({ rooms }) => rooms)).toEqual([]);
  });

  it('leave the roll of another stage as it is', async () => {
    await services.store(TOURNAMENTS, sampleTournament({ stage: 2 }));
    await services.store(stagesOf('copa-1'), sampleStage(), sampleStage({ id: '2', number: 2 }));
    const marks = { 'unit-2': { state: 'out' as const, by: 'admin-1', at: SAMPLE_NOW } };
    const roll = { tournamentId: 'copa-1', lobby: 'a', match: 1, marks, intruders: [] };
    await services.store(ROLLS, { ...roll, id: 'copa-1_1-a-1' }, { ...roll, id: 'copa-1_2-a-1' });
    await deleteStage(services.context, ORGANISER, { ...STAGE, stage: 2 });
    expect((await services.stored(ROLLS)).map(({ id }) => id)).toEqual(['copa-1_1-a-1']);
  });
});
