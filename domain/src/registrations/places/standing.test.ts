import { describe, expect, it } from 'vitest';
import { NO_CLOSINGS } from '../../tournaments/places/window.ts';
import { NO_CONFIRMATIONS } from '../confirmation.ts';
import { standingLabel, standingOf } from './standing.ts';
import { hasPlace } from './unit-day.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const ENTRY = {
  kind: 'entry' as const,
  opensAt: at('10:00'),
  closesAt: at('17:00'),
  onMissing: 'release' as const,
};
const MATCH = { ...ENTRY, kind: 'match' as const, opensAt: at('19:00'), closesAt: at('19:40') };
const FINAL = { ...ENTRY, kind: 'final' as const, opensAt: at('22:00'), closesAt: at('22:30') };
const COPA = { windows: [ENTRY, MATCH, FINAL], closings: NO_CLOSINGS, stage: 2 };
const tapped = { at: at('11:00'), by: 'player' as const };
const UNIT = {
  status: 'approved' as const,
  place: 'held' as const,
  confirmations: { ...NO_CONFIRMATIONS, entry: tapped },
  lobby: null,
  members: [{ slot: 1, role: 'captain' as const, state: 'accepted' as const, ageBand: 'adult' as const }],
};
const minor = {
  ...UNIT.members[0],
  slot: 2,
  role: 'player' as const,
  state: 'accepted' as const,
  ageBand: 'minor' as const,
};

describe('a unit stands', () => {
  it.each([
    ['nowhere once it is rejected', { status: 'rejected' }, null],
    ['in the queue', { place: 'waiting' }, 'waiting'],
    ['outside', { place: 'released' }, 'released'],
    [
      'with somebody missing',
      { members: [{ slot: 2, role: 'player', state: 'invited' }, minor] },
      'incomplete',
    ],
    ['before a consent', { members: [...UNIT.members, minor] }, 'consent'],
    ['after it', { members: [{ ...minor, consent: { showsNick: false } }] }, 'confirmed'],
    ['without its confirmation', { confirmations: NO_CONFIRMATIONS }, 'held'],
    ['and its decision may still come', { status: 'pending' }, 'confirmed'],
  ] as const)('%s', (_, changes, standing) => {
    const unit = { ...UNIT, ...changes } as unknown as Parameters<typeof standingOf>[0];
    expect(standingOf(unit, COPA, at('12:00'))).toBe(standing);
  });

  it('by the confirmation that was asked last', () => {
    const standing = (time: string, unit = UNIT as Parameters<typeof standingOf>[0]) =>
      standingOf(unit, COPA, at(time));
    expect([standing('09:59'), standing('10:00'), standing('18:59'), standing('19:00')]).toEqual([
      'held',
      'confirmed',
      'confirmed',
      'held',
    ]);
    const both = { ...UNIT, confirmations: { ...UNIT.confirmations, match: tapped } };
    expect(standing('22:00', both)).toBe('confirmed');
    expect(standing('22:00', { ...both, lobby: { stage: 2, id: 'a' } })).toBe('held');
    expect(standingOf(UNIT, null, at('12:00'))).toBe('held');
  });

  it.each([
    ['released', 0, null, 'Cupo liberado'],
    ['waiting', 0, null, 'En espera'],
    ['waiting', 0, 3, 'En espera 3.º'],
    ['incomplete', 1, null, 'Le falta 1'],
    ['incomplete', 2, null, 'Le faltan 2'],
    ['consent', 0, null, 'Falta permiso'],
    ['confirmed', 0, null, 'Confirmó'],
    ['held', 0, null, 'Con cupo'],
  ] as const)('%s, with %s missing, at %s: %s', (standing, missing, position, label) => {
    expect(standingLabel(standing, missing, position)).toBe(label);
  });
});

it('a place counts while it is held, but not that of a rejected unit, which an undo gives back', () => {
  expect(hasPlace({ status: 'pending', place: 'held' })).toBe(true);
  expect(hasPlace({ status: 'rejected', place: 'held' })).toBe(false);
  expect(hasPlace({ status: 'pending', place: 'waiting' })).toBe(false);
});
