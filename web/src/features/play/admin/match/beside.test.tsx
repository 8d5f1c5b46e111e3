import { NO_RESULT } from '@copa/domain/play/result/result';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { matchesBeside } from './beside.ts';
import { beginMatch } from './match-screen.fixture.tsx';

const finish = { kind: 'matches', matches: 3 } as const;
const matches = [
  { id: 'a-1', state: 'published' },
  { id: 'a-2', state: 'void' },
  { id: 'a-x1', state: 'published' },
  { id: 'b-3', state: 'published' },
] as const;
const of = (id: string, state: 'playing' | 'closed' = 'playing', known: typeof matches | [] = matches) =>
  matchesBeside({ finish, state }, known, id, 1);

it('a match leads to the one before and the one after in its lobby, published or to come', () => {
  expect(of('a-1')).toEqual({ before: null, after: { id: 'a-2', isToDo: false } });
  expect(of('a-2')).toEqual({ before: 'a-1', after: { id: 'a-3', isToDo: true } });
  expect(of('b-3')).toEqual({ before: null, after: null });
});

it('a stage that is closed or decided leads to no match without a result, and an extra match to none', () => {
  expect(of('a-1', 'closed').after).toEqual({ id: 'a-2', isToDo: false });
  expect(of('a-2', 'closed').after).toBeNull();
  expect(of('a-1', 'closed', []).after).toBeNull();
  expect(matchesBeside({ finish, state: 'playing' }, matches, 'a-2', 0).after).toBeNull();
  expect(of('a-x1')).toEqual({ before: null, after: null });
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
  const link = await screen.findByRole('link', { name: 'Partida 1 del Lobby B' });
  expect(link.getAttribute('href')).toMatch(/\/fases\/1\/b-1$/);
  expect(screen.queryByRole('link', { name: /Cerrar/ })).toBeNull();
});
