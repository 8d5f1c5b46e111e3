import { noRooms } from '@copa/domain/day/room';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { REGISTRATIONS, ROOMS, stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import { drawLobbies } from '../draws.ts';
import { replaceEntrant, returnEntrant } from '../replacements.ts';
import { playing, ranked } from '../samples/playing.fixture.ts';
import { ORGANISER, sampleInput } from '../samples/stage.fixture.ts';
import { drawTie } from '../stage-closing.ts';
import { putStage } from '../stages.ts';
import * as words from '../words.ts';

const STAGE = { id: 'copa-1', stage: 1 };

let services: Services;

const stored = () => playing(services.context).stored();
const about = async (unitId: string) => ({ revision: (await stored()).revision, unitId, reason: 'no vino' });
const replace = async (unitId: string) =>
  replaceEntrant(services.context, ORGANISER, STAGE, await about(unitId));
const giveBack = async (unitId: string) =>
  returnEntrant(services.context, ORGANISER, STAGE, await about(unitId));
const seats = async () => (await stored()).lobbies.map(({ units }) => units);
const entrants = async () => (await stored()).entrants.map(({ id }) => id).toSorted();
const register = (...numbers: number[]) =>
  services.store(REGISTRATIONS, ...numbers.map((number) => sampleUnit(number)));
const play = (unitId: string) => playing(services.context).write(ranked([unitId], () => 2));

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament({ date: SAMPLE_NOW, maxPlayers: 4 }));
  await services.store(ROOMS, noRooms('copa-1'));
  await register(1, 2);
  await putStage(services.context, ORGANISER, STAGE, sampleInput({ lobbySize: 3 }));
  await drawLobbies(services.context, ORGANISER, STAGE, {
    kind: 'hand',
    revision: 1,
    lobbies: [{ id: 'a', units: ['unit-1', 'unit-2'] }],
  });
});

describe('a unit that was replaced and comes after all', () => {
  it('gets its seat back from the one that came for it', async () => {
    await register(3);
    await replace('unit-1');
    expect([await seats(), await entrants()]).toEqual([[['unit-3', 'unit-2']], ['unit-2', 'unit-3']]);
    await giveBack('unit-1');
    expect([await seats(), await entrants()]).toEqual([[['unit-1', 'unit-2']], ['unit-1', 'unit-2']]);
  });

  it('comes back where nobody came for it', async () => {
    await replace('unit-1');
    expect(await entrants()).toEqual(['unit-2']);
    await giveBack('unit-1');
    expect(await entrants()).toEqual(['unit-1', 'unit-2']);
  });

  it('does not come by itself when sixty others were replaced after it', async () => {
    await register(3);
    const stage = await stored();
    const goneAs = (number: number) => ({
      left: { id: `unit-${number}`, number, name: `Nick ${number}`, tag: '', carried: 0, since: null },
      came: null,
      lobby: 'a',
    });
    const replacements = Array.from({ length: 61 }, (_, at) => goneAs(63 - at));
    await services.store(stagesOf('copa-1'), { ...stage, replacements });
    await replace('unit-1');
    expect(await entrants()).toEqual(['unit-2']);
    expect((await stored()).replacements.map(({ left }) => left.id)).toContain('unit-3');
  });

  it('does not come back once the other one has played', async () => {
    await register(3);
    await replace('unit-1');
    await play('unit-3');
    await expect(giveBack('unit-1')).rejects.toMatchObject({
      code: 'conflict',
      message: words.substitutePlayed,
    });
    expect(await entrants()).toEqual(['unit-2', 'unit-3']);
  });

  it('comes back where only somebody else has played', async () => {
    await register(3);
    await replace('unit-1');
    await play('unit-2');
    await giveBack('unit-1');
    expect(await entrants()).toEqual(['unit-1', 'unit-2']);
  });

  it('does not come back for one that was replaced itself', async () => {
    await register(3);
    await replace('unit-1');
    await register(4);
    await replace('unit-3');
    await expect(giveBack('unit-1')).rejects.toMatchObject({
      code: 'conflict',
      message: words.substituteLeft,
    });
  });

  it('does not come by itself in place of another one that is missing', async () => {
    await register(3);
    await replace('unit-1');
    await replace('unit-2');
    expect([await seats(), await entrants()]).toEqual([[['unit-3']], ['unit-3']]);
    await giveBack('unit-1');
    expect([await seats(), await entrants()]).toEqual([[['unit-1']], ['unit-1']]);
  });

  it('is named once among those that left, however often it leaves', async () => {
    await replace('unit-1');
    await giveBack('unit-1');
    await replace('unit-2');
    await replace('unit-1');
    expect((await stored()).former.map(({ id }) => id)).toEqual(['unit-2', 'unit-1']);
  });

  it('comes back only as long as it has its place', async () => {
    await register(3);
    await replace('unit-1');
    await services.store(REGISTRATIONS, sampleUnit(1, { place: 'released' }));
    await expect(giveBack('unit-1')).rejects.toMatchObject({ message: words.noPlaceAnyMore });
    await expect(giveBack('unit-2')).rejects.toMatchObject({ code: 'not-found' });
  });
});

const DRAWS: readonly Omit<Parameters<typeof drawLobbies>[3], 'revision'>[] = [
  { kind: 'hand', lobbies: [{ id: 'a', units: ['unit-2', 'unit-1'] }] },
  { kind: 'random', seed: 'luna' },
  { kind: 'seed' },
];

describe('a change of seats whose answer was lost', () => {
  it('is repeated without another change, and is refused after a different one', async () => {
    await register(3);
    const wanted = await about('unit-1');
    const replaced = await replaceEntrant(services.context, ORGANISER, STAGE, wanted);
    expect(await replaceEntrant(services.context, ORGANISER, STAGE, wanted)).toEqual(replaced);
    const wantedBack = await about('unit-1');
    const returned = await returnEntrant(services.context, ORGANISER, STAGE, wantedBack);
    expect(await returnEntrant(services.context, ORGANISER, STAGE, wantedBack)).toEqual(returned);
    const stale = { ...wantedBack, unitId: 'unit-2' };
    for (const act of [replaceEntrant, returnEntrant]) {
      await expect(act(services.context, ORGANISER, STAGE, stale)).rejects.toMatchObject({
        code: 'stale-write',
      });
    }
  });

  it.each(DRAWS)('is none more, drawn by $kind', async (input) => {
    const { revision } = await stored();
    const draw = (seen: number, other: object = {}) =>
      drawLobbies(services.context, ORGANISER, STAGE, { ...input, ...other, revision: seen });
    const drawn = await draw(revision);
    expect(await draw(revision)).toEqual(drawn);
    await expect(draw(revision - 1)).rejects.toMatchObject({ code: 'stale-write' });
    const other = { kind: 'random', seed: 'sol' };
    await expect(draw(revision, other)).rejects.toMatchObject({ code: 'stale-write' });
  });

  it('decides a tie by one lot', async () => {
    const { revision } = await stored();
    const draw = (seed: string) => drawTie(services.context, ORGANISER, STAGE, { revision, seed });
    const drawn = await draw('luna');
    expect(await draw('luna')).toEqual(drawn);
    await expect(draw('sol')).rejects.toMatchObject({ code: 'stale-write' });
  });
});
