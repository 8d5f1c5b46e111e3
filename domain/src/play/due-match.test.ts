import { describe, expect, it } from 'vitest';
import { dueMatch, dueStage } from './due-match.ts';

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

function boardWith(ids: readonly string[], lobbies: string, changes: Partial<Seen> = {}): Seen {
  return {
    stage: 2,
    name: 'Semifinal',
    state: 'playing',
    isOver: false,
    finish: { kind: 'matches', matches: 3 },
    matches: ids.map(published),
    rows: Array.from(lobbies).map((lobby) => ({ lobby, pass: 'in' })),
    openings: [],
    advance: { perLobby: 0, byTable: 4 },
    ...changes,
  };
}

const due = (...board: Parameters<typeof boardWith>) => dueMatch(boardWith(...board))?.match ?? null;

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

  it('says how many units its lobby has', () => {
    expect(dueMatch(boardWith(['a-1'], 'aab'))?.units).toBe(1);
    expect(dueMatch(boardWith([], 'aab'))?.units).toBe(2);
  });

  it('is none once the stage has its champion, or is closed', () => {
    expect(due([], 'a', { isOver: true })).toBeNull();
    expect(due([], 'a', { state: 'closed' })).toBeNull();
  });

  it('is neither published nor void', () => {
    expect(due([], 'a', { matches: [{ ...published('a-1'), state: 'void' }] })).toBe('a-2');
  });
});

describe('the room of the match that is due', () => {
  const opened = (hour: number, match: number) => ({ match, openAt: new Date(Date.UTC(2026, 10, 21, hour)) });
  const roomOf = (ids: readonly string[], lobbies: string, openings: Seen['openings']) =>
    dueMatch(boardWith(ids, lobbies, { openings }))?.room;

  it.each<[string, readonly string[], string, Seen['openings'], number | null]>([
    ['is missing before the first match', [], 'a', [], null],
    ['opens at its own hour', ['a-1'], 'a', [opened(1, 1), opened(2, 2)], 2],
    ['is missing for a later match of a stage with rooms', ['a-1'], 'a', [opened(1, 1)], null],
    ['is missing while one of the lobbies has none', [], 'ab', [opened(1, 1)], null],
    ['opens when the first lobby may read it', [], 'ab', [opened(3, 1), opened(1, 1)], 1],
  ])('%s', (_what, ids, lobbies, openings, hour) => {
    expect(roomOf(ids, lobbies, openings)).toEqual({
      openAt: hour === null ? null : opened(hour, 1).openAt,
      hasAny: openings.some(({ match }) => match === ids.length + 1),
    });
  });

  it('is not asked for where the first match had none', () => {
    expect(roomOf(['a-1'], 'a', [])).toBeNull();
  });
});

describe('what a stage needs once it has no match to play', () => {
  const last = { advance: { perLobby: 0, byTable: 0 } };

  it.each<[string, Seen, ReturnType<typeof dueStage>]>([
    ['nothing, while a match is due', boardWith(['a-1'], 'a'), null],
    [
      'its end',
      boardWith(['a-1', 'a-2', 'a-3'], 'a'),
      { act: 'close', name: 'Semifinal', isLast: false, lacksPassed: false },
    ],
    [
      'its end, once it has a champion',
      boardWith(['a-1'], 'a', { isOver: true, ...last }),
      { act: 'close', name: 'Semifinal', isLast: true, lacksPassed: false },
    ],
    [
      'the draw of the next one, once it is closed',
      boardWith(['a-1'], 'aa', { state: 'closed' }),
      { act: 'draw-next', name: 'Semifinal', isLast: false, lacksPassed: false },
    ],
    [
      'another end, if only one unit passed',
      boardWith(['a-1'], 'a', { state: 'closed' }),
      { act: 'draw-next', name: 'Semifinal', isLast: false, lacksPassed: true },
    ],
    ['nothing after the last one', boardWith([], 'a', { state: 'closed', ...last }), null],
  ])('%s', (_what, board, wanted) => {
    expect(dueStage(board)).toEqual(wanted);
  });
});
