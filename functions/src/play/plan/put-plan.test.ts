import { PLAN_PRESETS } from '@copa/domain/play/plan/presets';
import type { Stage, StageSettings } from '@copa/domain/play/stage';
import type { Plan } from '@copa/domain/tournaments/plan';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { AUDIT, matchesOf, REGISTRATIONS, stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import { updateTournament } from '../../tournaments/commands.ts';
import { drawLobbies } from '../draws.ts';
import { deleteStage } from '../removal.ts';
import { replaceEntrant, returnEntrant } from '../replacements.ts';
import { sampleMatch } from '../samples/stage.fixture.ts';
import { getStages, putStage, settingsOf } from '../stages.ts';
import { putPlan } from './put-plan.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const ID = 'copa-1';
const sizes = { places: 48, modality: 'squad' } as const;
const QUALIFIER = PLAN_PRESETS.qualifier(sizes);
const FINAL = PLAN_PRESETS.final(sizes);

let services: Services;
const open = (changes: Partial<Tournament> = {}) =>
  services.store(TOURNAMENTS, sampleTournament({ maxPlayers: 48, modality: 'squad', ...changes }));
const put = (stages: readonly StageSettings[], ...seen: number[]) =>
  putPlan(services.context, ACTOR, ID, { stages, seen });
const putOne = ({ number, revision, ...stage }: Stage, changes: Partial<StageSettings>) =>
  putStage(
    services.context,
    ACTOR,
    { id: ID, stage: number },
    {
      ...settingsOf({ ...stage, number, revision }),
      revision,
      ...changes,
    },
  );
const planned = async (): Promise<Plan | null> => (await services.stored(TOURNAMENTS))[0]?.plan ?? null;
const names = async () => (await getStages(services.context, ID)).map(({ name }) => name);

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
});

describe('the plan of a tournament', () => {
  it('is written in one go, and told in the tournament', async () => {
    await open();
    const stages = await put(QUALIFIER);
    expect(stages.map(({ number, name, state, revision }) => [number, name, state, revision])).toEqual([
      [1, 'Clasificatoria', 'draft', 1],
      [2, 'Semifinal', 'draft', 1],
      [3, 'Final', 'draft', 1],
    ]);
    expect(await planned()).toMatchObject({
      name: 'Clasificatoria y final: 48 → 24 → 12 escuadras',
      changes: [],
    });
    expect((await services.stored(AUDIT)).map(({ action }) => action)).toEqual(['play.put-plan']);
  });

  it('is written once, however often it is sent, and never over somebody else', async () => {
    await open();
    const first = await put(QUALIFIER);
    expect(await put(QUALIFIER)).toEqual(first);
    await expect(put(FINAL)).rejects.toMatchObject({ code: 'stale-write' });
    await expect(put(FINAL, 1, 1, 2)).rejects.toMatchObject({ code: 'stale-write' });
    const [only] = await put(FINAL, 1, 1, 1);
    expect(only).toMatchObject({ name: 'Final', revision: 2 });
    expect(await names()).toEqual(['Final']);
    expect(await planned()).toMatchObject({ name: 'Una final' });
    expect(await services.stored(AUDIT)).toHaveLength(2);
  });

  it('follows each stage that is changed, added or deleted', async () => {
    await open();
    const [, , last] = await put(QUALIFIER);
    if (last === undefined) throw new Error('There are three stages');
    await putOne(last, { maps: ['Bermuda'] });
    expect((await planned())?.steps[2]?.lines).toContain('3 partidas en Bermuda.');
    await deleteStage(services.context, ACTOR, { id: ID, stage: 3 });
    expect((await planned())?.steps.map(({ name }) => name)).toEqual(['Clasificatoria', 'Semifinal']);
    await deleteStage(services.context, ACTOR, { id: ID, stage: 2 });
    await deleteStage(services.context, ACTOR, { id: ID, stage: 1 });
    expect(await planned()).toBeNull();
  });

  it('follows the places and the hour of the tournament', async () => {
    await open();
    await put(QUALIFIER);
    const date = new Date(SAMPLE_NOW.getTime() + 86_400_000);
    const change = { id: null, changes: { maxPlayers: 24, date }, expectedUpdatedAt: null };
    await updateTournament(services.context, ACTOR, ID, change);
    expect(await planned()).toMatchObject({
      name: 'Clasificatoria y final: 24 → 12 → 6 escuadras',
      steps: [{ at: date }, {}, {}],
    });
    expect((await planned())?.changes).toEqual([]);
  });

  it.each([
    ['a draft', { status: 'draft', currentPlayers: 3 }, 0],
    ['one that nobody has seen from within', { currentPlayers: 0 }, 0],
    ['one with players', { currentPlayers: 3 }, 1],
    ['one where somebody waits', { waitingPlayers: 1 }, 1],
  ] as const)('says of %s what changed, to those whom it concerns', async (_, changes, said) => {
    await open(changes);
    await put(FINAL);
    const [stage] = await getStages(services.context, ID);
    if (stage === undefined) throw new Error('There is a stage');
    await putOne(stage, { finish: { kind: 'matches', matches: 5 } });
    const plan = await planned();
    expect(plan?.changes).toHaveLength(said);
    for (const { at, text } of plan?.changes ?? []) {
      expect(at).toEqual(SAMPLE_NOW);
      expect(text).toMatch(/^Final: Cada lobby juega 5 partidas\..* Antes: Cada lobby juega 3 partidas\./);
    }
    await putOne({ ...stage, revision: 2 }, { finish: { kind: 'matches', matches: 5 }, reports: true });
    expect((await planned())?.changes).toHaveLength(said);
  });

  it('counts who was drawn, and is fixed from then on', async () => {
    await open({ modality: 'solo' });
    await services.store(REGISTRATIONS, sampleUnit(1), sampleUnit(2), sampleUnit(3));
    await put(PLAN_PRESETS.final({ places: 48, modality: 'solo' }));
    await drawLobbies(services.context, ACTOR, { id: ID, stage: 1 }, { kind: 'seed', revision: 1 });
    expect((await planned())?.steps[0]?.lines[0]).toBe('3 jugadores en un solo lobby.');
    await expect(put(QUALIFIER, 2)).rejects.toMatchObject({ code: 'conflict' });
    const swap = { unitId: 'unit-3', reason: 'no vino' };
    await replaceEntrant(services.context, ACTOR, { id: ID, stage: 1 }, { ...swap, revision: 2 });
    expect((await planned())?.steps[0]?.lines[0]).toBe('2 jugadores en un solo lobby.');
    await returnEntrant(services.context, ACTOR, { id: ID, stage: 1 }, { ...swap, revision: 3 });
    expect((await planned())?.steps[0]?.lines[0]).toBe('3 jugadores en un solo lobby.');
  });

  it('stays if a stage that it would remove still has a match', async () => {
    await open();
    await put(QUALIFIER);
    await services.store(matchesOf(ID, 3), { ...sampleMatch(1, []), stage: 3 });
    await expect(put(FINAL, 1, 1, 1)).rejects.toMatchObject({ code: 'conflict' });
    expect((await services.stored(stagesOf(ID))).length).toBe(3);
  });

  it('has room for its matches', async () => {
    await open({ maxPlayers: 600 });
    const many = FINAL.map((stage) => ({
      ...stage,
      lobbySize: 2,
      finish: { kind: 'matches' as const, matches: 20 },
    }));
    await expect(put(many)).rejects.toHaveProperty(['fields', 'stages.0.finish']);
  });
});
