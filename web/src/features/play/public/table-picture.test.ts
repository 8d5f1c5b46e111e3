import { type SampleStage, sampleBoard } from '@copa/domain/play/board/board.fixture';
import { describe, expect, it, vi } from 'vitest';
import type { Picture } from '../../../components/pictures/picture.ts';
import { tablePicture } from './table-picture.ts';

const units = Array.from({ length: 14 }, (_, index) => `E${index + 1}`);
const SEMIFINAL = { name: 'Semifinal', advance: { perLobby: 0, byTable: 13 } };
const FINAL = { name: 'Gran final' };
const NOW = new Date('2026-11-21T02:30:00Z');
const match = { number: 1, lines: units.map((unit, index) => `${unit} ${index + 1} 2`) };
const pictureOf = (changes: Partial<SampleStage> = {}) =>
  tablePicture({
    board: sampleBoard({ lobbies: { a: units }, matches: [match], stage: SEMIFINAL, ...changes }),
    lobby: null,
    now: NOW,
    brand: 'Copa',
    address: 'https://copa.example/tournament/a/posiciones',
  });
const picture = (revision = 7) => pictureOf({ revision });
const medals = ({ blocks }: Picture) =>
  blocks.flatMap((block) => (block.kind === 'row' ? [block.medal ?? 0] : []));

describe('the picture of a table', () => {
  it('names the columns once, and the cut after its row', () => {
    const kinds = picture().blocks.map(({ kind }) => kind);
    expect(kinds).toEqual(['columns', ...Array<string>(13).fill('row'), 'cut', 'row']);
  });

  it('names the state that it shows, in the same words on every day', () => {
    const today = picture();
    expect(today.title).toBe('Así va: Semifinal');
    expect(today.state).toMatch(/^Así iba el vie 20 nov, 9:00\sp\.\sm\. en Colombia \(versión 7\)$/);
    vi.useFakeTimers({ now: new Date('2028-02-01') });
    expect(picture()).toEqual(today);
    vi.useRealTimers();
    expect(picture(1).state).toMatch(/^Así iba el vie 20 nov, 9:00\sp\.\sm\. en Colombia$/);
  });

  it('says how many matches are played, and what may still change, as the page does', () => {
    const noteOf = (officialAt: Date | null) =>
      pictureOf({ matches: [{ ...match, changes: { officialAt } }] }).note;
    expect(noteOf(NOW)).toBe('Va 1 de 3 partidas.');
    expect(noteOf(new Date(NOW.getTime() + 1))).toBe('Va 1 de 3 partidas. Todavía es provisional.');
    expect(noteOf(null)).toBe('Va 1 de 3 partidas. Hay una protesta sin resolver.');
  });

  it('looks like the result of a final once the final is closed, and not before', () => {
    const ended = { ...FINAL, state: 'closed', finish: { kind: 'matches', matches: 1 } } as const;
    const closed = pictureOf({ stage: ended });
    expect(closed).toMatchObject({ title: 'Así quedó: Gran final', note: 'Campeón: E1.' });
    expect(medals(closed).slice(0, 4)).toEqual([1, 2, 3, 0]);
    const playing = pictureOf({ stage: FINAL });
    expect(playing.title).toBe('Así va: Gran final');
    expect(Math.max(...medals(playing))).toBe(0);
    expect(playing.blocks[1]).toMatchObject({ isAhead: true });
    expect(Math.max(...medals(pictureOf({ stage: { ...SEMIFINAL, state: 'closed' } })))).toBe(0);
  });

  it('has no leader before the first match of a final', () => {
    const rows = pictureOf({ matches: [], stage: FINAL }).blocks.filter(({ kind }) => kind === 'row');
    expect(rows).toHaveLength(14);
    expect(rows.filter((row) => 'isAhead' in row && row.isAhead === true)).toEqual([]);
  });

  it('gives no medal to units of the only stage that never played', () => {
    const lobbies = { a: ['Fénix', 'Lobos', 'Rayo'] };
    const matches = [{ number: 1, lines: ['Fénix 1 5', 'Lobos absent', 'Rayo absent'] }];
    expect(medals(pictureOf({ lobbies, matches, stage: { ...FINAL, state: 'closed' } }))).toEqual([1, 0, 0]);
  });

  it('invites to the tournament if it shows all rows', () => {
    expect(picture()).toMatchObject({ invitation: 'Mira la tabla completa', whole: 'Mira el torneo' });
  });
});
