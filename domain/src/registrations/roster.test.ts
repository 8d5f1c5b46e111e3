import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { StoredRegistrationSchema } from './registration.ts';
import { rosterChanges, rosterUnitOf } from './roster.ts';
import { ofOnePlayer } from './samples/registration.fixture.ts';

const unitOf = (changes: object = {}) =>
  z.parse(
    StoredRegistrationSchema,
    ofOnePlayer({
      id: 'unit-7',
      tournamentId: 'copa',
      number: 7,
      status: 'approved',
      place: 'held',
      createdAt: new Date(0),
      updatedAt: new Date(0),
      fullName: 'Ana Jugadora',
      freeFireId: '10000007',
      email: 'ana@correo.example',
      phone: '+52 55 1234 5678',
      ...changes,
    }),
  );

describe('who plays', () => {
  it('is an approved unit with a place, by its number where nobody typed a nick', () => {
    expect(rosterUnitOf(unitOf())).toEqual({ name: 'Jugador 7', tag: '' });
    for (const changes of [
      { status: 'pending' },
      { status: 'rejected' },
      { place: 'waiting', waitSeq: 1 },
      { place: 'released' },
    ])
      expect(rosterUnitOf(unitOf(changes))).toBeNull();
    expect(rosterUnitOf(null)).toBeNull();
  });

  it('changes with a name, and not with what nobody sees', () => {
    const team = (name: string, tag: string) => unitOf({ unit: { name, tag, size: 4 } });
    const one = team('Los Fénix', 'FNX');
    expect([...rosterChanges([[one, { ...one, reports: ['r1'] }]])]).toEqual([]);
    expect([...rosterChanges([[one, team('Los Fénix', '')]])]).toEqual([
      ['7', { name: 'Los Fénix', tag: '' }],
    ]);
    expect([...rosterChanges([[one, team('Águilas', 'FNX')]])]).toEqual([
      ['7', { name: 'Águilas', tag: 'FNX' }],
    ]);
    const unseen = { ...one, status: 'pending' as const };
    expect([
      ...rosterChanges([
        [unseen, unseen],
        [unseen, null],
        [null, unseen],
      ]),
    ]).toEqual([]);
    expect([...rosterChanges([[one, null]])]).toEqual([['7', null]]);
    expect([...rosterChanges([[null, one]])]).toEqual([['7', { name: 'Los Fénix', tag: 'FNX' }]]);
  });

  it('of ten thousand units in the longest names fits into one document', () => {
    const unit = unitOf({ unit: { name: '🔥'.repeat(20), tag: '🔥'.repeat(4), size: 4 } });
    const shown = rosterUnitOf(unit);
    expect(shown?.name).toBe(`${'🔥'.repeat(15)}…`);
    expect(shown?.tag).toBe(`${'🔥'.repeat(3)}…`);
    const family = unitOf({ unit: { name: `${'a'.repeat(40)}👩‍👩‍👧‍👦`.slice(-40), tag: '', size: 4 } });
    expect(rosterUnitOf(family)?.name).toBe('a'.repeat(29) + '👩‍👩‍👧‍👦');
    const families = unitOf({ unit: { name: '👩‍👩‍👧‍👦'.repeat(3), tag: '🇲🇽🇦🇷', size: 4 } });
    expect(rosterUnitOf(families)).toEqual({ name: `${'👩‍👩‍👧‍👦'.repeat(2)}…`, tag: '🇲🇽…' });
    // Firestore counts a text as its bytes plus one. The unit's number is a text of five characters.
    const entry = 6 + 'name'.length + 1 + (15 * 4 + 3 + 1) + 'tag'.length + 1 + (3 * 4 + 3 + 1);
    expect(10_000 * entry).toBeLessThan(1024 * 1024 - 1000);
  });
});
