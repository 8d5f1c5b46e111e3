import { describe, expect, it } from 'vitest';
import { SUBSTITUTES_MAX } from '../../limits.ts';
import { MODALITIES } from '../../tournaments/modality.ts';
import {
  forgottenName,
  isApprovable,
  isComplete,
  missingPlayers,
  publicMembersOf,
  slotsOf,
  unitNameOf,
} from '../unit.ts';
import { isPlayerNumber } from '../words/unit.ts';
import { MEMBERS_MAX } from './public-member.ts';

const captain = { slot: 1, role: 'captain' as const, state: 'accepted' as const, nick: 'Ana' };
const player = { slot: 2, role: 'player' as const, state: 'accepted' as const, nick: 'Beto' };
const minor = { ...player, ageBand: 'minor' as const };
const open = { ...player, state: 'invited' as const, nick: '' };
const substitute = { slot: 3, role: 'substitute' as const, state: 'invited' as const, nick: '' };
const consented = (showsNick: boolean) => ({ ...minor, consent: { showsNick } });

describe('a unit', () => {
  it.each([
    ['solo', 2, true, ['captain']],
    ['duo', 1, true, ['captain', 'player', 'substitute']],
    ['squad', 0, true, ['captain', 'player', 'player', 'player']],
    ['squad', 2, false, ['captain']],
  ] as const)('of %s with %s substitutes, a team: %s', (modality, substitutes, isTeam, slots) => {
    expect(slotsOf({ modality, substitutes }, isTeam)).toEqual(slots);
  });

  it('has no more members than lists have room for, in the largest modality', () => {
    const teams = MODALITIES.map((modality) => slotsOf({ modality, substitutes: SUBSTITUTES_MAX }, true));
    expect(Math.max(...teams.map(({ length }) => length))).toBe(MEMBERS_MAX);
  });

  it('is complete without substitutes, and can be approved once minors may play', () => {
    expect([missingPlayers([captain, open, substitute]), isComplete([captain, open])]).toEqual([1, false]);
    expect(isComplete([captain, player, substitute])).toBe(true);
    expect(
      [
        [captain, open],
        [captain, minor],
        [captain, consented(false)],
        [captain, player],
      ].map(isApprovable),
    ).toEqual([false, false, true, true]);
  });

  it.each([
    ['by its name', { unit: { name: 'Los Fénix' }, members: [captain] }, 'Los Fénix'],
    ['by its captain', { unit: { name: '' }, members: [player, captain] }, 'Ana'],
    [
      'by its number without a nick',
      { unit: { name: '' }, members: [{ ...captain, nick: '' }] },
      'Jugador 7',
    ],
    ['by its number without a captain', { unit: { name: '' }, members: [player] }, 'Jugador 7'],
  ])('is called %s', (_, unit, name) => {
    expect(unitNameOf({ number: 7, ...unit })).toBe(name);
  });

  it('keeps a number in tables once it is erased', () => {
    expect(forgottenName({ number: 7, unit: { size: 4 } })).toBe('Equipo 7');
    expect(forgottenName({ number: 7, unit: { size: 1 } })).toBe('Jugador 7');
  });

  it('shows a nick or a number for members, and nothing for open slots', () => {
    const members = [captain, minor, { ...consented(true), slot: 3 }, { ...consented(false), slot: 4 }, open];
    const shown = publicMembersOf({ number: 7, members });
    expect(shown.map(({ name, needsConsent }) => [name, needsConsent])).toEqual([
      ['Ana', false],
      ['Jugador 7-2', true],
      ['Beto', false],
      ['Jugador 7-4', false],
      ['', false],
    ]);
    expect(shown.filter(({ name }) => isPlayerNumber(name)).map(({ slot }) => slot)).toEqual([2, 4]);
    expect(shown[0]).toEqual({
      slot: 1,
      role: 'captain',
      state: 'accepted',
      name: 'Ana',
      needsConsent: false,
    });
  });
});
