import { AppError } from '@copa/domain/errors';
import { DAY_MS, NAMED_TOURNAMENTS_SHOWN_MAX } from '@copa/domain/limits';
import type { Role } from '@copa/domain/people/roles';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { describe, expect, it } from 'vitest';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { callRoll } from '../day/roll/roll.ts';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { publishMatch, putRows, restoreMatch, voidMatch } from '../play/matches.ts';
import { ORGANISER, sampleMatch, sampleStage } from '../play/samples/stage.fixture.ts';
import { closeStage, reopenStage } from '../play/stage-closing.ts';
import { matchesOf, NAMINGS, stagesOf, TOURNAMENTS } from '../store/collections.ts';
import { namedTournaments, requireNamed } from './recorder.ts';

const REFEREE = { ...ORGANISER, uid: 'referee-1', role: 'referee' as Role };
const WHERE = { id: 'copa-1', stage: 1, match: 'a-1' };
const ROUNDS = 12;

const site = runServices(SAMPLE_NOW);
const context = () => site.program.dependencies;
const TOURNAMENT = sampleTournament({ date: SAMPLE_NOW, stage: 1 });

async function begin(tournaments: 'all' | string[] | null, changes: object = {}) {
  await context().database.transaction(async (writer) => {
    writer.set(stagesOf('copa-1'), sampleStage({ finish: { kind: 'matches', matches: 1 } }));
    writer.set(matchesOf('copa-1', 1), sampleMatch(1, [1, 2, 3, 4], { state: 'draft' }));
    if (tournaments !== null) writer.set(NAMINGS, { id: REFEREE.uid, tournaments });
  });
  await site.program.firestore.doc('tournaments/copa-1').set({ ...TOURNAMENT, ...changes });
}

const write = (kills: number, { dependencies } = site.program) => {
  const rows = { u1: { ...NO_RESULT, placement: 1, kills, revision: kills } };
  return putRows(dependencies, REFEREE, WHERE, { rows, removed: {}, reason: undefined });
};
const mayRecord = (caller: typeof ORGANISER, id = 'copa-1') =>
  requireNamed(context(), caller, 'record_results', id);
const ACTS = {
  roll: () =>
    callRoll(context(), REFEREE, 'copa-1', { lobby: null, match: 1 }, { marks: {}, intruders: { X: true } }),
  rows: () => write(1),
  publish: () => publishMatch(context(), REFEREE, WHERE),
  void: () => voidMatch(context(), REFEREE, WHERE, 'caída'),
  restore: () => restoreMatch(context(), REFEREE, WHERE, 'captura'),
};
const DENIED = {
  code: 'permission-denied',
  message:
    'No eres árbitro de este torneo, o ya terminó. Si te necesitan, pide a la organización que te nombre.',
};

describe('a referee writes nothing', () => {
  it.each([
    ['for which they are not named', ['copa-2'], {}],
    ['for which they are named no more', [], {}],
    ['where nobody ever named them', null, {}],
    ['that was closed days ago', ['copa-1'], { endedAt: new Date(SAMPLE_NOW.getTime() - 3 * DAY_MS) }],
    [
      'that was cancelled days ago',
      'all' as const,
      { cancelledAt: new Date(SAMPLE_NOW.getTime() - 3 * DAY_MS) },
    ],
    ['that was over days ago', 'all' as const, { date: new Date(SAMPLE_NOW.getTime() - 3 * DAY_MS) }],
  ])('in a tournament %s', async (_, tournaments, changes) => {
    await begin(tournaments, changes);
    await expect(mayRecord(REFEREE)).rejects.toMatchObject(DENIED);
    const isCancelled = 'cancelledAt' in changes;
    for (const [name, act] of Object.entries(ACTS)) {
      const why = isCancelled && name !== 'roll' ? { code: 'tournament-cancelled' } : DENIED;
      await expect(act(), name).rejects.toMatchObject(why);
    }
    await expect(mayRecord(ORGANISER)).resolves.toBeUndefined();
    expect((await namedTournaments(context(), REFEREE)).tournaments).toEqual([]);
  });

  it('where there is no tournament: it is missing', async () => {
    await begin('all');
    await expect(mayRecord(REFEREE, 'nothing')).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('the end of a tournament', () => {
  it('leaves two days to decide, and a stage that is opened again gives the right back', async () => {
    await begin(['copa-1']);
    for (const unit of ['roll', 'publish'] as const) await ACTS[unit]();
    const { revision } = (await context().database.get(stagesOf('copa-1'), '1')) ?? { revision: 0 };
    const closed = await closeStage(context(), ORGANISER, WHERE, revision);
    const may = () =>
      mayRecord(REFEREE).then(
        () => true,
        () => false,
      );
    const after = (days: number) => {
      site.now = new Date(SAMPLE_NOW.getTime() + days * DAY_MS);
    };
    after(2);
    expect(await may()).toBe(true);
    after(20);
    expect(await may()).toBe(false);
    await reopenStage(context(), ORGANISER, WHERE, closed.revision);
    expect([await may(), (await context().database.get(TOURNAMENTS, 'copa-1'))?.reopenedAt]).toEqual([
      true,
      site.now,
    ]);
    await voidMatch(context(), REFEREE, WHERE, 'caída');
    after(23);
    expect(await may()).toBe(false);
  });
});

describe('at the same moment', () => {
  it.each<[string, () => Promise<FirebaseFirestore.WriteResult>]>([
    [
      'the naming is taken back',
      () => site.programs[1].firestore.doc('referees/referee-1').set({ tournaments: [] }),
    ],
    [
      'the tournament is over',
      () => site.programs[1].firestore.doc('tournaments/copa-1').update({ endedAt: new Date(0) }),
    ],
  ])('a write of a referee comes before it, or not at all, when %s', async (_, end) => {
    const outcomes = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await begin(['copa-1']);
      const pause = new Promise((resolve) => setTimeout(resolve, round));
      const [written, ended] = await Promise.allSettled([pause.then(() => write(1)), end()]);
      const match = await site.program.firestore.doc('tournaments/copa-1/stages/1/matches/a-1').get();
      const endedAt = ended.status === 'fulfilled' ? ended.value.writeTime.toMillis() : 0;
      const isInTime =
        written.status === 'fulfilled' && (match.updateTime?.toMillis() ?? Infinity) <= endedAt;
      const refused: unknown = written.status === 'rejected' ? written.reason : null;
      outcomes.add(written.status);
      const code = refused instanceof AppError ? refused.code : null;
      expect(isInTime || code).toBe(isInTime || 'permission-denied');
    }
    expect(outcomes).toContain('rejected');
  });
});

describe('the tournaments of a caller', () => {
  const shownTo = async (caller: typeof ORGANISER) => {
    const { all, tournaments } = await namedTournaments(context(), caller);
    return [all, ...tournaments.map(({ id }) => id).toSorted()];
  };

  it('are those they are named for, published and not over; of an admin all that are not over', async () => {
    await begin(['copa-1', 'draft', 'over', 'gone']);
    const old = new Date(SAMPLE_NOW.getTime() - 60 * DAY_MS);
    const others = {
      draft: { status: 'draft' },
      over: { date: old },
      undated: { date: null },
      closed: { date: old, endedAt: SAMPLE_NOW },
      again: { date: old, reopenedAt: SAMPLE_NOW },
    };
    for (const [id, changes] of Object.entries(others)) {
      await site.program.firestore.doc(`tournaments/${id}`).set({ ...TOURNAMENT, id, ...changes });
    }
    expect(await shownTo(REFEREE)).toEqual([false, 'copa-1']);
    expect(await shownTo(ORGANISER)).toEqual([true, 'again', 'closed', 'copa-1', 'draft', 'undated']);
    await site.program.firestore.doc('referees/referee-1').set({ tournaments: 'all' });
    expect(await shownTo(REFEREE)).toEqual([true, 'again', 'closed', 'copa-1', 'undated']);
  });
});

it('the tournaments to name include an open one without a date, however many without a date are over', async () => {
  await begin('all', { date: null, endedAt: null });
  const { firestore } = site.program;
  const over = { ...TOURNAMENT, date: null, endedAt: new Date(SAMPLE_NOW.getTime() - 30 * DAY_MS) };
  const batch = firestore.batch();
  for (let number = 0; number < NAMED_TOURNAMENTS_SHOWN_MAX; number += 1)
    batch.set(firestore.doc(`tournaments/ancient-${number}`), over);
  await batch.commit();
  const { tournaments } = await namedTournaments(context(), REFEREE);
  expect(tournaments.map(({ id }) => id)).toEqual(['copa-1']);
});
