import * as z from 'zod/mini';
import { type Board, BoardSchema, boardOf } from '../board.ts';
import { type Match, MatchSchema } from '../match.ts';
import { playedMatch, playingStage } from '../play.fixture.ts';
import type { Stage, StageSchema } from '../stage.ts';

const AT = new Date('2026-11-21T02:00:00Z');

export interface SampleMatch {
  readonly lobby?: string;
  readonly number: number;
  readonly lines: readonly string[];
  readonly changes?: Partial<Pick<Match, 'state' | 'isExtra' | 'map' | 'officialAt' | 'scoresUntil'>>;
}

export interface SampleStage {
  readonly tournamentId?: string;
  readonly tournament?: string;
  readonly lobbies: Readonly<Record<string, readonly string[]>>;
  readonly matches?: readonly SampleMatch[];
  readonly stage?: Partial<z.input<typeof StageSchema>>;
  readonly next?: number | null;
  readonly cancelledAt?: Date | null;
  readonly revision?: number;
  readonly names?: Readonly<Record<string, { readonly name: string; readonly tag?: string }>>;
}

export function sampleBoard({
  lobbies,
  matches = [],
  next = null,
  cancelledAt = null,
  revision = 1,
  names = {},
  ...given
}: SampleStage): Board {
  const { tournamentId = 'copa', tournament = 'Copa de Noviembre' } = given;
  const ids = Object.values(lobbies).flat();
  const stage = playingStage(lobbies, {
    tournamentId,
    entrants: ids.map((id, index) => ({ id, number: index + 1, ...(names[id] ?? { name: id }) })),
    ...given.stage,
  });
  const played = matches.map((match) => matchOf(stage, match));
  const board = boardOf(
    { status: 'published', cancelledAt, name: tournament, timeZone: 'America/Bogota' },
    stage,
    played,
    next,
  );
  return z.parse(BoardSchema, { ...board, revision, updatedAt: AT });
}

function matchOf(
  { tournamentId, number: stage }: Stage,
  { lobby = 'a', number, lines, changes = {} }: SampleMatch,
): Match {
  const seen = { revision: 1, by: 'admin', byName: 'Camila', at: AT };
  const { rows } = playedMatch(number, lines);
  return z.parse(MatchSchema, {
    id: `${lobby}-${changes.isExtra === true ? 'x' : ''}${number}`,
    tournamentId,
    stage,
    lobby,
    number,
    revision: 1,
    map: 'Bermuda',
    state: 'published',
    publishedAt: AT,
    officialAt: AT,
    updatedAt: AT,
    ...changes,
    rows: Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, ...seen }])),
  });
}
