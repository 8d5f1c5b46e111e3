import * as z from 'zod/mini';
import { DEFAULT_POINTS } from './points.ts';
import { NO_RESULT, type Result } from './result/result.ts';
import { type Stage, StageSchema } from './stage.ts';
import { DEFAULT_TIE_BREAK } from './stage-terms.ts';
import type { Contender, Played, Rules } from './standings.ts';

export const SAMPLE_RULES: Rules = {
  points: DEFAULT_POINTS,
  tieBreak: [...DEFAULT_TIE_BREAK],
  finish: { kind: 'matches', matches: 6 },
};

export function playingStage(
  lobbies: Readonly<Record<string, readonly string[]>>,
  changes: Partial<z.input<typeof StageSchema>> = {},
): Stage {
  return z.parse(StageSchema, {
    id: '1',
    tournamentId: 'copa',
    number: 1,
    name: 'Clasificatoria',
    lobbySize: 12,
    points: DEFAULT_POINTS,
    tieBreak: [...DEFAULT_TIE_BREAK],
    finish: { kind: 'matches', matches: 3 },
    advance: { perLobby: 0, byTable: 0 },
    carry: 'none',
    state: 'playing',
    revision: 1,
    entrants: Object.values(lobbies)
      .flat()
      .map((id, index) => ({ id, number: index + 1, name: id })),
    lobbies: Object.entries(lobbies).map(([id, units]) => ({ id, units: [...units] })),
    ...changes,
  });
}

export function contenders(ids: readonly string[], lobby = 'a'): readonly Contender[] {
  return ids.map((id, at) => ({ id, number: at + 1, lobby, carried: 0 }));
}

export function playedMatch(number: number, lines: readonly string[], changes: Partial<Played> = {}): Played {
  const figure = (text: string | undefined) => (text === undefined || text === '-' ? null : Number(text));
  const rows = lines.map((line): readonly [string, Result] => {
    const [id = '', placement, kills] = line.split(' ');
    if (placement === 'absent') return [id, { ...NO_RESULT, played: false }];
    return [id, { ...NO_RESULT, placement: figure(placement), kills: figure(kills) }];
  });
  return {
    lobby: 'a',
    number,
    isExtra: false,
    state: 'published',
    rows: Object.fromEntries(rows),
    ...changes,
  };
}
