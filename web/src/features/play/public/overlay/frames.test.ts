import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { describe, expect, it } from 'vitest';
import { changedSince, framesOf, overlayOptions } from './frames.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `Equipo${index + 1}`);
const board = (count: number, advance = 0) =>
  sampleBoard({
    lobbies: { a: names(count) },
    stage: { lobbySize: 60, advance: { perLobby: advance, byTable: 0 } },
    matches: [
      { number: 1, lines: names(count).map((name, index) => `${name} ${index + 1} ${count - index}`) },
    ],
  });

describe('the pages of a table over a stream', () => {
  it.each([
    [12, [12]],
    [13, [7, 6]],
    [48, [12, 12, 12, 12]],
  ])('hold %i rows, evenly', (count, sizes) => {
    const frames = framesOf(board(count), { rows: 12, lobby: null });
    expect(frames.map(({ lines }) => lines.length)).toEqual(sizes);
    expect(frames.flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual(names(count));
  });

  it('draw the cut on the page where it is', () => {
    const frames = framesOf(board(24, 14), { rows: 12, lobby: null });
    expect(frames.map(({ cutAfter }) => cutAfter)).toEqual([0, 2]);
    expect(framesOf(board(24, 12), { rows: 12, lobby: 'z' }).map(({ cutAfter }) => cutAfter)).toEqual([
      12, 0,
    ]);
  });

  it('mark the rows whose points or rank are new, in the same stage', () => {
    const before = sampleBoard({
      lobbies: { a: ['Uno', 'Dos', 'Tres'] },
      matches: [{ number: 1, lines: ['Uno 1 1', 'Dos 2 0', 'Tres 9 0'] }],
    });
    const after = sampleBoard({
      lobbies: { a: ['Uno', 'Dos', 'Tres'] },
      matches: [
        { number: 1, lines: ['Uno 1 1', 'Dos 2 0', 'Tres 9 0'] },
        { number: 2, lines: ['Dos 1 0'] },
      ],
    });
    expect(changedSince(before, after)).toEqual(new Set(['1', '2']));
    expect(changedSince(after, after).size).toBe(0);
    expect(changedSince(null, after).size).toBe(0);
  });
});

describe('the options in its address', () => {
  it.each([
    ['', { rows: 12, pageMs: 12_000, lobby: null, side: 'izquierda' }],
    ['?filas=8&segundos=20&lobby=B&lado=derecha', { rows: 8, pageMs: 20_000, lobby: 'b', side: 'derecha' }],
    ['?filas=900&segundos=0&lobby=1&lado=x', { rows: 20, pageMs: 5000, lobby: null, side: 'izquierda' }],
    ['?filas=x&segundos=1.5', { rows: 12, pageMs: 12_000, lobby: null, side: 'izquierda' }],
  ])('are read from "%s"', (search, options) => {
    expect(overlayOptions(search)).toEqual(options);
  });
});
