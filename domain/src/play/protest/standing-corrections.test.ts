import { describe, expect, it } from 'vitest';
import { NO_RESULT } from '../result/result.ts';
import type { ProtestCorrection } from './protest.ts';
import { standingCorrections } from './standing-corrections.ts';

const AT = new Date('2026-11-21T20:00:00Z');
const LATER = new Date('2026-11-21T20:10:00Z');

type Args = Parameters<typeof standingCorrections>;

const result = (placement: number) => ({ ...NO_RESULT, placement });
const swapped = {
  kind: 'rows' as const,
  at: AT,
  match: { number: 1, isExtra: false, lobby: null },
  rows: [
    { unit: 1, from: result(1), to: result(2) },
    { unit: 2, from: result(2), to: result(1) },
  ],
  reason: 'una protesta aceptada',
};
const penalty = {
  id: 'uno',
  kind: 'disqualified' as const,
  unitId: 'u1',
  match: null,
  points: 0,
  reason: 'hack',
  by: 'ana',
  at: AT,
  revokedAt: null,
};
const stage = (changes: Partial<Args[1]> = {}): Args[1] => ({
  entrants: [1, 2].map((number) => ({
    id: `u${number}`,
    number,
    name: '',
    tag: '',
    carried: 0,
    since: null,
  })),
  adjustments: [penalty],
  corrections: [swapped],
  ...changes,
});
const written = { revision: 2, by: 'ana', byName: 'Ana', at: LATER };
const match = (first: number, state: Args[2]['state'] = 'published'): Args[2] => ({
  state,
  rows: {
    u1: { ...result(first), ...written },
    u2: { ...result(3 - first), ...written },
  },
});
const by = (kind: ProtestCorrection['kind'], ...earlierCorrections: ProtestCorrection[]) => ({
  lastCorrection: { kind, at: AT },
  earlierCorrections,
});

describe('the correction of a protest', () => {
  it.each<[string, boolean, Args[0], Args[1], Args[2]]>([
    ['was never made', false, { lastCorrection: null, earlierCorrections: [] }, stage(), match(2)],
    ['changed rows', true, by('rows'), stage(), match(2)],
    ['changed rows, which are again as before', false, by('rows'), stage(), match(1)],
    ['changed rows too long ago', false, by('rows'), stage({ corrections: [] }), match(2)],
    [
      'is older than another one of the same rows',
      false,
      by('rows'),
      stage({ corrections: [{ ...swapped, at: LATER }] }),
      match(2),
    ],
    ['gave a penalty', true, by('adjustment'), stage(), match(1)],
    [
      'gave a penalty, which was revoked',
      false,
      by('adjustment'),
      stage({ adjustments: [{ ...penalty, revokedAt: LATER }] }),
      match(1),
    ],
    ['annulled the match', true, by('void'), stage(), match(1, 'void')],
    ['annulled the match, which counts again', false, by('void'), stage(), match(1)],
  ])('that %s stands: %s', (_, stands, protest, of, played) => {
    const expected = stands ? [protest.lastCorrection] : [];
    expect(standingCorrections(protest, of, played)).toEqual(expected);
  });

  it('that is not its last one stands by itself', () => {
    const earlier = { kind: 'void' as const, at: AT };
    const revoked = stage({ adjustments: [{ ...penalty, revokedAt: LATER }] });
    const protest = by('adjustment', earlier);
    expect(standingCorrections(protest, revoked, match(1, 'void'))).toEqual([earlier]);
    expect(standingCorrections(protest, revoked, match(1))).toEqual([]);
    expect(standingCorrections(protest, stage(), match(1, 'void'))).toEqual([
      earlier,
      protest.lastCorrection,
    ]);
  });
});
