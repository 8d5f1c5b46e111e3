import { expect, it } from 'vitest';
import { matchesBeside } from './beside.ts';

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
