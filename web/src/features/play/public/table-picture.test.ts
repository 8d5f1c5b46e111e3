import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { describe, expect, it, vi } from 'vitest';
import type { Picture } from '../../../components/pictures/picture.ts';
import { tablePicture } from './table-picture.ts';

const units = Array.from({ length: 14 }, (_, index) => `E${index + 1}`);
const SEMIFINAL = { name: 'Semifinal', advance: { perLobby: 0, byTable: 13 } };
const boardOf = (revision: number, stage: Partial<typeof SEMIFINAL> = SEMIFINAL) =>
  sampleBoard({
    lobbies: { a: units },
    matches: [{ number: 1, lines: units.map((unit, index) => `${unit} ${index + 1} 2`) }],
    stage,
    revision,
  });
const picture = (revision = 7, stage: Partial<typeof SEMIFINAL> = SEMIFINAL) =>
  tablePicture({
    board: boardOf(revision, stage),
    lobby: null,
    brand: 'Copa',
    address: 'https://copa.example/tournament/a/posiciones',
  });

describe('the picture of a table', () => {
  it('names the columns once, and the cut after its row', () => {
    const kinds = picture().blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(['columns', ...Array<string>(13).fill('row'), 'cut', 'row']);
  });

  it('names the state that it shows, in the same words on every day', () => {
    const today = picture();
    expect(today.title).toBe('Tabla: Semifinal');
    expect(today.state).toMatch(/^Así iba el vie 20 nov, 9:00\sp\.\sm\. en Colombia \(versión 7\)$/);
    vi.useFakeTimers({ now: new Date('2028-02-01') });
    expect(picture()).toEqual(today);
    vi.useRealTimers();
    expect(picture(1).state).toMatch(/^Así iba el vie 20 nov, 9:00\sp\.\sm\. en Colombia$/);
  });

  it('gives medals to the first three of a final, and to nobody else', () => {
    const medals = ({ blocks }: Picture) =>
      blocks.map((block) => (block.kind === 'row' ? (block.medal ?? 0) : 0));
    expect(medals(picture(7, { name: 'Gran final' })).slice(0, 6)).toEqual([0, 1, 2, 3, 0, 0]);
    expect(Math.max(...medals(picture()))).toBe(0);
  });

  it('has no leader and no medals before the first match of a final', () => {
    const board = sampleBoard({ lobbies: { a: units }, stage: { name: 'Gran final' } });
    const { blocks } = tablePicture({ board, lobby: null, brand: 'Copa', address: 'https://copa.example/a' });
    const rows = blocks.flatMap((block) => (block.kind === 'row' ? [block] : []));
    expect(rows).toHaveLength(14);
    expect(rows.filter(({ isAhead, medal }) => isAhead === true || medal !== undefined)).toEqual([]);
  });

  it('gives no medal to units of the only stage that never played', () => {
    const lobbies = { a: ['Fénix', 'Lobos', 'Rayo'] };
    const matches = [{ number: 1, lines: ['Fénix 1 5', 'Lobos absent', 'Rayo absent'] }];
    const board = sampleBoard({ lobbies, matches, stage: { name: 'Gran final' } });
    const { blocks } = tablePicture({ board, lobby: null, brand: 'Copa', address: 'https://copa.example/a' });
    const medals = blocks.flatMap((block) => (block.kind === 'row' ? [block.medal ?? 0] : []));
    expect(medals).toEqual([1, 0, 0]);
  });

  it('invites to the tournament if it shows all rows', () => {
    expect(picture()).toMatchObject({ invitation: 'Mira la tabla completa', whole: 'Mira el torneo' });
  });
});
