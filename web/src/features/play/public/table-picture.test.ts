import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { describe, expect, it, vi } from 'vitest';
import { tablePicture } from './table-picture.ts';

const units = Array.from({ length: 14 }, (_, index) => `E${index + 1}`);
const boardOf = (revision: number) =>
  sampleBoard({
    lobbies: { a: units },
    matches: [{ number: 1, lines: units.map((unit, index) => `${unit} ${index + 1} 2`) }],
    stage: { name: 'Semifinal', advance: { perLobby: 0, byTable: 13 } },
    revision,
  });
const picture = (revision = 7) =>
  tablePicture({
    board: boardOf(revision),
    lobby: null,
    brand: 'Copa',
    address: 'https://copa.example/tournament/a/posiciones',
  });

describe('the picture of a table', () => {
  it('names the columns once, and the cut after its row', () => {
    const kinds = picture().blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(['columns', ...Array<string>(13).fill('row'), 'cut', 'row']);
  });

  it('says which state it shows, the same on every day', () => {
    const today = picture();
    expect(today.title).toBe('Tabla: Semifinal');
    expect(today.state).toMatch(/^Así iba el vie 20 nov, 9:00\sp\.\sm\. en Colombia \(versión 7\)$/);
    vi.useFakeTimers({ now: new Date('2028-02-01') });
    expect(picture()).toEqual(today);
    vi.useRealTimers();
    expect(picture(1).state).toMatch(/^Así iba el vie 20 nov, 9:00\sp\.\sm\. en Colombia$/);
  });
});
