import * as z from 'zod/mini';
import { CountSchema } from '../described.ts';
import { LobbyIdSchema } from '../ids.ts';
import { CORRECTIONS_MAX, STAGE_UNITS_MAX } from '../limits.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { boardId } from './board-id.ts';
import { cutOf } from './cut.ts';
import { type Match, StoredMatchStateSchema } from './match.ts';
import {
  AdvanceSchema,
  FinishSchema,
  isLastStage,
  type Stage,
  StageCorrectionSchema,
  StageNumberSchema,
  StageStateSchema,
  TieBreakSchema,
} from './stage.ts';
import { type Contender, type Standing, type Standings, standings } from './standings.ts';

const ScoredSchema = z.object({
  match: CountSchema,
  placement: z.nullable(z.int()),
  kills: z.nullable(z.int()),
  played: z.boolean(),
  points: z.int(),
});

/** `in`: it passes, or would if this were the end; `tied`: it is equal to others on the cut. */
const PassSchema = z.enum(['in', 'tied', 'out']);

const BoardRowSchema = z.object({
  number: CountSchema,
  name: z.string(),
  tag: z._default(z.string(), ''),
  lobby: LobbyIdSchema,
  rank: z.nullable(z.int()),
  points: z.int(),
  booyahs: CountSchema,
  kills: CountSchema,
  scored: z.array(ScoredSchema),
  decided: nullish(
    z.object({
      by: z.enum([...TieBreakSchema.options, 'extra-match', 'draw']),
      own: z.int(),
      other: z.int(),
    }),
  ),
  isOnPoint: z._default(z.boolean(), false),
  isChampion: z._default(z.boolean(), false),
  /** Null in the last stage, from which nobody passes. */
  pass: nullish(PassSchema),
});
export type BoardRow = z.output<typeof BoardRowSchema>;

const BoardMatchSchema = z.object({
  lobby: LobbyIdSchema,
  number: z.int(),
  isExtra: z._default(z.boolean(), false),
  map: z.string(),
  state: StoredMatchStateSchema,
  officialAt: nullish(InstantSchema),
});

/**
 * `boards/{tournament}_{stage}`: the table of a stage, for anybody to read. It is what `standings` gives for the stored rows,
 * written in the transaction that changed one; no name but public ones, no draft, no ID.
 */
export const BoardSchema = z.object({
  id: z.string(),
  tournamentId: z.string(),
  tournament: z.string(),
  timeZone: z.string(),
  stage: StageNumberSchema,
  name: z.string(),
  state: StageStateSchema,
  finish: FinishSchema,
  tieBreak: z.array(TieBreakSchema),
  advance: AdvanceSchema,
  matches: z.array(BoardMatchSchema),
  rows: z.array(BoardRowSchema).check(z.maxLength(STAGE_UNITS_MAX)),
  corrections: z.array(StageCorrectionSchema).check(z.maxLength(CORRECTIONS_MAX)),
  isOver: z.boolean(),
  /** The next stage, once it is drawn: readers go on there. */
  next: z._default(z.nullable(StageNumberSchema), null),
  /** One more for each change of what is public. */
  revision: CountSchema,
  updatedAt: InstantSchema,
});
export type Board = z.output<typeof BoardSchema>;

export { boardId };

export function stageStandings(stage: Stage, matches: readonly Match[]): Standings {
  return standings(stage, contendersOf(stage), matches, stage.adjustments, stage.tieDraw?.order ?? []);
}

function contendersOf({ entrants, lobbies }: Stage): readonly Contender[] {
  const lobbyOf = new Map(lobbies.flatMap(({ id, units }) => units.map((unit) => [unit, id] as const)));
  return entrants.flatMap(({ id, carried }) => {
    const lobby = lobbyOf.get(id);
    return lobby === undefined ? [] : [{ id, lobby, carried }];
  });
}

interface Titled {
  readonly name: string;
  readonly timeZone: string;
}

/** All of the board but when it was written. */
export function boardOf(
  tournament: Titled,
  stage: Stage,
  matches: readonly Match[],
  next: number | null,
): Omit<Board, 'revision' | 'updatedAt'> {
  const { rows, champion, isOver } = stageStandings(stage, matches);
  const cut = isLastStage(stage) ? null : cutOf(rows, stage.advance, stage.absent);
  const passing = new Set(cut?.passing);
  const tied = new Set(cut?.tied.flatMap(({ units }) => units));
  const passOf = (id: string) => (passing.has(id) ? 'in' : tied.has(id) ? 'tied' : 'out');
  const entrants = new Map(stage.entrants.map((entrant) => [entrant.id, entrant]));
  return {
    id: boardId(stage.tournamentId, stage.number),
    tournamentId: stage.tournamentId,
    tournament: tournament.name,
    timeZone: tournament.timeZone,
    stage: stage.number,
    name: stage.name,
    state: stage.state,
    finish: stage.finish,
    tieBreak: stage.tieBreak,
    advance: stage.advance,
    matches: publicMatches(matches),
    rows: rows.flatMap((row) => {
      const entrant = entrants.get(row.id);
      if (entrant === undefined) return [];
      const { number, name, tag } = entrant;
      const pass = cut === null ? null : passOf(row.id);
      return [{ number, name, tag, ...publicRow(row), isChampion: row.id === champion, pass }];
    }),
    corrections: [...stage.corrections],
    isOver,
    next,
  };
}

function publicRow({ id: _, scored, ...row }: Standing) {
  return { ...row, scored: scored.map((each) => ({ ...each })) };
}

function publicMatches(matches: readonly Match[]): Board['matches'] {
  return matches
    .filter(({ state }) => state !== 'draft')
    .toSorted(
      (a, b) =>
        a.lobby.localeCompare(b.lobby) || Number(a.isExtra) - Number(b.isExtra) || a.number - b.number,
    )
    .map(({ lobby, number, isExtra, map, state, officialAt }) => ({
      lobby,
      number,
      isExtra,
      map,
      state,
      officialAt,
    }));
}
