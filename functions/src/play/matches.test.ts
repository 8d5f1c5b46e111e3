import { ADJUSTMENTS_MAX, LOBBY_SIZE_MAX, PROVISIONAL_MS } from '@copa/domain/limits';
import type { AdjustmentInput } from '@copa/domain/play/adjustment';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { stageCorrections } from '@copa/domain/play/words/stage-corrections';
import { unitNameOf } from '@copa/domain/registrations/unit';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../desk/samples.fixture.ts';
import { AUDIT, BOARDS, matchesOf, REGISTRATIONS, stagesOf, TOURNAMENTS } from '../store/collections.ts';
import { addAdjustment, revokeAdjustment } from './adjustments.ts';
import { publishMatch, putRows, restoreMatch, voidMatch } from './matches.ts';
import { ORGANISER, sampleMatch, sampleStage } from './samples/stage.fixture.ts';
import * as words from './words.ts';

const WHERE = { id: 'copa-1', stage: 1, match: 'a-1' };
const row = (placement: number | null, kills: number, revision = 1) => ({
  ...NO_RESULT,
  placement,
  kills,
  played: placement !== null,
  revision,
});

let services: Services;
const put = (rows: Parameters<typeof putRows>[3]['rows'], reason?: string, removed = {}) =>
  putRows(services.context, ORGANISER, WHERE, { rows, removed, reason });
const open = async (state: 'draft' | 'published' | 'void', placements = [1, 2, 3, 4], stage = {}) => {
  await services.store(stagesOf('copa-1'), sampleStage(stage));
  await services.store(matchesOf('copa-1', 1), sampleMatch(1, placements, { state }));
};
const corrections = async () =>
  (await services.stored(stagesOf('copa-1')))
    .slice(0, 1)
    .flatMap((stage) => stageCorrections(stage).map(({ text }) => text));
const actions = async () => (await services.stored(AUDIT)).map(({ action }) => action).toSorted();

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, sampleTournament());
});

describe('the rows of a match', () => {
  it('are written while it is a draft, each with who wrote it', async () => {
    await open('draft');
    const written = await put({ u1: row(2, 3), u2: row(1, 0) }, undefined, { u4: 1 });
    expect(written.rows['u1']).toEqual({ ...row(2, 3, 2), by: 'admin-1', byName: 'Ana', at: SAMPLE_NOW });
    expect(Object.keys(written.rows)).toEqual(['u1', 'u2', 'u3']);
    expect(written).toMatchObject({ revision: 2, updatedAt: SAMPLE_NOW });
    expect(await put({ u1: row(2, 3) })).toEqual(written);
    expect([await actions(), await corrections()]).toEqual([[], []]);
  });

  it('that somebody else changed refuse the call, which names both versions', async () => {
    await open('draft');
    await expect(
      put({ u1: row(2, 1, 0), u2: row(1, 0), u3: row(3, 0) }, '', { u4: 0 }),
    ).rejects.toMatchObject({
      code: 'stale-write',
      fields: {
        'rows.u1': 'Nick u1: Ana anotó 1.º y 0 bajas; tú, 2.º y 1 baja.',
        'rows.u4': 'Nick u4: Ana anotó 4.º y 0 bajas; tú, nada.',
      },
    });
    await put({}, '', { u4: 1 });
    await expect(put({ u4: row(null, 0) })).rejects.toMatchObject({
      fields: { 'rows.u4': 'Nick u4: Alguien quitó la fila; tú, no jugó.' },
    });
    expect((await put({ u4: row(4, 0, 0) })).rows['u4']?.revision).toBeGreaterThan(1);
  });

  it('of an extra match are corrected by at most as many at once as a correction tells', async () => {
    const ids = Array.from({ length: 80 }, (_, number) => `u${number + 1}`);
    const [wrong, right] = [ids.slice(0, 40), ids.slice(40)];
    const entrants = ids.map((id, at) => ({
      id,
      number: at + 1,
      name: id,
      tag: '',
      carried: 0,
      since: null,
    }));
    const lobbies = [
      { id: 'a', units: wrong },
      { id: 'b', units: right },
    ];
    await services.store(stagesOf('copa-1'), sampleStage({ entrants, lobbies }));
    const [own] = Object.values(sampleMatch(1, [1]).rows);
    if (own === undefined) throw new Error('a match without rows');
    const played = Object.fromEntries(wrong.map((id, at) => [id, { ...own, placement: at + 1 }]));
    const extra = { id: 'a-x1', isExtra: true, rows: played };
    await services.store(matchesOf('copa-1', 1), sampleMatch(1, [], extra));
    const written = {
      rows: Object.fromEntries(right.map((id, at) => [id, row(at + 1, 0, 0)])),
      removed: Object.fromEntries(wrong.map((id) => [id, 1])),
      reason: 'Eran los del otro lobby',
    };
    const where = { ...WHERE, match: 'a-x1' };
    await expect(putRows(services.context, ORGANISER, where, written)).rejects.toMatchObject({
      fields: { rows: 'Como máximo 60 filas.' },
    });
    expect(await corrections()).toEqual([]);
  });

  it('of another lobby, of a void match, or in a closed stage, are refused', async () => {
    await open('draft', undefined, { state: 'closed' });
    await expect(put({})).rejects.toMatchObject({ code: 'conflict', message: words.stageClosed });
    await open('draft');
    await expect(put({ u9: row(1, 0, 0) })).rejects.toMatchObject({
      message: 'Esa inscripción no juega en este lobby.',
    });
    await expect(put({}, '', { u9: 0 })).rejects.toMatchObject({ code: 'not-found' });
    for (const match of ['b-1', 'a-9']) {
      const written = putRows(services.context, ORGANISER, { ...WHERE, match }, { rows: {}, removed: {} });
      await expect(written, match).rejects.toMatchObject({ code: 'not-found' });
    }
    await open('void');
    await expect(put({ u1: row(2, 0) })).rejects.toMatchObject({
      message: 'La partida está anulada. Haz primero que vuelva a contar.',
    });
  });

  it('that are public change with a reason, which everybody reads', async () => {
    await open('published');
    const swap = { u1: row(2, 0), u2: row(1, 1), u3: row(null, 0) };
    await expect(put(swap)).rejects.toMatchObject({
      fields: { reason: 'La partida ya es pública: escribe el motivo de la corrección.' },
    });
    await expect(put({ u1: row(2, 0) }, 'captura')).rejects.toMatchObject({ code: 'validation-failed' });
    await put({ u1: row(2, 0), u2: row(1, 1) }, 'captura');
    expect(await corrections()).toEqual([
      'Partida 1 corregida: Nick u1 1.º → 2.º; Nick u2 2.º → 1.º, 0 bajas → 1 baja, por captura.',
    ]);
    expect(await services.stored(BOARDS)).toMatchObject([
      { corrections: [{}], rows: [{ name: 'Nick u2' }, { name: 'Nick u1' }, {}, {}] },
    ]);
    expect(await services.stored(AUDIT)).toMatchObject([
      {
        action: 'play.correct-match',
        target: 'tournaments/copa-1/stages/1/matches/a-1',
        before: { rows: { u1: { placement: 1 }, u2: { placement: 2 } } },
        after: { rows: { u1: { placement: 2 }, u2: { placement: 1 } } },
      },
    ]);
  });
});

describe('a match', () => {
  it('is public once it is possible, and official a while later', async () => {
    await open('draft', [1, 1, 3, 4]);
    const publish = () => publishMatch(services.context, ORGANISER, WHERE);
    await expect(publish()).rejects.toMatchObject({
      fields: { rows: 'Nick u1 y Nick u2 comparten el puesto 1.' },
    });
    expect(await services.stored(BOARDS)).toEqual([]);
    await put({ u2: row(2, 0) });
    const published = await publish();
    expect(published).toMatchObject({
      state: 'published',
      publishedAt: SAMPLE_NOW,
      officialAt: new Date(SAMPLE_NOW.getTime() + PROVISIONAL_MS),
    });
    expect(await publish()).toEqual(published);
    expect(await services.stored(BOARDS)).toMatchObject([{ matches: [{ number: 1, state: 'published' }] }]);
    expect(await actions()).toEqual(['play.publish-match']);
  });

  it('is published with the names of today, also if a unit of its lobby cannot be read', async () => {
    const ids = Array.from({ length: LOBBY_SIZE_MAX }, (_, at) => `u${at + 1}`);
    const { entrants, lobbies } = sampleStage();
    const entrantsOf = ids.map((id, at) => ({ ...entrants[0], id, number: at + 1, name: `Nick ${id}` }));
    await open('draft', [], {
      entrants: entrantsOf,
      lobbies: lobbies.map((lobby) => ({ ...lobby, units: ids })),
    });
    await put(Object.fromEntries(ids.map((id, at) => [id, row(at + 1, 0, 0)])));
    const units = ids.map((id, at) => ({ ...sampleUnit(at + 1), id }));
    await services.store(REGISTRATIONS, ...units);
    await services.context.firestore.doc('registrations/u2').update({ members: 'nobody' });
    await publishMatch(services.context, ORGANISER, WHERE);
    const [stage] = await services.stored(stagesOf('copa-1'));
    const today = units.map((unit) => unitNameOf(unit));
    expect(stage?.entrants.map(({ name }) => name)).toEqual(today.with(1, 'Nick u2'));
    expect(services.log.join()).toContain('registrations/u2');
  });

  it('counts no more once it is void, and again once that is undone', async () => {
    const off = (reason: string) => voidMatch(services.context, ORGANISER, WHERE, reason);
    const on = (reason: string) => restoreMatch(services.context, ORGANISER, WHERE, reason);
    await open('draft');
    for (const act of [off, on]) {
      await expect(act('x')).rejects.toMatchObject({ message: 'La partida todavía no se publicó.' });
    }
    await open('published');
    expect(await on('x')).toMatchObject({ state: 'published', updatedAt: null });
    expect(await off('fallas')).toMatchObject({ state: 'void', updatedAt: SAMPLE_NOW });
    expect(await off('otra')).toMatchObject({ state: 'void', updatedAt: SAMPLE_NOW });
    await expect(publishMatch(services.context, ORGANISER, WHERE)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await on('error')).toMatchObject({ state: 'published' });
    expect(await corrections()).toEqual([
      'Partida 1 anulada, por fallas.',
      'Partida 1 vuelve a contar, por error.',
    ]);
    expect(await actions()).toEqual(['play.restore-match', 'play.void-match']);
  });
});

describe('an adjustment', () => {
  const requestId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const shape = { unitId: 'u1', reason: 'insultos' };
  const add = (adjustment: AdjustmentInput, number = 1) =>
    addAdjustment(
      services.context,
      ORGANISER,
      { id: 'copa-1', stage: 1 },
      { requestId: requestId(number), adjustment },
    );

  beforeEach(() => open('published'));

  it.each([
    [{ kind: 'points', match: null, points: -1 }, 'Nick u1: −1 punto, por insultos.'],
    [{ kind: 'points', match: 2, points: 2 }, 'Nick u1: +2 puntos desde la partida 2, por insultos.'],
    [{ kind: 'half', match: 1 }, 'Nick u1: la mitad de los puntos de la partida 1, por insultos.'],
    [{ kind: 'kills-only', match: 1 }, 'Nick u1: solo las bajas de la partida 1, por insultos.'],
    [{ kind: 'disqualified', match: null }, 'Nick u1: queda sin puesto, por insultos.'],
  ] as const)('is public: %j', async (adjustment, text) => {
    await add({ ...shape, ...adjustment });
    expect(await corrections()).toEqual([text]);
  });

  it('is added once for its request id, and taken back once', async () => {
    const out = { kind: 'disqualified', match: null, ...shape } as const;
    const added = await add(out);
    expect(added.adjustments).toMatchObject([
      { ...out, points: 0, by: 'admin-1', at: SAMPLE_NOW, revokedAt: null },
    ]);
    expect(await add(out)).toEqual(added);
    await expect(add({ ...out, reason: 'otra' })).rejects.toMatchObject({ code: 'request-reused' });
    const revoke = (id: string) =>
      revokeAdjustment(services.context, ORGANISER, { id: 'copa-1', stage: 1, adjustment: id });
    await expect(revoke('x')).rejects.toMatchObject({ code: 'not-found' });
    const revoked = await revoke(added.adjustments[0]?.id ?? '');
    expect(revoked.adjustments).toMatchObject([{ revokedAt: SAMPLE_NOW }]);
    expect(await revoke(added.adjustments[0]?.id ?? '')).toEqual(revoked);
    expect((await corrections()).at(-1)).toBe('Nick u1: ya no cuenta «queda sin puesto».');
    expect(await actions()).toEqual(['play.adjust', 'play.revoke-adjustment']);
  });

  it('is one of a limited number, of a unit that plays, in a stage that is open', async () => {
    const points = { kind: 'points', match: null, points: 1, ...shape } as const;
    await expect(add({ ...points, unitId: 'u9' })).rejects.toMatchObject({ code: 'not-found' });
    const { adjustments } = await add(points);
    const [one] = adjustments;
    const many = (length: number) =>
      one === undefined ? [] : Array.from({ length }, (_, index) => ({ ...one, id: `adjustment-${index}` }));
    await open('published', [1, 2, 3, 4], { adjustments: many(ADJUSTMENTS_MAX) });
    await expect(add(points, 2)).rejects.toMatchObject({ code: 'conflict' });
    await open('published', [1, 2, 3, 4], { adjustments: many(ADJUSTMENTS_MAX - 1) });
    expect((await add(points, 2)).adjustments).toHaveLength(ADJUSTMENTS_MAX);
    await open('published', [1, 2, 3, 4], { state: 'closed' });
    await expect(add(points, 3)).rejects.toMatchObject({ code: 'conflict' });
  });
});
