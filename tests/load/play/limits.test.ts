import { randomUUID } from 'node:crypto';
import * as limits from '@copa/domain/limits';
import { boardId } from '@copa/domain/play/board';
import { scoredIn } from '@copa/domain/play/board/scored';
import { lobbyIdOf } from '@copa/domain/play/draw';
import { getMatches, getStages } from '@copa/domain/play/endpoints';
import { type Match, MatchSchema } from '@copa/domain/play/match';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { type Stage, StageSchema } from '@copa/domain/play/stage';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { FirestoreService } from '../../../emulator/src/core/firestore-service.ts';
import { documentSize } from '../../../emulator/src/core/values/document-size.ts';
import { withCorrection } from '../../../functions/src/play/stages.ts';
import { BOARDS, matchesOf, stagesOf } from '../../../functions/src/store/collections.ts';
import { createAdminCalls } from '../support/admin-calls.ts';
import { runSite } from '../support/run-site.ts';
import { createTournament } from '../support/tournament.ts';

const DOCUMENT_BYTES_MAX = 1_048_576;
const COMMIT_BYTES_MAX = 10 * 1_048_576;
const COMMIT_WRITES_MAX = 500;

/** UTF-8 needs at most three bytes for each UTF-16 code unit, and this character needs three. */
const longest = (length: number) => '界'.repeat(length);

const commits: { writes: number; bytes: number; largest: number }[] = [];
const watch = (service: FirestoreService): FirestoreService => ({
  ...service,
  commit: (caller, request) => {
    const sizes = request.writes.map((write) => (write.kind === 'update' ? documentSize(write) : 0));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    commits.push({ writes: request.writes.length, bytes, largest: Math.max(0, ...sizes) });
    return service.commit(caller, request);
  },
});
const site = runSite('demo-limits', { firestore: { watch }, isInProcess: true });

const LOBBY_SIZE = 12;
const LOBBIES = limits.STAGE_UNITS_MAX / LOBBY_SIZE;
const units = Array.from({ length: limits.STAGE_UNITS_MAX }, (_, at) => `${at}`.padStart(22, 'u'));
const lobbies = Array.from({ length: LOBBIES }, (_, at) => ({
  id: lobbyIdOf(at),
  units: units.slice(at * LOBBY_SIZE, (at + 1) * LOBBY_SIZE),
}));
const last = { lobby: lobbyIdOf(LOBBIES - 1), units: lobbies.at(-1)?.units ?? [] };
const now = new Date('2026-03-01T20:00:00Z');

const settings = (lobbySize: number) => ({
  name: longest(limits.UNIT_NAME_MAX),
  lobbySize,
  maps: Array.from({ length: 10 }, () => longest(limits.UNIT_NAME_MAX)),
  points: {
    placement: Array.from({ length: LOBBY_SIZE }, () => limits.PLACEMENT_POINTS_MAX),
    perKill: limits.PLACEMENT_POINTS_MAX,
    killCap: null,
  },
  tieBreak: ['booyahs', 'kills', 'last-placement'] as const,
  finish: { kind: 'matches', matches: limits.STAGE_MATCHES_MAX } as const,
  advance: { perLobby: 0, byTable: 0 },
  carry: 'none',
  reports: false,
});

function fullStage(tournamentId: string): Stage {
  const row = { ...NO_RESULT, placement: limits.LOBBY_SIZE_MAX, kills: limits.KILLS_MAX };
  const correction: Stage['corrections'][number] = {
    kind: 'rows',
    at: now,
    match: { number: 1, isExtra: false, lobby: 'a' },
    rows: Array.from({ length: LOBBY_SIZE }, (_, at) => ({ unit: at, from: row, to: row })),
    reason: longest(limits.SHORT_TEXT_MAX),
  };
  const none: Stage['corrections'] = [];
  const corrections = Array.from({ length: limits.CORRECTIONS_MAX }).reduce(
    (all: Stage['corrections']) => withCorrection({ corrections: all }, correction),
    none,
  );
  return z.parse(StageSchema, {
    id: '1',
    tournamentId,
    number: 1,
    ...settings(LOBBY_SIZE),
    state: 'playing',
    revision: 1,
    entrants: units.map((id, at) => ({
      id,
      number: at + 1,
      name: longest(limits.UNIT_NAME_MAX),
      tag: longest(limits.UNIT_TAG_MAX),
      carried: limits.POINTS_MAX,
    })),
    lobbies,
    corrections,
    tieDraw: { order: units, seed: longest(limits.SHORT_TEXT_MAX), at: now, by: 'owner-1' },
    absent: units,
    adjustments: Array.from({ length: limits.ADJUSTMENTS_MAX - 1 }, (_, at) => ({
      id: `adjustment${at}`.padEnd(22, 'x'),
      kind: 'points',
      unitId: units[at],
      match: 1,
      points: limits.POINTS_MAX,
      reason: longest(limits.SHORT_TEXT_MAX),
      by: 'owner-1',
      at: now,
    })),
    replacements: Array.from({ length: limits.REPLACEMENTS_MAX }, (_, at) => ({
      left: { id: `gone${at}`, number: at, name: longest(limits.UNIT_NAME_MAX) },
      came: units[at],
      lobby: 'a',
    })),
    former: Array.from({ length: limits.FORMER_MAX }, (_, at) => ({
      id: `former${at}`,
      number: limits.STAGE_UNITS_MAX + at,
      name: longest(limits.UNIT_NAME_MAX),
    })),
  });
}

const row = (at: number) => ({ ...NO_RESULT, placement: at + 1, kills: limits.KILLS_MAX - at });

const published = (tournamentId: string, lobby: (typeof lobbies)[number], number: number): Match =>
  z.parse(MatchSchema, {
    id: `${lobby.id}-${number}`,
    tournamentId,
    stage: 1,
    lobby: lobby.id,
    number,
    map: longest(limits.UNIT_NAME_MAX),
    rows: Object.fromEntries(
      lobby.units.map((unit, at) => [
        unit,
        { ...row(at), revision: 1, by: 'owner-1', byName: longest(limits.REMINDER_NAME_MAX), at: now },
      ]),
    ),
    revision: 1,
    state: 'published',
    publishedAt: now,
    officialAt: now,
  });

async function openFullStage(): Promise<string> {
  const { firestore, dependencies } = site.program;
  const id = await createTournament(firestore, { maxPlayers: units.length, stage: 1 });
  const { database } = dependencies;
  await database.transaction(async (transaction) => transaction.set(stagesOf(id), fullStage(id)));
  for (const lobby of lobbies) {
    await database.transaction(async (transaction) => {
      for (let number = 1; number <= limits.STAGE_MATCHES_MAX; number += 1) {
        if (lobby.id === last.lobby && number === limits.STAGE_MATCHES_MAX) continue;
        transaction.set(matchesOf(id, 1), published(id, lobby, number));
      }
    });
  }
  return id;
}

describe('a stage at the edge of all its limits', () => {
  it('is entered, published, corrected, ruled on, read and closed', async () => {
    const id = await openFullStage();
    const { dependencies } = site.program;
    const api = createAdminCalls(dependencies);
    const stage = { id, stage: '1' };
    const match = { ...stage, match: `${last.lobby}-${limits.STAGE_MATCHES_MAX}` };
    const rows = (revision: number, from: number) =>
      Object.fromEntries(
        last.units.map((unit, at) => [unit, { ...row((at + from) % LOBBY_SIZE), revision }] as const),
      );
    commits.length = 0;
    await api.send('putRows', match, { rows: rows(0, 0) });
    await api.send('publishMatch', match, {});
    const reason = longest(limits.SHORT_TEXT_MAX);
    await api.send('putRows', match, { rows: rows(1, 1), reason });
    await api.send('addAdjustment', stage, {
      requestId: randomUUID(),
      adjustment: { kind: 'points', unitId: units[0], reason, points: limits.POINTS_MAX },
    });
    const { stages } = getStages.data.parse(JSON.parse(await api.get('getStages', { id })));
    await api.send('closeStage', stage, { revision: stages[0]?.revision });
    const { matches } = getMatches.data.parse(JSON.parse(await api.get('getMatches', stage)));
    expect(matches).toHaveLength(limits.STAGE_ALL_MATCHES_MAX);

    const board = await dependencies.database.get(BOARDS, boardId(id, 1));
    expect(board?.state).toBe('closed');
    expect(board?.rows).toHaveLength(limits.STAGE_UNITS_MAX);
    expect(board?.rows.every((each) => scoredIn(each).length === limits.STAGE_MATCHES_MAX)).toBe(true);
    expect(board?.corrections.length).toBeGreaterThan(10);
    const most = (of: keyof (typeof commits)[number]) => Math.max(...commits.map((each) => each[of]));
    expect(most('largest')).toBeLessThan(DOCUMENT_BYTES_MAX);
    expect(most('bytes')).toBeLessThan(COMMIT_BYTES_MAX);
    expect(most('writes')).toBeLessThanOrEqual(COMMIT_WRITES_MAX);
  });

  it('is refused where it is planned when its board could not list all matches', async () => {
    const { firestore, dependencies } = site.program;
    const id = await createTournament(firestore, { maxPlayers: units.length });
    const api = createAdminCalls(dependencies);
    const put = (lobbySize: number) =>
      api.send('putStage', { id, stage: '1' }, { ...settings(lobbySize), revision: 0 });
    await expect(put(LOBBY_SIZE - 1)).rejects.toMatchObject({
      fields: {
        finish:
          'Con 55 lobbies de 20 partidas serían 1100, y una fase tiene lugar para 1000. Haz lobbies más grandes o menos partidas.',
      },
    });
    await put(LOBBY_SIZE);
  });
});
