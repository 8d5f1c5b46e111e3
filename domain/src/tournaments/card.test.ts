import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../limits.ts';
import { cardKind, cardOffer, inListOrder } from './card.ts';
import { choiceLabel } from './settings/fields.ts';
import { after, before, START, tournament } from './state.fixture.ts';
import { TournamentSchema } from './tournament.ts';
import { countsFor, countText } from './words/card.ts';

const now = before(START, 2 * HOUR_MS);
const day = (days: number) => ({ date: after(START, days * DAY_MS) });
const plan = {
  name: 'Una final',
  steps: [{ name: 'Final', at: null, lines: ['2 partidas en Bermuda y Alpes.'] }],
  lines: [],
  changes: [],
};
const full = { currentPlayers: 10 };

it('shows first what everybody can join, and each kind by its date', () => {
  const reserved = { seasonId: 'verano', steps: [{ first: 48, endsAt: after(now, 1) }] };
  const tournaments = [
    { id: 'reserved', ...tournament(), reserved },
    { id: 'played', ...tournament({ date: before(START, 3 * HOUR_MS) }) },
    { id: 'full', ...tournament(full) },
    { id: 'closed', ...tournament({ registrationDeadline: before(now, 1) }) },
    { id: 'queue', ...tournament({ ...full, ...day(1), waitlist: { max: 5, mode: 'auto', endsAt: null } }) },
    { id: 'cancelled', ...tournament({ ...day(2), cancelledAt: now }) },
    { id: 'not-open', ...tournament({ ...day(3), linkedFormId: null }) },
    { id: 'undated', ...tournament({ date: null }) },
    { id: 'late', ...tournament(day(5)) },
    { id: 'b', ...tournament(day(4)) },
    { id: 'a', ...tournament(day(4)) },
  ].map((each) => ({ reserved: null, ...each }));
  const ordered = [
    'a',
    'b',
    'late',
    'undated',
    'reserved',
    'queue',
    'played',
    'closed',
    'full',
    'cancelled',
    'not-open',
  ];
  for (const given of [tournaments, tournaments.toReversed()]) {
    expect(inListOrder(given, now).map(({ id }) => id)).toEqual(ordered);
  }
});

it('a card says kind, prize and places, and offers nothing once the tournament is cancelled', () => {
  const offer = (changes: object) =>
    cardOffer(
      TournamentSchema.parse({
        ...tournament(),
        id: 'copa',
        name: 'Copa',
        prize: 'Una camiseta',
        entryFee: '50',
        ...changes,
      }),
    );
  expect(offer({})).toEqual({ fee: '50', prize: 'Una camiseta', places: { taken: 3, places: 10 } });
  expect(offer({ cancelledAt: START })).toEqual({ fee: null, prize: null, places: null });
  expect(offer({ prizePool: '1er: $90, 2do: $40' }).prize).toBe('1.º: $90');
  expect(cardKind({ modality: 'solo', mapSelection: 'Bermuda', plan: null })).toBe('Solo · Bermuda');
  expect(cardKind({ modality: 'solo', mapSelection: '', plan: null })).toBe('Solo');
  expect(cardKind({ modality: 'solo', mapSelection: 'Bermuda', plan })).toBe('Solo · Bermuda y Alpes');
});

it('the words of a list and of a choice count, take an article, and know their fields', () => {
  expect([countText(1), countText(2)]).toEqual(['1 torneo', '2 torneos']);
  expect(['Temporada de verano', 'Viernes'].map(countsFor)).toEqual([
    'Cuenta para la Temporada de verano',
    'Cuenta para Viernes',
  ]);
  expect([
    choiceLabel('modality', 'solo'),
    choiceLabel('modality', 'x'),
    choiceLabel('name', 'solo'),
    choiceLabel('modality', 'constructor'),
    choiceLabel('constructor', 'name'),
  ]).toEqual(['Solo', null, null, null, null]);
});
