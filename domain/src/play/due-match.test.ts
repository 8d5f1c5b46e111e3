import { describe, expect, it } from 'vitest';
import { dueMatch } from './due-match.ts';

type Seen = Parameters<typeof dueMatch>[0];

const published = (id: string): Seen['matches'][number] => {
  const [lobby = '', number = ''] = id.split('-');
  const isExtra = number.startsWith('x');
  return {
    lobby,
    number: Number(number.replace('x', '')),
    isExtra,
    map: '',
    state: 'published',
    officialAt: null,
    publishedAt: null,
    scoresUntil: null,
    fairPlayUntil: null,
    order: [],
  };
};

function due(ids: readonly string[], lobbies: string, changes: Partial<Seen> = {}): string | null {
  const board: Seen = {
    stage: 2,
    name: 'Semifinal',
    state: 'playing',
    isOver: false,
    finish: { kind: 'matches', matches: 3 },
    matches: ids.map(published),
    rows: Array.from(lobbies).map((lobby) => ({ lobby })),
    ...changes,
  };
  return dueMatch(board)?.match ?? null;
}

describe('the match that is due', () => {
  it.each<[string, readonly string[], string, string | null]>([
    ['the first of all', [], 'a', 'a-1'],
    ['the next of the only lobby', ['a-1', 'a-2'], 'aa', 'a-3'],
    ['the one of the lobby that is behind', ['a-1', 'a-2', 'b-1'], 'ab', 'b-2'],
    ['the one that was left out', ['a-1', 'a-3'], 'a', 'a-2'],
    ['none where all are published', ['a-1', 'a-2', 'a-3'], 'a', null],
    ['no extra match', ['a-x1'], 'a', 'a-1'],
  ])('is %s', (_what, ids, lobbies, wanted) => {
    expect(due(ids, lobbies)).toBe(wanted);
  });

  it('is none once the stage has its champion, or is closed', () => {
    expect(due([], 'a', { isOver: true })).toBeNull();
    expect(due([], 'a', { state: 'closed' })).toBeNull();
  });

  it('is neither published nor void', () => {
    expect(due([], 'a', { matches: [{ ...published('a-1'), state: 'void' }] })).toBe('a-2');
  });
});
