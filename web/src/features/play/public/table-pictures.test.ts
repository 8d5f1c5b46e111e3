import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { describe, expect, it, vi } from 'vitest';
import type { Block } from '../../../components/pictures/picture.ts';
import { tablePictures } from './table-pictures.ts';

const units = Array.from({ length: 14 }, (_, index) => `E${index + 1}`);
const board = sampleBoard({
  lobbies: { a: units },
  matches: [{ number: 1, lines: units.map((unit, index) => `${unit} ${index + 1} 2`) }],
  stage: { name: 'Semifinal', advance: { perLobby: 0, byTable: 13 } },
  revision: 7,
});
const picturesOf = () =>
  tablePictures({
    board,
    lobby: null,
    brand: 'Copa',
    address: 'https://copa.example/tournament/a/posiciones',
  });
const kindsOf = (blocks: readonly Block[]) => blocks.map(({ kind }) => kind);

describe('the pictures of a table', () => {
  it('have twelve rows each, with the columns named on every one', () => {
    const [first, second, ...more] = picturesOf();
    expect(kindsOf(first?.blocks ?? [])).toEqual(['columns', ...Array<string>(12).fill('row')]);
    expect(kindsOf(second?.blocks ?? [])).toEqual(['columns', 'row', 'cut', 'row']);
    expect(more).toEqual([]);
  });

  it('say which state they show, the same on every day', () => {
    const today = picturesOf();
    expect(today[0]?.state).toMatch(/^Versión 7 · vie 20 nov, 9:00\sp\.\sm\., hora de Colombia$/);
    vi.useFakeTimers({ now: new Date('2028-02-01') });
    expect(picturesOf()).toEqual(today);
    vi.useRealTimers();
  });
});
