import { noRooms } from '@copa/domain/day/room';
import { CORRECTIONS_BYTES_MAX, CORRECTIONS_MAX, HOUR_MS, MINUTE_MS, REVIEW_MS } from '@copa/domain/limits';
import type { Match } from '@copa/domain/play/match';
import { type Stage, type StageInput, StageInputSchema } from '@copa/domain/play/stage';
import { phase } from '@copa/domain/tournaments/state';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { AT_ONCE } from '../store/agenda.ts';
import { AGENDA, AUDIT, matchesOf, ROOMS, stagesOf, TOURNAMENTS } from '../store/collections.ts';
import { settleAgenda } from '../wiring/agenda.ts';
import { entrantsFrom } from './entrants/entrants.ts';
import { deleteStage } from './removal.ts';
import {
  sampleMatch as match,
  sampleInput,
  sampleStage as stage,
  SAMPLE_UNITS as UNITS,
} from './samples/stage.fixture.ts';
import { closeStage, drawTie, reopenStage } from './stage-closing.ts';
import { getMatches, getStages, putStage, settingsOf, withCorrection } from './stages.ts';
import * as words from './words.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const ID = 'copa-1';
const RULED = { match: null, points: 0, reason: 'Demora', by: ACTOR.uid, at: SAMPLE_NOW, revokedAt: null };
const changed = (of: Stage, overrides: Partial<StageInput>): StageInput => ({
  ...settingsOf(of),
  revision: of.revision,
  ...overrides,
});

let services: Services;
const put = (input: StageInput, number = 1) =>
  putStage(services.context, ACTOR, { id: ID, stage: number }, input);
const close = (revision = 4, published?: number) =>
  closeStage(services.context, ACTOR, { id: ID, stage: 1 }, revision, published);
const open = async (of: Stage, ...matches: Match[]) => {
  await services.store(stagesOf(ID), of);
  await services.store(matchesOf(ID, 1), ...matches);
};
const actions = async () => (await services.stored(AUDIT)).map(({ action }) => action);

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament({ prizePool: '1er: 100, 2do: 50' }));
});

it.each([
  [5, 2],
  [-3, -1],
  [-1, 0],
])('half of %d points is carried as %d: no half point counts, neither gained nor lost', (points, carried) => {
  const penalty = { ...RULED, id: 'late', kind: 'points' as const, unitId: 'u1', points };
  const table = { stage: stage({ adjustments: [penalty] }), matches: [], board: null };
  expect(entrantsFrom(table, ['u1'], 'half').map((entrant) => entrant.carried)).toEqual([carried]);
});

describe('a stage', () => {
  it.each<[string, object]>([
    ['lobbySize', { lobbySize: 1 }],
    ['finish.matches', { finish: { kind: 'matches', matches: 21 } }],
    ['tieBreak', { tieBreak: ['kills', 'kills'] }],
    ['points.perKill', { points: { placement: [], perKill: 1.5 } }],
  ])('is refused where %s is wrong, and says so', (field, changes) => {
    const { error } = StageInputSchema.safeParse({ ...sampleInput(), ...changes });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });

  it('comes after the one before it, and is sent once', async () => {
    const settings = changed(stage(), { revision: 0, advance: { perLobby: 2, byTable: 0 } });
    await expect(put(settings, 2)).rejects.toMatchObject({
      message: 'Las fases van una después de otra: agrega primero la anterior.',
    });
    const first = await put(settings);
    expect(first).toMatchObject({ number: 1, state: 'draft', revision: 1 });
    expect(await put(settings)).toEqual(first);
    await put({ ...settings, name: 'Gran final' }, 2);
    expect((await getStages(services.context, ID)).map(({ number, name }) => [number, name])).toEqual([
      [1, 'Final'],
      [2, 'Gran final'],
    ]);
    await expect(put({ ...settings, revision: 3 }, 3)).rejects.toMatchObject({ code: 'stale-write' });
    expect(await actions()).toEqual(['play.put-stage', 'play.put-stage']);
  });

  it('from which nobody passes is the last one', async () => {
    const last = changed(stage(), { revision: 0 });
    const first = { ...last, name: 'Grupos', advance: { perLobby: 2, byTable: 0 } };
    await put(first);
    await put(last, 2);
    await expect(put({ ...first, advance: last.advance, revision: 1 })).rejects.toMatchObject({
      message: 'Después va «Final». Elimínala primero, o di quién pasa.',
    });
    await expect(put(last, 3)).rejects.toMatchObject({
      message: '«Final» es la última fase: di primero quién pasa de ella a la siguiente.',
    });
    await put({ ...last, ...first, name: 'Final', revision: 1 }, 2);
    expect(await put(last, 3)).toMatchObject({ number: 3 });
  });

  it('that is closed, or was changed by somebody else, stays as it is', async () => {
    await open(stage());
    await expect(put(changed(stage(), { name: 'Otra', revision: 3 }))).rejects.toMatchObject({
      code: 'stale-write',
    });
    await open(stage({ state: 'closed' }));
    await expect(put(changed(stage(), { name: 'Otra' }))).rejects.toMatchObject({ code: 'conflict' });
    expect((await getStages(services.context, ID))[0]?.name).toBe('Final');
    expect(await actions()).toEqual([]);
  });

  it('that somebody else changed is not deleted from an old screen', async () => {
    await open(stage({ state: 'draft' }), match(1, [], { state: 'draft' }));
    const remove = (seen: number) => deleteStage(services.context, ACTOR, { id: ID, stage: 1 }, seen);
    await put(changed(stage(), { name: 'Otra' }));
    await expect(remove(4)).rejects.toMatchObject({ code: 'stale-write' });
    expect(await getMatches(services.context, { id: ID, stage: 1 })).toHaveLength(1);
    await remove(5);
    await remove(5);
    expect(await getStages(services.context, ID)).toEqual([]);
  });

  it('cannot end before a match that it has; extra matches do not count', async () => {
    await open(stage(), match(3, []), match(9, [], { isExtra: true }));
    const shorter = (matches: number) => changed(stage(), { finish: { kind: 'matches', matches } });
    await expect(put(shorter(2))).rejects.toMatchObject({
      fields: { finish: 'Ya hay una partida 3: no puede haber menos.' },
    });
    expect(await put({ ...shorter(3), name: 'Otra' })).toMatchObject({ name: 'Otra' });
    expect((await getMatches(services.context, { id: ID, stage: 1 })).map(({ id }) => id)).toEqual([
      'a-3',
      'a-9',
    ]);
  });

  it('may end before a match whose rows were all removed, and such a match takes no rows any more', async () => {
    await open(stage(), match(2, [1, 2], { state: 'draft' }), match(3, [], { state: 'draft' }));
    const two = changed(stage(), { finish: { kind: 'matches', matches: 2 } });
    expect(await put(two)).toMatchObject({ finish: { matches: 2 } });
    expect((await getMatches(services.context, { id: ID, stage: 1 })).map(({ id }) => id)).toEqual(['a-2']);
    const one = { ...two, revision: 5, finish: { kind: 'matches' as const, matches: 1 } };
    await expect(put(one)).rejects.toMatchObject({ code: 'validation-failed' });
  });

  it('tells everybody which rules changed once a result is public', async () => {
    await open(stage(), match(1, [], { state: 'draft' }));
    expect(await put(changed(stage(), { name: 'Otra' }))).toMatchObject({ corrections: [] });
    await open(stage(), match(1, [1, 2, 3, 4]));
    expect(await put(changed(stage(), { reports: true }))).toMatchObject({ corrections: [] });
    const now = { ...stage(), reports: true, revision: 5 };
    expect(await put(changed(now, { name: 'Otra', lobbySize: 10, carry: 'half' }))).toMatchObject({
      corrections: [
        {
          kind: 'settings',
          at: SAMPLE_NOW,
          changed: ['name', 'lobbySize', 'carry'],
        },
      ],
    });
    const audit = (await services.stored(AUDIT)).find(({ after }) => after?.['lobbySize'] === 10);
    expect(audit?.before).toMatchObject({ name: 'Final', lobbySize: 12, carry: 'none' });
  });

  it('keeps as many corrections as its board has room for, the newest', () => {
    const note = (seed: string) => ({ kind: 'tie-drawn' as const, at: SAMPLE_NOW, seed });
    const seeds = (kept: Stage['corrections']) =>
      kept.map((each) => (each.kind === 'tie-drawn' ? each.seed : each.kind));
    const many = Array.from({ length: CORRECTIONS_MAX }, (_, index) => note(`${index}`));
    const kept = withCorrection({ corrections: many }, note('new'));
    expect(kept).toHaveLength(CORRECTIONS_MAX);
    expect([seeds(kept)[0], seeds(kept).at(-1)]).toEqual(['1', 'new']);
    const weight = JSON.stringify(note('')).length;
    const long = 'x'.repeat(CORRECTIONS_BYTES_MAX - 3 - 3 * weight);
    const texts = (first: string) =>
      seeds(withCorrection({ corrections: [note(first), note(long)] }, note('new')));
    expect(texts('')).toEqual(['', long, 'new']);
    expect(texts('y')).toEqual([long, 'new']);
  });
});

describe('a stage is closed', () => {
  it('when all is published and the first place is decided, and fixes the podium', async () => {
    await open(stage(), match(1, [2, 1, 3, 4]));
    expect(await close()).toMatchObject({ state: 'closed', closedAt: SAMPLE_NOW, revision: 5 });
    const [tournament] = await services.stored(TOURNAMENTS);
    expect(tournament?.results.map(({ rank, player, prize }) => [rank, player, prize])).toEqual([
      [1, 'Nick u2', '100'],
      [2, 'Nick u1', '50'],
      [3, 'Nick u3', ''],
    ]);
    expect(await close()).toMatchObject({ revision: 5 });
    expect(await actions()).toEqual(['play.close-stage']);
  });

  it('without a place on the podium for who never came', async () => {
    const [champion, second] = Object.entries(match(1, [1, 2, 3, 4]).rows);
    if (champion === undefined || second === undefined) throw new Error('a match without rows');
    const absent = { ...champion[1], placement: null, played: false };
    const rows = { ...Object.fromEntries([champion, second]), u3: absent, u4: absent };
    await open(stage(), match(1, [1, 2], { rows }));
    await close();
    const [tournament] = await services.stored(TOURNAMENTS);
    expect(tournament?.results.map(({ rank, player }) => [rank, player])).toEqual([
      [1, 'Nick u1'],
      [2, 'Nick u2'],
    ]);
  });

  it('and keeps what was handed over, once it was opened and closed again', async () => {
    await open(stage(), match(1, [2, 1, 3, 4]));
    const prize = {
      rank: 1,
      player: 'Nick u2',
      prize: 'Skin',
      points: 1,
      deliveredAt: SAMPLE_NOW,
      unit: null,
    };
    await services.store(
      TOURNAMENTS,
      sampleTournament({ results: [prize, { ...prize, player: 'Nick u4' }] }),
    );
    await close();
    const [tournament] = await services.stored(TOURNAMENTS);
    expect(tournament?.results[0]).toMatchObject({ prize: 'Skin', deliveredAt: SAMPLE_NOW });
    expect(tournament?.results[1]).toMatchObject({ rank: 2, prize: '', deliveredAt: null });
  });

  it.each([
    ['without a match', [], words.unplayedLobby],
    ['with an extra match alone', [match(1, [1, 2, 3, 4], { isExtra: true })], words.unplayedLobby],
    ['with an annulled match alone', [match(1, [1, 2, 3, 4], { state: 'void' })], words.unplayedLobby],
    [
      'with a match that was typed and not published',
      [match(1, [1, 2, 3, 4]), match(2, [1, 2], { state: 'draft' })],
      'Hay una partida anotada sin publicar. Publícala o borra sus filas.',
    ],
    [
      'with a tie at the top',
      [match(1, [1, 2, 3, 4]), match(2, [2, 1, 3, 4])],
      'Hay un empate por el primer lugar. Juega una partida extra o haz un sorteo.',
    ],
  ])('not %s', async (_, matches, message) => {
    await open(stage(), ...matches);
    await expect(close()).rejects.toMatchObject({ code: 'conflict', message });
  });

  it('not with a tie across the cut, until an extra match decides', async () => {
    const equal = [match(1, [1, 2, 3, 4]), match(2, [2, 1, 3, 4])];
    const before = stage({ advance: { perLobby: 1, byTable: 0 } });
    await open(before, ...equal);
    await expect(close()).rejects.toMatchObject({ code: 'conflict', message: words.tiedAtCut });
    await open(before, ...equal, match(9, [2, 1], { isExtra: true }));
    expect(await close()).toMatchObject({ state: 'closed' });
  });

  it('without a podium if all are disqualified, which is no tie at the top', async () => {
    const adjustments = UNITS.map((unitId, index) => ({
      ...RULED,
      id: `out-${index}`,
      kind: 'disqualified' as const,
      unitId,
    }));
    await open(stage({ adjustments }), match(1, [1, 2, 3, 4]));
    await close();
    const [tournament] = await services.stored(TOURNAMENTS);
    expect(tournament).toMatchObject({ endedAt: SAMPLE_NOW, results: [] });
  });

  it('not by who has not seen its last change', async () => {
    await open(stage(), match(1, [2, 1, 3, 4]));
    await expect(close(3)).rejects.toMatchObject({ code: 'stale-write' });
    await open(stage(), match(2, [2, 1, 4, 3]));
    await expect(close(4, 1)).rejects.toMatchObject({ code: 'stale-write' });
    expect(await close(4, 2)).toMatchObject({ state: 'closed' });
  });

  it('with a tie where a lot decided it, which everybody reads', async () => {
    await open(stage(), match(1, [1, 2, 3, 4]), match(2, [2, 1, 3, 4]));
    const drawn = await drawTie(services.context, ACTOR, { id: ID, stage: 1 }, { revision: 4, seed: 'luna' });
    expect(drawn.corrections).toEqual([{ kind: 'tie-drawn', at: SAMPLE_NOW, seed: 'luna' }]);
    expect(drawn.tieDraw).toMatchObject({ seed: 'luna', at: SAMPLE_NOW, by: 'admin-1' });
    expect([...(drawn.tieDraw?.order ?? [])].toSorted()).toEqual(UNITS);
    await close(5);
    const [champion] = (await services.stored(TOURNAMENTS))[0]?.results ?? [];
    expect(champion?.player).toMatch(/Nick u[12]/);
    expect(champion?.decided).toBe('Desempató por sorteo');
    const [tournament] = await services.stored(TOURNAMENTS);
    if (tournament === undefined) throw new Error('There is a tournament');
    const results = tournament.results.map((each) => ({ ...each, deliveredAt: SAMPLE_NOW }));
    await services.store(TOURNAMENTS, { ...tournament, results });
    await reopenStage(services.context, ACTOR, { id: ID, stage: 1 }, 6);
    const [reopened] = await services.stored(TOURNAMENTS);
    expect(reopened?.results.map(({ decided }) => decided)).toEqual(results.map(() => undefined));
  });

  it('the last one ends its tournament, and opened again it goes on as before', async () => {
    await open(stage(), match(1, [2, 1, 3, 4]));
    const window = { kind: 'final' as const, onMissing: 'release' as const };
    const [opensAt, closesAt] = [SAMPLE_NOW, new Date(SAMPLE_NOW.getTime() + HOUR_MS)];
    const before = sampleTournament({ windows: [{ ...window, opensAt, closesAt }] });
    await services.store(TOURNAMENTS, before);
    const openAt = new Date(SAMPLE_NOW.getTime() + MINUTE_MS);
    const room = { lobby: null, match: 2, roomId: '77', password: '', openAt, revision: 1 };
    await services.store(ROOMS, { ...noRooms(ID), rooms: [room] });
    await close();
    const [ended] = await services.stored(TOURNAMENTS);
    expect(ended).toMatchObject({ endedAt: SAMPLE_NOW, endDate: before.endDate });
    expect(ended && phase(ended, openAt)).toBe('completed');
    const noted = async () => {
      const entries = (['day', 'room'] as const).map((task) => ({ task, about: ID }));
      await settleAgenda(services.context, entries, SAMPLE_NOW);
      return (await services.stored(AGENDA)).flatMap(({ task, at }) =>
        task === 'result' || task === 'follow' ? [] : [[task, at]],
      );
    };
    expect(await noted()).toEqual([]);
    await reopenStage(services.context, ACTOR, { id: ID, stage: 1 }, 5);
    const [reopened] = await services.stored(TOURNAMENTS);
    expect({ ...reopened, updatedAt: null }).toEqual({ ...before, reopenedAt: SAMPLE_NOW, updatedAt: null });
    expect(await noted()).toEqual([
      ['day', new Date(closesAt.getTime() + REVIEW_MS)],
      ['page', AT_ONCE],
      ['room', openAt],
    ]);
  });

  it('one before the last ends nothing', async () => {
    await open(stage({ advance: { perLobby: 2, byTable: 0 } }), match(1, [2, 1, 3, 4]));
    await close();
    expect((await services.stored(TOURNAMENTS))[0]).toMatchObject({ endedAt: null, results: [] });
  });

  it('keeps delivered prizes and what organisers wrote when it is opened and closed again', async () => {
    await open(stage(), match(1, [2, 1, 3, 4]));
    await services.store(TOURNAMENTS, sampleTournament({ prizePool: '1er: Skin, 2do: Pase, 3er: Gorra' }));
    await close();
    const stored = async () => {
      const [tournament] = await services.stored(TOURNAMENTS);
      if (tournament === undefined) throw new Error('There is a tournament');
      return tournament;
    };
    const podium = (await stored()).results.map((each) => ({
      ...each,
      prize: each.rank === 2 ? 'Oro' : each.prize,
      deliveredAt: each.rank === 3 ? SAMPLE_NOW : null,
    }));
    const line = { points: null, deliveredAt: null, unit: null };
    const fourth = { ...line, rank: 4, player: 'Nick u4', prize: 'Taza' };
    const repeated = { ...line, rank: 5, player: 'Nick u2', prize: '' };
    await services.store(TOURNAMENTS, { ...(await stored()), results: [...podium, fourth, repeated] });
    await reopenStage(services.context, ACTOR, { id: ID, stage: 1 }, 5);
    expect((await stored()).results).toEqual([podium[2], fourth, repeated]);
    await services.store(TOURNAMENTS, { ...(await stored()), prizePool: '1er: Trofeo, 2do: Pase' });
    await close(6);
    expect((await stored()).results.map(({ player, prize }) => [player, prize])).toEqual([
      ['Nick u2', 'Trofeo'],
      ['Nick u1', 'Oro'],
      ['Nick u3', 'Gorra'],
      ['Nick u4', 'Taza'],
    ]);
  });

  it('and opened again, unless the next one is drawn', async () => {
    await open(stage({ state: 'closed', closedAt: SAMPLE_NOW }));
    const reopen = (revision: number) => reopenStage(services.context, ACTOR, { id: ID, stage: 1 }, revision);
    await expect(reopen(3)).rejects.toMatchObject({ code: 'stale-write' });
    await services.store(stagesOf(ID), stage({ id: '2', number: 2, state: 'playing' }));
    await expect(reopen(4)).rejects.toMatchObject({
      message: 'La fase siguiente ya está sorteada: elimínala primero.',
    });
    await services.store(stagesOf(ID), stage({ id: '2', number: 2, state: 'draft' }));
    expect(await reopen(4)).toMatchObject({ state: 'playing', closedAt: null, revision: 5 });
    expect(await reopen(4)).toMatchObject({ revision: 5 });
    expect(await actions()).toEqual(['play.reopen-stage']);
  });
});
