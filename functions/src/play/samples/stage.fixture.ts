import type { Role } from '@copa/domain/people/roles';
import { type Match, MatchSchema } from '@copa/domain/play/match';
import { playingStage } from '@copa/domain/play/play.fixture';
import { DEFAULT_POINTS, POINTS_PRESETS } from '@copa/domain/play/points';
import { NO_RESULT } from '@copa/domain/play/result/result';
import type { Stage, StageInput } from '@copa/domain/play/stage';
import * as z from 'zod/mini';

const AT = new Date('2026-11-20T12:00:00.000Z');

export const ORGANISER = {
  uid: 'admin-1',
  email: 'admin@copa.example',
  account: { displayName: 'Ana', email: 'admin@copa.example' },
  role: 'admin' as Role,
};

export const SAMPLE_UNITS = ['u1', 'u2', 'u3', 'u4'];

export const sampleInput = (overrides: Partial<StageInput> = {}): StageInput => ({
  name: 'Final',
  startsAfter: null,
  lobbySize: 12,
  maps: [],
  points: DEFAULT_POINTS,
  tieBreak: [],
  finish: { kind: 'matches', matches: 1 },
  advance: { perLobby: 0, byTable: 0 },
  carry: 'none',
  reports: false,
  revision: 0,
  ...overrides,
});

export function sampleStage(overrides: Partial<Stage> = {}): Stage {
  const stage = playingStage(
    { a: SAMPLE_UNITS },
    { tournamentId: 'copa-1', name: 'Final', points: POINTS_PRESETS.ffws, tieBreak: [], revision: 4 },
  );
  const entrants = stage.entrants.map((entrant) => ({ ...entrant, name: `Nick ${entrant.id}` }));
  return { ...stage, entrants, ...overrides };
}

export function sampleMatch(
  number: number,
  placements: readonly number[],
  overrides: Partial<Match> = {},
): Match {
  const result = { ...NO_RESULT, kills: 0, revision: 1, by: 'admin-1', byName: 'Ana', at: AT };
  const rows = placements.map(
    (placement, index) => [SAMPLE_UNITS[index] ?? '', { ...result, placement }] as const,
  );
  const parsed = z.parse(MatchSchema, {
    id: `a-${number}`,
    tournamentId: 'copa-1',
    stage: 1,
    lobby: 'a',
    number,
    map: '',
    rows: Object.fromEntries(rows),
    revision: 1,
    state: 'published',
    publishedAt: AT,
    scoresUntil: AT,
    officialAt: AT,
  });
  return { ...parsed, ...overrides };
}
