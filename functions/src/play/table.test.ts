import { randomUUID } from 'node:crypto';
import { rollId } from '@copa/domain/day/roll';
import type { RoomAddress } from '@copa/domain/day/room';
import { AppError } from '@copa/domain/errors';
import { HOUR_MS } from '@copa/domain/limits';
import { boardOf } from '@copa/domain/play/board';
import type { Match } from '@copa/domain/play/match';
import { planOf } from '@copa/domain/play/plan/told';
import { NO_RESULT, type Result } from '@copa/domain/play/result/result';
import { DEFAULT_TIE_BREAK } from '@copa/domain/play/stage-terms';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { createTournament, playerOf } from '../../../tests/load/support/tournament.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { casesOf } from '../../../tests/setup/property-cases.ts';
import { callRoll } from '../day/roll/roll.ts';
import { putRoom } from '../day/rooms/rooms.ts';
import { BOARDS, matchesOf, RECORDS, ROLLS, ROOMS, stagesOf, TOURNAMENTS } from '../store/collections.ts';
import { addAdjustment, revokeAdjustment } from './adjustments.ts';
import { drawLobbies } from './draws.ts';
import { publishMatch, putRows, restoreMatch, voidMatch } from './matches.ts';
import { allStages } from './plan/tell-plan.ts';
import { deleteStage } from './removal.ts';
import { replaceEntrant, returnEntrant } from './replacements.ts';
import { sampleInput } from './samples/stage.fixture.ts';
import { closeStage, drawTie, reopenStage } from './stage-closing.ts';
import { putStage } from './stages.ts';

const UNITS = 6;
const STAGES = [1, 2];
const site = runServices();

const organisers = ['Camila', 'Diego'].map((name) => {
  const email = `${name.toLowerCase()}@copa.example`;
  return { uid: name, email, account: { email, displayName: name }, role: 'admin' as const };
});

const settings = (stage: number) =>
  sampleInput({
    name: `Fase ${stage}`,
    lobbySize: 3,
    tieBreak: [...DEFAULT_TIE_BREAK],
    finish:
      stage === 1 ? { kind: 'matches', matches: 2 } : { kind: 'champion-rush', matches: 3, threshold: 12 },
    advance: stage === 1 ? { perLobby: 1, byTable: 1 } : { perLobby: 0, byTable: 0 },
    carry: 'half',
  });

interface Act {
  readonly kind: (typeof KINDS)[number];
  readonly organiser: number;
  readonly stage: number;
  readonly match: string;
  readonly pick: number;
  readonly placement: number | null;
  readonly kills: number | null;
  readonly isStale: boolean;
}

const KINDS = [
  'row',
  'row',
  'row',
  'full',
  'full',
  'full',
  'publish',
  'publish',
  'void',
  'restore',
  'adjust',
  'revoke',
  'draw',
  'tie-draw',
  'close',
  'reopen',
  'replace',
  'return',
  'rules',
  'delete',
  'room',
  'roll',
  'roll',
] as const;

const SEATS = 'draw draw draw roll roll roll room row replace return full publish delete'.split(
  ' ',
) as readonly Act['kind'][];

const DELIVERED: readonly Act['kind'][] = ['draw', 'delete', 'replace', 'return', 'room'];

const actOf = (kinds: readonly Act['kind'][]): fc.Arbitrary<Act> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    organiser: fc.constantFrom(0, 1),
    stage: fc.constantFrom(1, 1, 2),
    match: fc.constantFrom('a-1', 'a-2', 'b-1', 'b-2', 'a-x1'),
    pick: fc.nat(UNITS - 1),
    placement: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 6 }),
    kills: fc.option(fc.nat(9), { freq: 6 }),
    isStale: fc.boolean(),
  });

async function openTournament(): Promise<string> {
  const { firestore, dependencies } = site.program;
  const id = await createTournament(firestore, { maxPlayers: UNITS + 1 });
  const desk = createDesk(dependencies);
  const receipts = await Promise.all(
    Array.from({ length: UNITS + 1 }, (_, number) => desk.register(playerOf(id, number))),
  );
  const [actor] = organisers;
  if (actor === undefined) throw new Error('there is no organiser');
  await desk.decideMany(
    actor,
    receipts.map((receipt) => receipt.id),
    { status: 'approved', reason: null },
  );
  await firestore.doc(`tournaments/${id}`).update({ date: new Date(Date.now() - HOUR_MS) });
  for (const stage of STAGES) await putStage(dependencies, actor, { id, stage }, settings(stage));
  return id;
}

async function play(id: string, given: Act): Promise<string> {
  const { dependencies } = site.programs[given.organiser === 0 ? 0 : 1];
  const organiser = organisers[given.organiser];
  if (organiser === undefined) throw new Error('there is no such organiser');
  const { database } = dependencies;
  const [stage, match] = await Promise.all([
    database.get(stagesOf(id), String(given.stage)),
    database.get(matchesOf(id, given.stage), given.match),
  ]);
  if (stage === null) return 'no stage';
  const { revision } = stage;
  const address = { id, stage: given.stage, match: given.match };
  const lobby = stage.lobbies.find((each) => given.match.startsWith(each.id));
  const unitId = lobby?.units[given.pick % Math.max(1, lobby.units.length)] ?? 'nobody';
  const seen = (unit: string) => (given.isStale ? 1 : (match?.rows[unit]?.revision ?? 0));
  const row = { ...NO_RESULT, placement: given.placement, kills: given.kills };
  const acts: Record<Act['kind'], () => Promise<unknown>> = {
    row: () =>
      putRows(dependencies, organiser, address, {
        rows: { [unitId]: { ...row, revision: seen(unitId) } },
        removed: {},
        reason: 'captura',
      }),
    full: () =>
      putRows(dependencies, organiser, address, {
        rows: fullRows(lobby?.units ?? [], given, (unit) => match?.rows[unit]?.revision ?? 0),
        removed: {},
        reason: 'captura',
      }),
    publish: () => publishMatch(dependencies, organiser, address),
    void: () => voidMatch(dependencies, organiser, address, 'caída'),
    restore: () => restoreMatch(dependencies, organiser, address, 'captura'),
    adjust: () =>
      addAdjustment(
        dependencies,
        organiser,
        { id, stage: given.stage },
        {
          requestId: randomUUID(),
          adjustment: { kind: 'points', unitId, match: null, points: given.pick - 9, reason: 'tarde' },
        },
      ),
    revoke: () =>
      revokeAdjustment(dependencies, organiser, {
        id,
        stage: given.stage,
        adjustment: stage.adjustments.at(-1)?.id ?? 'none',
      }),
    draw: async () => {
      const draw = (undo?: string) =>
        drawLobbies(
          dependencies,
          organiser,
          { id, stage: given.stage },
          { kind: 'random', revision, seed: `s${given.pick}`, undo },
        );
      await draw().catch((error: unknown) => {
        const undo = error instanceof AppError ? error.fields?.['undo'] : undefined;
        if (undo === undefined || given.isStale) throw error;
        return draw(undo);
      });
    },
    room: () =>
      putRoom(dependencies, organiser, id, seatsOf(given), {
        roomId: `${given.pick}`,
        openAt: new Date(Date.now() + (given.isStale ? HOUR_MS : -HOUR_MS)),
      }),
    roll: () =>
      callRoll(dependencies, organiser, id, seatsOf(given), {
        marks: { [unitId]: given.isStale ? 'in' : 'out' },
        intruders: {},
      }),
    'tie-draw': () =>
      drawTie(dependencies, organiser, { id, stage: given.stage }, { revision, seed: `t${given.pick}` }),
    close: () => closeStage(dependencies, organiser, { id, stage: given.stage }, revision),
    reopen: () => reopenStage(dependencies, organiser, { id, stage: given.stage }, revision),
    replace: () =>
      replaceEntrant(
        dependencies,
        organiser,
        { id, stage: given.stage },
        { revision, unitId, reason: 'no vino' },
      ),
    return: () =>
      returnEntrant(
        dependencies,
        organiser,
        { id, stage: given.stage },
        {
          revision,
          unitId: stage.replacements[0]?.left.id ?? unitId,
          reason: 'llegó',
        },
      ),
    rules: () =>
      putStage(
        dependencies,
        organiser,
        { id, stage: given.stage },
        {
          ...settings(given.stage),
          name: `Fase ${given.pick}`,
          revision,
        },
      ),
    delete: () => deleteStage(dependencies, organiser, { id, stage: given.isStale ? given.stage : 3 }),
  };
  try {
    await acts[given.kind]();
    if (DELIVERED.includes(given.kind)) await createDesk(dependencies).deliverRooms(id);
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

function seatsOf({ match, pick }: Act): RoomAddress {
  return { lobby: pick % 4 === 0 ? null : match.slice(0, 1), match: Number(match.at(-1)) };
}

function fullRows(units: readonly string[], { pick, kills }: Act, revisionOf: (unit: string) => number) {
  return Object.fromEntries(
    units.map((unit, at) => {
      const placement = ((at + pick) % units.length) + 1;
      return [unit, { ...NO_RESULT, placement, kills, revision: revisionOf(unit) }];
    }),
  );
}

async function expectBoardsToBeTrue(id: string): Promise<void> {
  const { database } = site.program.dependencies;
  const tournament = (await database.get(TOURNAMENTS, id)) as Tournament;
  const stages = await allStages(database, id);
  const boards = await database.find(BOARDS, {});
  const drawn = stages.filter(({ state }) => state !== 'draft');
  expect(tournament.plan).toEqual(planOf(tournament, stages, tournament.plan?.changes));
  expect(tournament.stage).toBe(Math.max(0, ...drawn.map(({ number }) => number)));
  expect(boards.map((board) => board.id).toSorted()).toEqual(
    drawn.map(({ number }) => `${id}_${number}`).toSorted(),
  );
  for (const stage of drawn) {
    const matches = await database.find(matchesOf(id, stage.number), {});
    const next = drawn.some(({ number }) => number === stage.number + 1) ? stage.number + 1 : null;
    const { revision: _, updatedAt: __, ...board } = boards.find((each) => each.stage === stage.number) ?? {};
    expect(board).toMatchObject(boardOf(tournament, stage, matches, next));
    matches.filter(({ state }) => state === 'published').forEach(expectToBePossible);
  }
}

async function expectNothingWithoutItsSeat(id: string): Promise<void> {
  const { database } = site.program.dependencies;
  const [tournament, rooms] = await Promise.all([database.get(TOURNAMENTS, id), database.get(ROOMS, id)]);
  const stages = (await database.find(stagesOf(id), {})).filter(({ state }) => state !== 'draft');
  const sat = (number: number, lobby: string | null, unit: string) => {
    const stage = stages.find((each) => each.number === number);
    const isHere = stage?.lobbies.some((each) => (lobby ?? each.id) === each.id && each.units.includes(unit));
    return isHere === true || stage?.replacements.some(({ left }) => left.id === unit) === true;
  };
  const rolls = (await database.find(ROLLS, {})).filter(({ tournamentId }) => tournamentId === id);
  const marks = rolls.flatMap((roll) => {
    const number = STAGES.find((each) => rollId(id, roll, each) === roll.id) ?? 0;
    return Object.entries(roll.marks).map(([unit, { state }]) => ({
      id: `${roll.id}_${unit}`,
      state,
      hasSeat: stages.length === 0 || sat(number, roll.lobby, unit),
    }));
  });
  expect(marks.filter(({ hasSeat }) => !hasSeat)).toEqual([]);
  const records = await database.find(RECORDS, {});
  const absences = records.flatMap(({ noShows }) => noShows).filter((each) => each.startsWith(`${id}_`));
  const out = marks.flatMap((mark) => (mark.state === 'out' ? mark.id : []));
  expect([...new Set(absences)].toSorted()).toEqual(out.toSorted());
  const named = (rooms?.rooms ?? []).flatMap(({ lobby }) => lobby ?? []);
  const drawn = stages.find(({ number }) => number === tournament?.stage)?.lobbies ?? [];
  expect(named.filter((lobby) => !drawn.some((each) => each.id === lobby))).toEqual([]);
  for (const stage of stages) {
    const matches = await database.find(matchesOf(id, stage.number), {});
    const rows = matches.flatMap(({ lobby, isExtra, rows: of }) =>
      Object.keys(of).filter((unit) => !sat(stage.number, isExtra ? null : lobby, unit)),
    );
    expect(rows).toEqual([]);
  }
}

function expectToBePossible({ rows }: Match): void {
  const placements = Object.values<Result>(rows).flatMap(({ placement }) => placement ?? []);
  expect(placements).toContain(1);
  expect(new Set(placements).size).toBe(placements.length);
}

describe('the boards of a tournament', () => {
  it.each([
    ['are what the function gives for the stored rows', KINDS, 2],
    ['leave nothing behind on seats that are no more', SEATS, 2],
  ] as const)(
    '%s, whatever two organisers did at two instances',
    async (_, kinds, numRuns) => {
      const told = new Set<string>();
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(actOf(kinds), { minLength: 1, maxLength: 3 }), { minLength: 10, maxLength: 30 }),
          async (waves) => {
            const { firestore } = site.program;
            for (const each of ['boards', 'records'])
              await firestore.recursiveDelete(firestore.collection(each));
            const id = await openTournament();
            await play(id, {
              kind: 'draw',
              organiser: 0,
              stage: 1,
              match: 'a-1',
              pick: 0,
              placement: null,
              kills: null,
              isStale: false,
            });
            for (const wave of waves) {
              for (const answer of await Promise.all(wave.map((each) => play(id, each)))) told.add(answer);
            }
            await expectBoardsToBeTrue(id);
            await expectNothingWithoutItsSeat(id);
          },
        ),
        { numRuns: casesOf(numRuns) },
      );
      // All three answers must occur, because runs of refusals alone prove nothing.
      expect([...told]).toEqual(expect.arrayContaining(['done', 'conflict', 'stale-write']));
    },
    120_000,
  );

  it('keep every row if two organisers write different rows at once, in fewer than three tries each', async () => {
    const id = await openTournament();
    const [camila, diego] = organisers;
    if (camila === undefined || diego === undefined) throw new Error('there are no organisers');
    const [first, second] = site.programs;
    const stage = await drawLobbies(
      first.dependencies,
      camila,
      { id, stage: 1 },
      { kind: 'seed', revision: 1 },
    );
    const units = stage.lobbies[0]?.units ?? [];
    const address = { id, stage: 1, match: 'a-1' };
    await Promise.all(
      units.map((unit, at) =>
        putRows(
          at % 2 === 0 ? first.dependencies : second.dependencies,
          at % 2 === 0 ? camila : diego,
          address,
          {
            rows: { [unit]: { ...NO_RESULT, placement: at + 1, kills: at, revision: 0 } },
            removed: {},
          },
        ),
      ),
    );
    const match = await first.dependencies.database.get(matchesOf(id, 1), 'a-1');
    expect(units.map((unit) => match?.rows[unit]?.placement)).toEqual(units.map((_, at) => at + 1));
    expect(match?.revision).toBe(units.length);
  });
});
