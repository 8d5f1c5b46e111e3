import { describe, expect, it, vi } from 'vitest';
import { ownTimeZone } from '../time/wall-clock.ts';
import { StoredTournamentSchema, TournamentSchema } from './tournament.ts';
import { TournamentInputSchema } from './tournament-input.ts';

const input = { name: 'Copa', date: '2026-12-01T20:00:00Z', maxPlayers: 48 };

function messagesOf(value: unknown): Record<string, string> {
  const result = TournamentInputSchema.safeParse(value);
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}

describe('TournamentInputSchema', () => {
  it('fills what an organiser left out', () => {
    expect(TournamentInputSchema.parse(input)).toMatchObject({
      name: 'Copa',
      date: new Date('2026-12-01T20:00:00Z'),
      status: 'draft',
      entryFee: '0',
      gameMode: 'COMPETITIVO',
      format: 'eliminacion_directa',
      mapSelection: '',
      prizePool: '',
      prize: '',
      rules: '',
      modality: 'solo',
      linkedFormId: null,
      endDate: null,
      results: [],
    });
  });

  it.each([
    ['a start after which Firestore stores no time', { date: '9998-01-01T00:00:01Z' }, 'date'],
    ['deadline after the date', { registrationDeadline: '2026-12-01T20:00:01Z' }, 'registrationDeadline'],
    ['end before the date', { endDate: '2026-12-01T20:00:00Z' }, 'endDate'],
    ['more than a week of play', { endDate: '2026-12-08T20:00:00.001Z' }, 'endDate'],
    ['an end without a start', { date: null, endDate: '2026-12-01T20:00:00Z' }, 'endDate'],
    ['neither a date nor the word that there is none', { date: undefined }, 'date'],
    ['scheduled without a date', { status: 'scheduled' }, 'publishDate'],
    [
      'published after the start',
      { status: 'scheduled', publishDate: '2026-12-02T00:00:00Z' },
      'publishDate',
    ],
    ['published at the start', { status: 'scheduled', publishDate: input.date }, 'publishDate'],
    ['no players', { maxPlayers: 0 }, 'maxPlayers'],
    ['half a player', { maxPlayers: 1.5 }, 'maxPlayers'],
    ['no such zone', { timeZone: 'Marte/Olimpo' }, 'timeZone'],
    ['a zone that old browsers cannot show', { timeZone: '+05:00' }, 'timeZone'],
    ['fee in words', { entryFee: 'gratis' }, 'entryFee'],
    ['fee with its currency', { entryFee: '$5' }, 'entryFee'],
    ['fee and more', { entryFee: '5 USD' }, 'entryFee'],
    ['fee in thousandths', { entryFee: '5.005' }, 'entryFee'],
    ['fee of millions', { entryFee: '10000000' }, 'entryFee'],
    ['no name', { name: '  ' }, 'name'],
    ['a date without zone', { date: '2026-12-01T20:00' }, 'date'],
    ['a negative fee', { entryFee: '-1' }, 'entryFee'],
  ])('%s', (_, changes, field) => {
    const messages = messagesOf({ ...input, ...changes });
    expect(Object.keys(messages)).toEqual([field]);
    expect(messages[field]).not.toMatch(/invalid|required|expected/i);
  });

  it.each([
    ['a deadline at the very start', { registrationDeadline: input.date }],
    ['the largest fee', { entryFee: '9999999.99' }],
    ['an end after the start', { endDate: '2026-12-01T20:00:01Z' }],
    ['a week of play', { endDate: '2026-12-08T20:00:00Z' }],
    ['no date yet', { date: null }],
    ['a deadline before there is a date', { date: null, registrationDeadline: '2026-12-01T20:00:00Z' }],
    [
      'a publication before there is a date',
      { date: null, status: 'scheduled', publishDate: '2026-12-01T20:00:00Z' },
    ],
    ['a publication before the start', { status: 'scheduled', publishDate: '2026-12-01T19:59:59Z' }],
    ['a draft that once had a publication', { publishDate: '2026-12-02T00:00:00Z' }],
  ])('accepts %s', (_, changes) => {
    expect(messagesOf({ ...input, ...changes })).toEqual({});
  });

  it('looks a zone up once', () => {
    const inLaPaz = { ...input, timeZone: 'America/La_Paz' };
    expect(messagesOf(inLaPaz)).toEqual({});
    const lookedUp = vi.spyOn(Intl, 'DateTimeFormat');
    try {
      expect(messagesOf(inLaPaz)).toEqual({});
      expect(lookedUp).not.toHaveBeenCalled();
    } finally {
      lookedUp.mockRestore();
    }
  });

  it('stores rules as they are seen', () => {
    const rules = ['Uno\u202E\r\nDos', '\u200BTres'];
    expect(TournamentInputSchema.parse({ ...input, rules }).rules).toEqual(['Uno\nDos', 'Tres']);
    expect(TournamentInputSchema.parse({ ...input, rules: rules[0] }).rules).toBe('Uno\nDos');
  });

  it('refuses what only the server sets', () => {
    expect(TournamentInputSchema.safeParse({ ...input, currentPlayers: 0 }).success).toBe(false);
  });
});

describe('StoredTournamentSchema', () => {
  it('reads timestamps of the SDKs and ISO strings alike', () => {
    const date = new Date('2026-12-01T20:00:00Z');
    const stored = { ...input, status: 'published', date: { toDate: () => date } };
    expect(StoredTournamentSchema.parse(stored).date).toEqual(date);
    const parsed = TournamentSchema.parse({ ...stored, id: 't1', rules: ['uno', 'dos'] });
    expect(TournamentSchema.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
  });

  it('is read even if the device does not know its zone, and then shown by the clock of the reader', () => {
    const stored = { ...input, status: 'published', timeZone: 'America/Ciudad_Nueva' };
    expect(StoredTournamentSchema.parse(stored).timeZone).toBe(ownTimeZone());
    expect(StoredTournamentSchema.parse({ ...stored, timeZone: 'America/La_Paz' }).timeZone).toBe(
      'America/La_Paz',
    );
    expect(StoredTournamentSchema.parse({ ...stored, timeZone: undefined }).timeZone).toBe(
      'America/Mexico_City',
    );
  });

  it('reads every field of a stored tournament, and drops other fields', () => {
    const stored = {
      ...input,
      description: 'Para todos',
      endDate: '2026-12-02T01:00:00.000Z',
      registrationDeadline: '2026-11-30T20:00:00.000Z',
      currentPlayers: 7,
      status: 'published',
      publishDate: '2026-11-20T20:00:00.000Z',
      publishedAt: '2026-11-20T20:00:30.000Z',
      gameMode: 'CASUAL',
      mapSelection: 'Bermuda',
      modality: 'duo',
      format: 'puntos',
      entryFee: '2.50',
      prizePool: '1er: $50, 2do: TBD, 3er: TBD',
      prize: '$50',
      rules: ['uno', 'dos'],
      linkedFormId: 'registro',
      imageId: 'foto',
      date: '2026-12-01T20:00:00.000Z',
    };
    const read = TournamentSchema.parse({ ...stored, id: 't1', leftover: true });
    expect(JSON.parse(JSON.stringify(read))).toMatchObject(stored);
    expect(read).not.toHaveProperty('leftover');
  });

  it.each([-1, 2.5, Number.NaN, null, 'muchos'])(
    'reads a document whose places are counted as %s',
    (currentPlayers) => {
      const stored = { ...input, status: 'published', currentPlayers };
      expect(StoredTournamentSchema.parse(stored).currentPlayers).toBe(0);
    },
  );

  it.each([
    ['consent', true],
    ['finalSoon', true],
    ['final-soon', true],
    ['final_soon', false],
    ['', false],
  ])('knows a notice that was sent by the name %j: %s', (kind, isKnown) => {
    const stored = { ...input, status: 'draft', told: { [kind]: '2026-12-01T20:00:00.000Z' } };
    expect(StoredTournamentSchema.safeParse(stored).success).toBe(isKnown);
  });

  it('refuses a document without what rules depend on', () => {
    expect(StoredTournamentSchema.safeParse({ ...input, status: 'abierto' }).success).toBe(false);
    expect(StoredTournamentSchema.safeParse({ name: 'x', status: 'draft', maxPlayers: 1 }).success).toBe(
      false,
    );
  });
});
