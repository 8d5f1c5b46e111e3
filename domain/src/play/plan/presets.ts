import { RUSH_THRESHOLD, STAGE_UNITS_MAX } from '../../limits.ts';
import { type Modality, UNIT_SIZES } from '../../tournaments/modality.ts';
import type { Tournament } from '../../tournaments/tournament.ts';
import { POINTS_PRESETS, type PointsPreset, type PointsTable } from '../points.ts';
import type { StageSettings } from '../stage.ts';
import { DEFAULT_TIE_BREAK, type Finish } from '../stage-terms.ts';
import * as words from '../words/plan.ts';

const LOBBY_PLAYERS = 48;
export const lobbySizeOf = (modality: Modality) => Math.floor(LOBBY_PLAYERS / UNIT_SIZES[modality]);

const BEST_OF_THREE: Finish = { kind: 'best-of', matches: 3, by: 'points' };
const RUSH: Finish = { kind: 'champion-rush', matches: 8, threshold: RUSH_THRESHOLD };
const QUALIFIER_MATCHES = 2;
/** An evening has no time for more rounds before the final. */
const ROUNDS_MAX = 3;

interface Sizes {
  readonly places: number;
  readonly modality: Modality;
}

interface Shape {
  readonly name: string;
  readonly lobbySize: number;
  readonly perLobby: number;
}

interface Rules {
  readonly points: PointsPreset;
  readonly finish: Finish;
}

export const PLAN_PRESETS = {
  final: (sizes: Sizes) => withRules([finalShape(sizes)], { points: usual(sizes), finish: BEST_OF_THREE }),
  qualifier: (sizes: Sizes) =>
    withRules(roundsAndFinal(sizes), { points: usual(sizes), finish: BEST_OF_THREE }),
  rush: (sizes: Sizes) => withRules(rounds(sizes), { points: usual(sizes), finish: RUSH }),
  kills: (sizes: Sizes) => withRules(rounds(sizes), { points: 'kills', finish: BEST_OF_THREE }),
} as const satisfies Record<string, (sizes: Sizes) => readonly StageSettings[]>;
export type PlanPreset = keyof typeof PLAN_PRESETS;
export const PLAN_PRESET_NAMES = Object.keys(PLAN_PRESETS) as PlanPreset[];

export function presetStages(
  preset: PlanPreset,
  { maxPlayers, modality, mapSelection }: Pick<Tournament, 'maxPlayers' | 'modality' | 'mapSelection'>,
): readonly StageSettings[] {
  const maps = mapSelection
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return PLAN_PRESETS[preset]({ places: maxPlayers, modality }).map((stage) => ({ ...stage, maps }));
}

export function fittingPreset({ places, modality }: Sizes): PlanPreset {
  return places <= lobbySizeOf(modality) ? 'final' : 'qualifier';
}

function usual({ modality }: Sizes): PointsPreset {
  return modality === 'solo' ? 'solo' : 'ffws';
}

function withRules(shapes: readonly Shape[], { points, finish }: Rules): readonly StageSettings[] {
  return shapes.map(({ name, lobbySize, perLobby }) => ({
    name,
    startsAfter: null,
    lobbySize,
    maps: [],
    points: tableOf(points),
    tieBreak: [...DEFAULT_TIE_BREAK],
    finish: perLobby === 0 ? finish : { kind: 'matches' as const, matches: QUALIFIER_MATCHES },
    advance: { perLobby, byTable: 0 },
    carry: 'none' as const,
    reports: false,
  }));
}

function tableOf(preset: PointsPreset): PointsTable {
  const { placement, perKill, killCap } = POINTS_PRESETS[preset];
  return { placement: [...placement], perKill, killCap };
}

function finalShape({ modality }: Sizes): Shape {
  return { name: words.final, lobbySize: lobbySizeOf(modality), perLobby: 0 };
}

function rounds(sizes: Sizes): readonly Shape[] {
  return sizes.places <= lobbySizeOf(sizes.modality) ? [finalShape(sizes)] : roundsAndFinal(sizes);
}

const FEWEST = 4;

function roundsAndFinal(sizes: Sizes): readonly Shape[] {
  const { modality } = sizes;
  const places = Math.min(sizes.places, STAGE_UNITS_MAX);
  const lobbySize = lobbySizeOf(modality);
  if (places < FEWEST) return [finalShape(sizes)];
  for (let most = Math.floor(lobbySize / 2); ; most -= 1) {
    const cuts = cutsTo(lobbySize, places, most);
    if (cuts.length > ROUNDS_MAX && most > 1) continue;
    const names = words.roundNames[cuts.length] ?? [];
    return [
      ...cuts.map((perLobby, index) => ({
        name: names[index] ?? words.round(index + 1),
        lobbySize,
        perLobby,
      })),
      finalShape(sizes),
    ];
  }
}

function cutsTo(lobbySize: number, places: number, most: number): readonly number[] {
  const cuts: number[] = [];
  let units = places;
  do {
    const lobbies = Math.ceil(units / lobbySize);
    const inEach = Math.floor(units / lobbies);
    const perLobby = Math.max(1, Math.min(most, Math.floor((inEach * 2) / 3)));
    cuts.push(perLobby);
    units = lobbies * perLobby;
  } while (units > lobbySize);
  return cuts;
}
