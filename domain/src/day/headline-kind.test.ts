import { beforeEach, expect, it } from 'vitest';
import { confirmableUntil } from '../registrations/confirmation.ts';
import { readFrom } from '../time/reader.fixture.ts';
import { headlineOf } from './headline.ts';
import { HEADLINE_KINDS } from './headline-kind.ts';
import { SEEN_STATES, seen } from './headline-sight.fixture.ts';
import { confirmDeadline } from './queue.ts';

const ROWS = HEADLINE_KINDS.flatMap((kind) => SEEN_STATES[kind].map((state) => ({ kind, state })));

beforeEach(() => readFrom('America/Bogota'));

it.each(ROWS)('the state for $kind has that headline', ({ kind, state }) => {
  const { unit, tournament, now, table, known } = seen(state);
  const h = headlineOf(unit, tournament, now, { ...known, table });
  expect(h.kind).toBe(kind);
});

it('each headline has a state', () => {
  expect(HEADLINE_KINDS.filter((kind) => SEEN_STATES[kind].length === 0)).toEqual([]);
});

it.each([
  [
    1,
    'Aunque ya hayas avisado que estás listo, confirma: así sabemos que viste tu cupo. Si no, pierdes tu cupo.',
  ],
  [
    2,
    'Aunque ya hayan avisado que están listos, confirma: así sabemos que vieron su cupo. Si no, pierden su cupo.',
  ],
])('a unit of %s that got a place in the match window reads why it confirms again', (size, next) => {
  const reads = SEEN_STATES.promoted.map((state) => {
    const { unit, tournament, now } = seen(state);
    return headlineOf({ ...unit, unit: { ...unit.unit, size } }, tournament, now);
  });
  const [match] = reads.filter(({ action }) => action?.does === 'confirm' && action.window === 'match');
  expect(match?.next).toBe(next);
  expect(reads.filter((read) => read.next?.startsWith('Aunque'))).toEqual([match]);
});

const opensAt = new Date('2026-12-01T19:00:00Z');
const closesAt = new Date('2026-12-01T19:40:00Z');
const own = new Date('2026-12-01T19:22:00Z');

it.each([
  ['match', own, own],
  ['match', null, closesAt],
  ['entry', own, closesAt],
  ['final', own, closesAt],
] as const)(
  'a unit confirms in the window %s, with its own deadline %s, until %s',
  (kind, deadline, until) => {
    const window = { kind, opensAt, closesAt, onMissing: 'release' } as const;
    expect(confirmableUntil(window, { confirmBy: deadline })).toEqual(until);
  },
);

it.each([
  ['match', '19:05', '19:25'],
  ['match', '19:20', '19:40'],
  ['match', '19:30', '19:40'],
  ['entry', '19:05', '19:40'],
  ['final', '19:05', '19:40'],
] as const)('a place that comes during the window %s at %s is confirmed by %s', (kind, now, until) => {
  const at = (hour: string) => new Date(`2026-12-01T${hour}:00Z`);
  expect(confirmDeadline({ kind, opensAt, closesAt, onMissing: 'release' }, at(now))).toEqual(at(until));
});
