import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import type { Protest } from '@copa/domain/play/protest/protest';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROTESTS, PUSHES, stagesOf } from '../../store/collections.ts';
import { revokeAdjustment } from '../adjustments.ts';
import { putRows, restoreMatch } from '../matches.ts';
import { ORGANISER } from '../samples/stage.fixture.ts';
import { getOwnProtests } from './own-protests.ts';
import {
  at,
  type Correction,
  corrections,
  dismiss,
  expectBoard,
  matching,
  NEWER,
  penalty,
  protest,
  publishedMatch,
  REFEREE,
  redecide,
  services,
  stored,
  swap,
  uphold,
  WHERE,
} from './protests.fixture.ts';

beforeEach(publishedMatch);

const upheld = { decision: 'upheld' as const, reason: NEWER };
const dismissed = { decision: 'dismissed' as const, reason: NEWER };

async function dismissedAgain(correction: Correction): Promise<Protest> {
  await protest('u2 cheating 1');
  const first = await uphold('u2', correction);
  services.now = at(MINUTE_MS);
  const second = await redecide(first, dismissed);
  services.now = at(2 * MINUTE_MS);
  return second;
}

describe('a protest that is upheld again', () => {
  it.each<[Correction['kind'], Correction]>([
    ['rows', swap],
    ['adjustment', penalty('u1')],
    ['void', { kind: 'void' }],
  ])('needs no further correction while its own stands: %s', async (kind, correction) => {
    const second = await dismissedAgain(correction);
    expect(second).toMatchObject({
      state: 'dismissed',
      isRedecided: true,
      lastCorrection: { kind, at: at(0) },
    });
    const [before, match] = [await corrections(), await stored()];
    const third = await redecide(second, upheld, REFEREE);
    expect(third).toMatchObject({ state: 'upheld', reason: NEWER, lastCorrection: { kind, at: at(0) } });
    expect([await corrections(), (await stored()).rows]).toEqual([before, match.rows]);
    expect(await redecide(second, upheld, REFEREE)).toEqual(third);
    await expectBoard();
  });

  it.each<[string, Correction, () => Promise<unknown>]>([
    [
      'rows are as before',
      swap,
      async () => {
        const rows = {
          u1: { ...NO_RESULT, placement: 1, kills: 0, revision: 2 },
          u2: { ...NO_RESULT, placement: 2, kills: 0, revision: 2 },
        };
        await putRows(services.context, ORGANISER, WHERE, { rows, removed: {}, reason: 'captura' });
      },
    ],
    [
      'the penalty was revoked',
      penalty('u1'),
      async () => {
        const [stage] = await services.stored(stagesOf('copa-1'));
        const adjustment = stage?.adjustments[0]?.id ?? '';
        await revokeAdjustment(services.context, ORGANISER, { id: 'copa-1', stage: 1, adjustment });
      },
    ],
    [
      'the match counts again',
      { kind: 'void' },
      () => restoreMatch(services.context, ORGANISER, WHERE, 'Se revisó y vale.'),
    ],
  ])('needs one if %s', async (_, correction, takeBack) => {
    const second = await dismissedAgain(correction);
    await takeBack();
    await expect(redecide(second, upheld)).rejects.toMatchObject({
      fields: { correction: matching(/corrige una fila/) },
    });
  });
});

it('a protest that led to two corrections is upheld again while either stands', async () => {
  await protest('u2 cheating 1');
  const first = await uphold('u2', { kind: 'void' });
  services.now = at(MINUTE_MS);
  const both = await redecide(first, { ...upheld, correction: penalty('u1') });
  expect(both.earlierCorrections).toEqual([first.lastCorrection]);
  const [stage] = await services.stored(stagesOf('copa-1'));
  const adjustment = stage?.adjustments[0]?.id ?? '';
  await revokeAdjustment(services.context, ORGANISER, { id: 'copa-1', stage: 1, adjustment });
  services.now = at(2 * MINUTE_MS);
  const second = await redecide(both, dismissed);
  services.now = at(3 * MINUTE_MS);
  const third = await redecide(second, upheld);
  expect(third).toMatchObject({ state: 'upheld', earlierCorrections: [first.lastCorrection] });
  await restoreMatch(services.context, ORGANISER, WHERE, 'Se revisó y vale.');
  services.now = at(4 * MINUTE_MS);
  const fourth = await redecide(third, dismissed);
  services.now = at(5 * MINUTE_MS);
  await expect(redecide(fourth, upheld)).rejects.toMatchObject({
    fields: { correction: matching(/corrige una fila/) },
  });
});

it('a changed decision says on phones and to both teams that it changed', async () => {
  services.now = at(6 * HOUR_MS);
  await protest('u1 cheating 2');
  const kinds = async () => (await services.stored(PUSHES)).map(({ kind }) => kind).toSorted();
  const read = async () => [
    (await getOwnProtests(services.context, 'u1')).matches[0]?.protest?.isRedecided,
    (await getOwnProtests(services.context, 'u2')).about[0]?.isRedecided,
  ];
  const first = await dismiss('u1');
  expect([await kinds(), await read()]).toEqual([
    ['protest', 'protest'],
    [false, false],
  ]);
  services.now = at(7 * HOUR_MS);
  const other = await redecide(first, dismissed);
  expect([await kinds(), await read()]).toEqual([
    ['protest', 'protest', 'protest', 'protest'],
    [false, false],
  ]);
  services.now = at(8 * HOUR_MS);
  await redecide(other, { ...upheld, correction: penalty('u2') });
  expect([await kinds(), await read()]).toEqual([
    ['protest', 'protest', 'protest', 'protest', 'redecided', 'redecided'],
    [true, true],
  ]);
});

it('an upheld protest that gets another correction says that the decision changed', async () => {
  await protest('u1 cheating 2');
  const first = await uphold('u1', { kind: 'void' });
  services.now = at(MINUTE_MS);
  expect((await redecide(first, upheld)).isRedecided).toBe(false);
  services.now = at(2 * MINUTE_MS);
  const [second] = await services.stored(PROTESTS);
  if (second === undefined) throw new Error('no protest');
  const third = await redecide(second, { ...upheld, correction: penalty('u2') });
  services.now = at(3 * MINUTE_MS);
  expect([third.isRedecided, (await redecide(third, upheld)).isRedecided]).toEqual([true, true]);
});
