import { type Match, MatchSchema, matchId } from '@copa/domain/play/match';
import { DEFAULT_POINTS } from '@copa/domain/play/points';
import { type Stage, StageSchema } from '@copa/domain/play/stage';
import { DEFAULT_TIE_BREAK } from '@copa/domain/play/stage-terms';
import * as z from 'zod/mini';

export const SATURDAY = new Date('2026-11-21T19:00:00Z');

export const TOURNAMENT = {
  name: 'Copa Sábado',
  date: SATURDAY,
  timeZone: 'America/Bogota',
  maxPlayers: 12,
  modality: 'squad',
  status: 'published',
  stage: 1,
} as const;

export function stageFields(names: readonly string[], changes: Partial<Stage> = {}) {
  const units = names.map((name) => name.toLowerCase());
  return {
    number: 1,
    name: 'Clasificatoria',
    lobbySize: 12,
    maps: ['Bermuda'],
    points: DEFAULT_POINTS,
    tieBreak: [...DEFAULT_TIE_BREAK],
    finish: { kind: 'matches' as const, matches: 2 },
    advance: { perLobby: 1, byTable: 0 },
    carry: 'none' as const,
    reports: false,
    state: 'playing' as const,
    revision: 3,
    entrants: names.map((name, index) => ({
      id: name.toLowerCase(),
      number: index + 1,
      name,
      tag: '',
      carried: 0,
      since: null,
    })),
    lobbies: [{ id: 'a', units }],
    ...changes,
  };
}

export function stageOf(tournamentId: string, names: readonly string[], changes: Partial<Stage> = {}): Stage {
  return z.parse(StageSchema, { id: '1', tournamentId, ...stageFields(names, changes) });
}

export const protestFields = (tournamentId: string, unit: string, changes: object = {}) => ({
  tournamentId,
  stage: 1,
  match: 'a-1',
  registrationId: unit,
  kind: 'kills',
  against: null,
  text: 'Tenemos 5 bajas.',
  pictures: [],
  sentAt: SATURDAY,
  requestId: '00000000-0000-4000-8000-000000000000',
  state: 'open',
  ...changes,
});

type Placed = Readonly<Record<string, readonly [placement: number | null, kills: number]>>;

export function matchFields(tournamentId: string, placed: Placed, changes: Partial<Match> = {}) {
  const seen = { played: true, revision: 1, by: 'ana', byName: 'Ana', at: SATURDAY };
  const rows = Object.entries(placed).map(([unit, [placement, kills]]) => [
    unit,
    { placement, kills, ...seen },
  ]);
  return {
    tournamentId,
    stage: 1,
    lobby: 'a',
    number: 1,
    isExtra: false,
    map: 'Bermuda',
    rows: Object.fromEntries(rows) as Match['rows'],
    revision: 1,
    state: 'published' as Match['state'],
    officialAt: SATURDAY,
    updatedAt: SATURDAY,
    ...changes,
  };
}

export function matchWith(placed: Placed, changes: Partial<Match> = {}): Match {
  const match = matchFields('copa', placed, changes);
  return z.parse(MatchSchema, { id: matchId(match), ...match });
}

/** Tests store this match, because without a connection an empty list of matches is treated as not loaded. */
export const emptyMatch = (tournamentId: string) =>
  matchFields(tournamentId, {}, { number: 2, state: 'draft', revision: 0, officialAt: null });
