import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { STAGE_ALL_MATCHES_MAX } from '../../limits.ts';
import { MODALITIES, type Modality } from '../../tournaments/modality.ts';
import { POINTS_PRESETS } from '../points.ts';
import { isLastStage, StageInputSchema } from '../stage.ts';
import { flowOf } from './flow.ts';
import { fittingPreset, lobbySizeOf, PLAN_PRESETS, type PlanPreset, presetStages } from './presets.ts';

const PRESETS = Object.keys(PLAN_PRESETS) as PlanPreset[];
const pathOf = (preset: PlanPreset, places: number, modality: Modality) =>
  flowOf(PLAN_PRESETS[preset]({ places, modality }), places)
    .map(({ units, lobbies }) => (lobbies === 1 ? `${units}` : `${units}/${lobbies}`))
    .join(' → ');

describe('the presets of a plan', () => {
  it('play the maps of the tournament, each by its name', () => {
    const mapsOf = (mapSelection: string) =>
      presetStages('qualifier', { maxPlayers: 24, modality: 'squad', mapSelection }).map(({ maps }) => maps);
    const maps = ['Bermuda', 'Alpes del Sur'];
    expect(mapsOf(' Bermuda,, Alpes del Sur ,')).toEqual([maps, maps]);
    expect(mapsOf('')).toEqual([[], []]);
  });

  it('count points for teams or for players alone, or only kills', () => {
    const pointsOf = (preset: PlanPreset, modality: Modality) =>
      PLAN_PRESETS[preset]({ places: 12, modality }).at(-1)?.points;
    expect(pointsOf('final', 'squad')).toEqual(pointsOf('qualifier', 'duo'));
    expect(pointsOf('final', 'squad')).not.toEqual(pointsOf('final', 'solo'));
    expect(pointsOf('kills', 'squad')?.placement.some((points) => points > 0)).toBe(false);
    const [first, last] = PLAN_PRESETS.rush({ places: 24, modality: 'squad' });
    expect(first).toMatchObject({
      finish: { kind: 'matches' },
      carry: 'none',
      reports: false,
      startsAfter: null,
    });
    expect(last).toMatchObject({ finish: { kind: 'champion-rush' }, advance: { perLobby: 0, byTable: 0 } });
  });

  it.each<[PlanPreset, number, Modality, string]>([
    ['final', 12, 'squad', '12'],
    ['final', 48, 'solo', '48'],
    ['final', 100, 'solo', '100/3'],
    ['qualifier', 48, 'squad', '48/4 → 24/2 → 12'],
    ['qualifier', 24, 'squad', '24/2 → 12'],
    ['qualifier', 16, 'squad', '16/2 → 10'],
    ['qualifier', 12, 'squad', '12 → 6'],
    ['qualifier', 3, 'squad', '3'],
    ['qualifier', 4, 'squad', '4 → 2'],
    ['qualifier', 48, 'solo', '48 → 24'],
    ['qualifier', 100, 'solo', '100/3 → 66/2 → 44'],
    ['qualifier', 48, 'duo', '48/2 → 24'],
    ['rush', 12, 'squad', '12'],
    ['rush', 24, 'squad', '24/2 → 12'],
    ['kills', 48, 'solo', '48'],
  ])('%s for %i of %s: %s', (preset, places, modality, path) => {
    expect(pathOf(preset, places, modality)).toBe(path);
  });

  it('are valid for every number of places, leave fewer from stage to stage, and end in one lobby', () => {
    for (const preset of PRESETS) {
      for (const modality of MODALITIES) {
        for (let places = 1; places <= 620; places += places < 60 ? 1 : 7) {
          const about = `${preset} ${places} ${modality}`;
          const stages = PLAN_PRESETS[preset]({ places, modality });
          for (const stage of stages) {
            expect(z.safeParse(StageInputSchema, { ...stage, revision: 0 }).error, about).toBeUndefined();
          }
          expect(stages.length, about).toBeLessThanOrEqual(4);
          expect(
            stages.map((stage) => isLastStage(stage)),
            about,
          ).toEqual(stages.map((_, index) => index === stages.length - 1));
          const flow = flowOf(stages, places);
          for (const [index, { units, lobbies }] of flow.entries()) {
            const stage = stages[index];
            expect(lobbies * (stage?.finish.matches ?? 0), about).toBeLessThanOrEqual(STAGE_ALL_MATCHES_MAX);
            expect(units, about).toBeLessThan(flow[index - 1]?.units ?? units + 1);
          }
          expect(preset === 'final' || flow.at(-1)?.lobbies === 1, about).toBe(true);
        }
      }
    }
  });

  it('score as communities do: by kills alone, for a rush to a threshold, or at the best of three', () => {
    const last = (preset: PlanPreset) => PLAN_PRESETS[preset]({ places: 24, modality: 'squad' }).at(-1);
    expect(last('final')?.finish).toEqual({ kind: 'best-of', matches: 3, by: 'points' });
    expect(last('rush')?.finish).toEqual({ kind: 'champion-rush', matches: 8, threshold: 80 });
    expect(last('kills')?.points).toEqual({ placement: [], perKill: 1, killCap: null });
    expect(last('qualifier')?.points.placement.slice(0, 3)).toEqual([12, 9, 8]);
    const solo = PLAN_PRESETS.final({ places: 48, modality: 'solo' })[0];
    expect(solo?.points.placement).toHaveLength(20);
    expect(POINTS_PRESETS.classic.placement[0]).toBe(20);
  });

  it('leave the start, the maps and reports of teams to the organiser, and carry no points', () => {
    for (const stage of PRESETS.flatMap((preset) =>
      PLAN_PRESETS[preset]({ places: 100, modality: 'squad' }),
    )) {
      expect(stage).toMatchObject({ startsAfter: null, maps: [], reports: false, carry: 'none' });
    }
  });

  it.each([
    [13, 'Clasificatoria 4'],
    [48, 'Clasificatoria 6, Semifinal 6'],
    [100, 'Clasificatoria 5, Segunda ronda 5, Semifinal 5'],
    [620, 'Clasificatoria 3, Segunda ronda 3, Semifinal 3'],
  ])('let as many pass as the rounds before the final need, of %s: %s', (places, rounds) => {
    const stages = PLAN_PRESETS.qualifier({ places, modality: 'squad' });
    const told = stages.map(({ name, advance }) => `${name} ${advance.perLobby}`);
    expect(told.join(', ')).toBe(`${rounds}, Final 0`);
  });

  it.each(MODALITIES)('propose one final for who fits into one room: %s', (modality) => {
    const size = lobbySizeOf(modality);
    expect(fittingPreset({ places: size, modality })).toBe('final');
    expect(fittingPreset({ places: size + 1, modality })).toBe('qualifier');
  });
});
