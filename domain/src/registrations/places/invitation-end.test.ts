import { expect, it } from 'vitest';
import { invitationEnd } from './invitation-end.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const [BEFORE, AFTER] = [-1, 1].map((hours) => new Date(NOW.getTime() + hours * 3_600_000)) as [Date, Date];
const slot = (number: number, role: 'captain' | 'player' | 'substitute', state: 'accepted' | 'invited') =>
  ({ slot: number, role, state }) as const;
const complete = [slot(1, 'captain', 'accepted'), slot(2, 'player', 'accepted')];
const unit = {
  place: 'held' as const,
  incompleteUntil: null,
  lobby: null,
  members: [...complete, slot(3, 'substitute', 'invited')],
};
const drawn = { stage: 1, id: 'a', seat: 1 };
const YESTERDAY = new Date(NOW.getTime() - 20 * 3_600_000);
const incomplete = { members: [slot(1, 'captain', 'accepted'), slot(2, 'player', 'invited')] };
const tournament = { date: AFTER, endDate: null, endedAt: null, cancelledAt: null };

it.each<[string, object, object, string | null]>([
  ['a complete unit may take substitutes', {}, {}, null],
  ['a tournament without a date', {}, { date: null }, null],
  ['the draw closes a complete unit', { lobby: drawn }, {}, 'drawn'],
  ['not one that lost a player since', { lobby: drawn, ...incomplete }, {}, null],
  ['the start closes it', {}, { date: NOW }, 'begun'],
  ['not a team that still has time', { ...incomplete, incompleteUntil: AFTER }, { date: BEFORE }, null],
  ['nor after the end by the clock', { ...incomplete, incompleteUntil: AFTER }, { date: YESTERDAY }, null],
  [
    'that end and the deadline close it',
    { ...incomplete, incompleteUntil: BEFORE },
    { date: YESTERDAY },
    'over',
  ],
  ['its deadline closes that', { ...incomplete, incompleteUntil: BEFORE }, {}, 'late'],
  ['a unit without a place', { place: 'released' }, {}, 'lost'],
  ['a cancelled tournament', {}, { cancelledAt: BEFORE }, 'cancelled'],
  ['a tournament that is over', { ...incomplete, incompleteUntil: AFTER }, { endedAt: BEFORE }, 'over'],
])('%s', (_, changes, times, end) => {
  expect(invitationEnd({ ...unit, ...changes }, { ...tournament, ...times }, NOW)).toBe(end);
});
