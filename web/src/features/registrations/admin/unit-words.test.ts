import { expect, it } from 'vitest';
import { samplePlayer, sampleTeam } from './registration.fixture.ts';
import { lacksConsent, placeLabel, playerTitle } from './unit-words.ts';

it.each([
  ['Tigre', 'Ana Paz', 'Tigre (Ana Paz)'],
  ['Tigre', 'Tigre', 'Tigre'],
  ['', 'Ana Paz', 'Ana Paz'],
])('a player with the nick «%s» and the name «%s» is called once by each name', (nick, fullName, title) => {
  expect(playerTitle({ nick, fullName })).toBe(title);
});

const NOW = new Date('2026-11-20T18:00:00Z');
const minor = samplePlayer('Ana', 1, { ageBand: 'minor' });
const others = ['Beto', 'Caro', 'Dani'].map((name, at) => samplePlayer(name, at + 2));

it.each([
  ['players', sampleTeam('andes', 2), 'waiting', 'En espera 3.º · Le faltan 2'],
  [
    'a consent',
    sampleTeam('andes', 4, { members: [minor, ...others] }),
    'waiting',
    'En espera 3.º · Falta permiso',
  ],
  ['nothing', sampleTeam('andes', 4), 'waiting', 'En espera 3.º'],
  ['players and has a place', sampleTeam('andes', 2), 'incomplete', 'Le faltan 2'],
  ['players and lost its place', sampleTeam('andes', 2), 'released', 'Cupo liberado'],
] as const)('a unit that lacks %s is told to organisers', (_, unit, standing, label) => {
  expect(placeLabel(unit, standing, 3, NOW)).toBe(label);
});

it.each([
  ['waits', { place: 'waiting' }, true],
  ['has a place', { place: 'held' }, true],
  ['was rejected', { status: 'rejected' }, false],
  ['has only adults', { members: [samplePlayer('Ana', 1), ...others] }, false],
])('a unit is listed under a missing consent if it %s: %o', (_, changes, lacks) => {
  expect(lacksConsent(sampleTeam('andes', 4, { members: [minor, ...others], ...changes }))).toBe(lacks);
});
