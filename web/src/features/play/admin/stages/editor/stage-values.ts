import { RUSH_THRESHOLD } from '@copa/domain/limits';
import { TIE_BREAKS } from '@copa/domain/play/board/words';
import { lobbySizeOf } from '@copa/domain/play/plan/presets';
import { POINTS_PRESETS, type PointsPreset } from '@copa/domain/play/points';
import { StageInputSchema, type StageSettings } from '@copa/domain/play/stage';
import { DEFAULT_TIE_BREAK, TieBreakSchema } from '@copa/domain/play/stage-terms';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import type { FieldOf } from '../../../../../lib/admin/edits.ts';
import { typedNumber, typedNumbers } from '../../../../../lib/admin/typed-number.ts';
import * as words from '../../../words/stage-editor.ts';

const text = z.string();

export const StageValuesSchema = z.object({
  name: text,
  /**
   * Minutes from the tournament's start. If empty, the first stage begins at that start, and a later stage
   * begins when the previous one ends.
   */
  startsAfter: z._default(text, ''),
  lobbySize: text,
  maps: text,
  placement: text,
  perKill: text,
  killCap: text,
  tieBreak: z.array(TieBreakSchema),
  finish: z.enum(['matches', 'best-of', 'champion-rush']),
  matches: text,
  by: z.enum(['points', 'wins']),
  threshold: text,
  isLast: z.boolean(),
  perLobby: text,
  byTable: text,
  carry: z.enum(['none', 'points', 'half']),
  reports: z.boolean(),
});
export type StageValues = z.output<typeof StageValuesSchema>;

const half = (lobbySize: number) => Math.floor(lobbySize / 2);

export function newStageValues(tournament: Tournament, number: number): StageValues {
  const { placement, perKill } = POINTS_PRESETS[tournament.modality === 'solo' ? 'solo' : 'ffws'];
  const lobbySize = lobbySizeOf(tournament.modality);
  const isOnlyOne = Math.max(tournament.currentPlayers, 2) <= lobbySize;
  const isFinal = number > 1 || isOnlyOne;
  return stageValuesOf({
    name: isFinal ? words.finalName : words.firstName,
    startsAfter: null,
    lobbySize,
    maps: [tournament.mapSelection],
    points: { placement: [...placement], perKill, killCap: null },
    tieBreak: [...DEFAULT_TIE_BREAK],
    finish: number > 1 ? { kind: 'best-of', matches: 3, by: 'points' } : { kind: 'matches', matches: 3 },
    advance: { perLobby: isFinal ? 0 : half(lobbySize), byTable: 0 },
    carry: 'none',
    reports: false,
  });
}

export function stageValuesOf(stage: StageSettings): StageValues {
  const { name, startsAfter, lobbySize, maps, points, tieBreak, finish, advance, carry, reports } = stage;
  const isLast = advance.perLobby === 0 && advance.byTable === 0;
  return {
    name,
    startsAfter: startsAfter === null ? '' : String(startsAfter),
    lobbySize: String(lobbySize),
    maps: maps.join(', '),
    placement: points.placement.join(' '),
    perKill: String(points.perKill),
    killCap: points.killCap === null ? '' : String(points.killCap),
    tieBreak,
    finish: finish.kind,
    matches: String(finish.matches),
    by: finish.kind === 'best-of' ? finish.by : 'points',
    threshold: String(finish.kind === 'champion-rush' ? finish.threshold : RUSH_THRESHOLD),
    isLast,
    perLobby: String(isLast ? half(lobbySize) : advance.perLobby),
    byTable: String(advance.byTable),
    carry,
    reports,
  };
}

export function presetOf({ placement, perKill, killCap }: StageValues): PointsPreset | null {
  const numbers = typedNumbers(placement);
  const found = Object.entries(POINTS_PRESETS).find(
    ([, preset]) =>
      killCap === '' && perKill === String(preset.perKill) && numbers.join() === preset.placement.join(),
  );
  return (found?.[0] as PointsPreset | undefined) ?? null;
}

export function pointsRule(values: StageValues): string {
  const preset = presetOf(values);
  return preset === null ? words.pointsOf(values.placement, values.perKill) : POINTS_PRESETS[preset].label;
}

export function withPreset(values: StageValues, name: PointsPreset): StageValues {
  const { placement, perKill } = POINTS_PRESETS[name];
  return { ...values, placement: placement.join(' '), perKill: String(perKill), killCap: '' };
}

type StageInput = z.input<typeof StageInputSchema>;

function finishOf({ finish, matches, by, threshold }: StageValues): StageInput['finish'] {
  const count = typedNumber(matches);
  if (finish === 'matches') return { kind: finish, matches: count };
  if (finish === 'best-of') return { kind: finish, matches: count, by };
  return { kind: finish, matches: count, threshold: typedNumber(threshold) };
}

export function stageInput(values: StageValues, revision: number): StageInput {
  const { name, lobbySize, maps, placement, perKill, killCap, tieBreak, isLast, perLobby, byTable, carry } =
    values;
  return {
    name,
    startsAfter: values.startsAfter.trim() === '' ? null : typedNumber(values.startsAfter),
    lobbySize: typedNumber(lobbySize),
    maps: maps
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
    points: {
      placement: typedNumbers(placement),
      perKill: typedNumber(perKill),
      killCap: killCap.trim() === '' ? null : typedNumber(killCap),
    },
    tieBreak: [...tieBreak],
    finish: finishOf(values),
    advance: isLast
      ? { perLobby: 0, byTable: 0 }
      : { perLobby: typedNumber(perLobby), byTable: typedNumber(byTable) },
    carry,
    reports: values.reports,
    revision,
  };
}

export function typedSettings(values: StageValues): StageSettings | null {
  const { success, data } = z.safeParse(StageInputSchema, stageInput(values, 0));
  if (!success) return null;
  const { revision: _, ...settings } = data;
  return settings;
}

export function storedStageValues(typed: StageValues): StageValues {
  const settings = typedSettings(typed);
  return settings === null ? typed : stageValuesOf(settings);
}

export function stageErrors(values: StageValues): Readonly<Record<string, string>> {
  const result = z.safeParse(StageInputSchema, stageInput(values, 0));
  const issues = result.success ? [] : result.error.issues;
  const found = issues.map(({ path, message }) => {
    const field = path[0] === 'points' && path[1] === 'placement' ? 'points.placement' : path.join('.');
    return [field, words.sentences[field] ?? message] as const;
  });
  const isNobody = !values.isLast && typedNumber(values.perLobby) === 0 && typedNumber(values.byTable) === 0;
  return {
    ...(isNobody && { 'advance.perLobby': words.sayWhoPasses }),
    ...Object.fromEntries([...found].reverse()),
  };
}

const CHOICES = { finish: words.finishes, by: words.winners, carry: words.carries } as const;

export function shownStageValue(values: StageValues, field: FieldOf<StageValues>): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'string') return value.map((each) => TIE_BREAKS[each]).join(', ') || words.none;
  const choices = field in CHOICES ? CHOICES[field as keyof typeof CHOICES] : [];
  return choices.find((choice) => choice.value === value)?.label ?? (value === '' ? words.emptyValue : value);
}
