import { LONG_TEXT_MAX, MINUTE_MS, PLAN_CHANGES_MAX } from '../../limits.ts';
import { cutText } from '../../text.ts';
import type { Plan } from '../../tournaments/plan.ts';
import type { Tournament } from '../../tournaments/tournament.ts';
import { ordinal } from '../../words/counted.ts';
import { tieBreakText } from '../board/words.ts';
import type { PointsTable } from '../points.ts';
import { isLastStage, type Stage, type StageSettings } from '../stage.ts';
import * as words from '../words/plan.ts';
import { flowOf } from './flow.ts';

export type ToldStage = StageSettings & Partial<Pick<Stage, 'lobbies' | 'entrants'>>;
const NOBODY = { units: 0, lobbies: 1, isDrawn: false };

type Told = Pick<Tournament, 'date' | 'maxPlayers' | 'modality'>;

export function planOf(
  { date, maxPlayers, modality }: Told,
  stages: readonly ToldStage[],
  changes: Plan['changes'] = [],
): Plan | null {
  if (stages.length === 0) return null;
  const flow = flowOf(stages, maxPlayers);
  const rules = stages.map((stage) => rulesOf(stage));
  const isSame = rules.every((each) => each.join() === rules[0]?.join());
  return {
    name:
      stages.length === 1
        ? formatOf(stages)
        : words.path(
            formatOf(stages),
            flow.map(({ units }) => units),
            modality,
          ),
    steps: stages.map((stage, index) => {
      const { units, lobbies, isDrawn } = flow[index] ?? NOBODY;
      const count = words.unitsText(units, modality);
      return {
        name: stage.name,
        at: startOf(date, stage, index),
        lines: [
          whoPlays(index === 0 && !isDrawn ? words.atMost(count) : count, units, lobbies),
          words.matchesText(stage.finish, lobbies, mapsOf(stage)),
          isLastStage(stage) ? words.winText(stage.finish) : words.advanceText(stage.advance, lobbies),
          ...(index === 0 ? [] : [words.carries[stage.carry]]),
          ...(isSame ? [] : (rules[index] ?? [])),
        ],
      };
    }),
    lines: isSame ? [...(rules[0] ?? [])] : [],
    changes: [...changes],
  };
}

function startOf(date: Date | null, { startsAfter }: ToldStage, index: number): Date | null {
  if (date === null || (startsAfter === null && index > 0)) return null;
  return new Date(date.getTime() + (startsAfter ?? 0) * MINUTE_MS);
}

function whoPlays(who: string, units: number, lobbies: number): string {
  if (lobbies === 1) return words.inOneLobby(who);
  const most = Math.ceil(units / lobbies);
  return units % lobbies === 0
    ? words.inLobbies(who, lobbies, most)
    : words.inUnevenLobbies(who, lobbies, most);
}

function mapsOf({ maps, finish }: ToldStage): readonly string[] {
  return [...new Set(maps.slice(0, finish.matches))];
}

export function rulesOf({ points, tieBreak }: Pick<Stage, 'points' | 'tieBreak'>): readonly string[] {
  return [...pointLines(points), tieBreakText({ tieBreak })];
}

function pointLines({ placement, perKill, killCap }: PointsTable): readonly string[] {
  const places = placement.flatMap((points, index) => {
    if (points === 0 || placement[index - 1] === points) return [];
    const next = placement.findIndex((other, at) => at > index && other !== points);
    const last = next === -1 ? placement.length : next;
    const place = last === index + 1 ? ordinal(last) : words.range(index + 1, last);
    return [`${place} ${points}`];
  });
  const cap = killCap === null || perKill === 0 ? [] : [words.killCap(killCap)];
  if (places.length === 0)
    return [perKill === 0 ? words.noPlacementPoints : words.killPoints(perKill), ...cap];
  const kill = perKill === 0 ? '' : words.perKill(perKill);
  return [words.placementPoints(places.join(' · '), kill), ...cap];
}

function formatOf(stages: readonly ToldStage[]): string {
  const { formats } = words;
  const last = stages.at(-1);
  if (last?.finish.kind === 'champion-rush') return formats.rush;
  if (stages.every(({ points }) => points.placement.every((each) => each === 0))) return formats.kills;
  return stages.length === 1 ? formats.final : formats.qualifier;
}

export function planChange(before: Plan | null, after: Plan | null): string {
  const stages = Math.max(before?.steps.length ?? 0, after?.steps.length ?? 0);
  const texts = [
    ...Array.from({ length: stages }, (_, index) => stepChange(before?.steps[index], after?.steps[index])),
    ...lineChange('', before?.lines ?? [], after?.lines ?? []),
  ].flat();
  const text = texts.join(' ');
  return text.length <= LONG_TEXT_MAX ? text : `${cutText(text, LONG_TEXT_MAX - 1)}…`;
}

type Step = Plan['steps'][number];

function stepChange(before: Step | undefined, after: Step | undefined): readonly string[] {
  if (before === undefined) return after === undefined ? [] : [words.added(after.name)];
  if (after === undefined) return [words.removed(before.name)];
  return [
    ...(before.name === after.name ? [] : [words.renamed(before.name, after.name)]),
    ...lineChange(words.inStage(after.name), before.lines, after.lines),
  ];
}

function lineChange(where: string, before: readonly string[], after: readonly string[]): readonly string[] {
  const gone = before.filter((line) => !after.includes(line));
  const come = after.filter((line) => !before.includes(line));
  if (gone.length === 0 && come.length === 0) return [];
  return [words.instead(where, gone, come)];
}

export function withPlanChange(plan: Plan | null, before: Plan | null, at: Date): Plan | null {
  if (plan === null || before === null) return plan;
  const text = planChange(before, plan);
  if (text === '') return plan;
  return { ...plan, changes: [{ at, text }, ...plan.changes].slice(0, PLAN_CHANGES_MAX) };
}
