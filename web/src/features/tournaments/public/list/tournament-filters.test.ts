import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import { isFiltering, matchesFilters, readFilters, writeFilters } from './tournament-filters.ts';

const now = new Date('2026-11-20T12:00:00Z');
const tournament = TournamentSchema.parse({
  id: 't',
  name: 'Copa Ascensión',
  date: '2026-12-01T20:00:00Z',
  maxPlayers: 10,
  currentPlayers: 2,
  status: 'published',
  mapSelection: 'Kalahari',
  modality: 'duo',
  linkedFormId: 'f',
});

const matches = (query: string, changes: object = {}) =>
  matchesFilters({ ...tournament, ...changes }, readFilters(new URLSearchParams(query)), now);

describe('tournament filters', () => {
  it.each([
    ['', true],
    ['q=ascension', true],
    ['q=COPA kala', true],
    ['q=¿Copa, kalahari?', true],
    ['q=bermuda', false],
    ['modalidad=duo', true],
    ['modalidad=solo', false],
    ['modo=COMPETITIVO', true],
    ['modo=CASUAL', false],
    ['entrada=gratis', true],
    ['entrada=cuota', false],
    ['estado=abiertos', true],
    ['estado=en-juego', false],
    ['abiertos=1', true],
    ['abiertos=1&modo=CASUAL', false],
  ])('%s', (query, expected) => {
    expect(matches(query)).toBe(expected);
  });

  it.each(['𝕮𝖔𝖕𝖆 𝕱é𝖓𝖎𝖝', 'Ｃｏｐａ Ｆéｎｉｘ', '꧁༒☬ Copa Fénix ☬༒꧂'])('find %s by plain letters', (name) => {
    expect(matches('q=copa fenix', { name })).toBe(true);
    expect(matches('q=fenix copa', { name })).toBe(true);
  });

  it('treat only tournaments with open registration as open', () => {
    expect(matches('estado=abiertos', { currentPlayers: 10 })).toBe(false);
    expect(matches('estado=abiertos', { linkedFormId: null })).toBe(false);
    expect(matches('abiertos=1', { linkedFormId: null })).toBe(false);
    expect(matches('estado=abiertos', { registrationDeadline: new Date(now.getTime() - 1) })).toBe(false);
    expect(matches('entrada=cuota', { entryFee: '2.50' })).toBe(true);
  });

  it('find what is being played', () => {
    const begun = { date: new Date(now.getTime() - 1) };
    expect(matches('estado=en-juego', begun)).toBe(true);
    expect(matches('estado=en-juego', { ...begun, endedAt: new Date(now.getTime() - 1) })).toBe(false);
    expect(matches('estado=abiertos', begun)).toBe(false);
  });

  it.each(['estado=xyz', 'entrada=xyz', 'modalidad=xyz', 'modalidad=constructor'])(
    'ignore the unknown value in %s',
    (query) => {
      expect(isFiltering(readFilters(new URLSearchParams(query)))).toBe(false);
      expect(matches(query)).toBe(true);
    },
  );

  it('are in the address, beside other parameters', () => {
    const search = writeFilters(new URLSearchParams('ref=wa'), { text: 'copa', state: 'abiertos' });
    expect(search.toString()).toBe('ref=wa&q=copa&estado=abiertos');
    expect(isFiltering(readFilters(search))).toBe(true);
    expect(writeFilters(search, { text: '', state: '' }).toString()).toBe('ref=wa');
    const earlier = new URLSearchParams('abiertos=1&ref=wa');
    expect(writeFilters(earlier, { text: 'copa' }).toString()).toBe('ref=wa&q=copa&estado=abiertos');
  });
});
