import { NO_RESULT } from '@copa/domain/play/result/result';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { matchesBeside } from './beside.ts';
import { beginMatch } from './match-screen.fixture.tsx';

const matches = [
  { id: 'a-1', state: 'published' },
  { id: 'a-2', state: 'void' },
  { id: 'a-x1', state: 'published' },
  { id: 'b-3', state: 'published' },
] as const;

it('a match leads to the ones before and after in its lobby that have a result, and an extra one to none', () => {
  expect(matchesBeside(matches, 'a-1')).toEqual({ before: null, after: 'a-2' });
  expect(matchesBeside(matches, 'a-2')).toEqual({ before: 'a-1', after: null });
  expect(matchesBeside(matches, 'b-3')).toEqual({ before: null, after: null });
  expect(matchesBeside(matches, 'a-x1')).toEqual({ before: null, after: null });
});

const LOBBIES = [
  { id: 'a', units: ['fenix'] },
  { id: 'b', units: ['lobos'] },
  { id: 'c', units: ['rayo'] },
];

it('the last match of a lobby leads to the first one that another lobby lacks', async () => {
  const { api, open, tellAll } = beginMatch();
  api.write('fenix', { ...NO_RESULT, placement: 1, kills: 0 });
  api.state = 'published';
  open('a-1', undefined, undefined, { finish: { kind: 'matches', matches: 1 }, lobbies: LOBBIES });
  act(tellAll);
  const link = await screen.findByRole('link', { name: 'Anotar la partida 1 del Lobby B' });
  expect(link.getAttribute('href')).toMatch(/\/fases\/1\/b-1$/);
  expect(screen.queryByRole('link', { name: /Cerrar/ })).toBeNull();
});
