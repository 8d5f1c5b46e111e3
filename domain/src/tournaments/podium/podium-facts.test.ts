import { expect, it } from 'vitest';
import { TournamentSchema } from '../tournament.ts';
import { podiumFacts } from './podium-facts.ts';

const ENDED = new Date('2026-11-20T20:00:00Z');
const result = { points: null, prize: '', deliveredAt: null };
const COPA = TournamentSchema.parse({
  id: 'copa',
  name: 'Copa',
  status: 'published',
  date: ENDED,
  endedAt: ENDED,
  endDate: null,
  timeZone: 'America/Bogota',
  maxPlayers: 48,
  results: [
    { ...result, rank: 4, player: 'Leo' },
    { ...result, rank: 3, player: 'Rayo', points: -1 },
    { ...result, rank: 1, player: 'Fénix', points: 44, prize: '$50' },
    { ...result, rank: 2, player: 'Lobos', points: 12, prize: '$20', deliveredAt: '2026-11-21T15:00:00Z' },
  ],
});
const nothing = { delivered: '', due: '', decided: '' };

it('tells results by their rank, with the prizes that were delivered and those that are due', () => {
  expect(podiumFacts(COPA, ENDED)).toEqual([
    {
      rank: '1',
      player: 'Fénix',
      prize: '$50',
      points: '44 puntos',
      ...nothing,
      due: 'Premio por entregar, a más tardar el lun 23 nov',
    },
    {
      rank: '2',
      player: 'Lobos',
      prize: '$20',
      points: '12 puntos',
      ...nothing,
      delivered: 'Premio entregado el sáb 21 nov',
    },
    { rank: '3', player: 'Rayo', prize: '', points: '−1 punto', ...nothing },
    { rank: '4', player: 'Leo', prize: '', points: '', ...nothing },
  ]);
});

it.each([
  ['on the last day, by the clock of the tournament', '2026-11-23T05:00:00Z', ', a más tardar hoy'],
  ['on the day before', '2026-11-23T04:59:00Z', ', a más tardar el lun 23 nov'],
  ['after the deadline', '2026-11-23T20:00:00Z', ', con atraso'],
])('says until when a prize is due %s', (_, now, until) => {
  expect(podiumFacts(COPA, new Date(now))[0]?.due).toBe(`Premio por entregar${until}`);
});

it('says what decided between equal points, and where nothing did', () => {
  const tie = 'Desempató por Booyahs, 2 a 1';
  const decided = (...results: readonly (readonly [number, number, string?])[]) => {
    const listed = results.map(([rank, points, by = ''], index) => ({
      ...result,
      player: `${rank}`,
      rank,
      points,
      unit: index,
      decided: by,
    }));
    return podiumFacts({ ...COPA, results: listed }, ENDED).map((line) => line.decided);
  };
  expect(decided([1, 20, tie], [2, 20], [3, 8])).toEqual([tie, '', '']);
  expect(decided([1, 20], [2, 12], [3, 8, tie])).toEqual(['', '', tie]);
  const shared = 'Empate: nada los separó y comparten el puesto';
  expect(decided([1, 20], [2, 12], [2, 12])).toEqual(['', shared, shared]);
  // An organiser changed the points of rank 1, so the tie-break no longer decides.
  expect(decided([1, 21, tie], [2, 20], [3, 8])).toEqual(['', '', '']);
});

it('calls no tie what an organiser typed: two semifinalists, or one unit with other points', () => {
  const line = (unit: number | null, points: number | null) => ({
    ...result,
    player: 'Lobos',
    rank: 3,
    unit,
    points,
  });
  const decided = (...results: ReturnType<typeof line>[]) =>
    podiumFacts({ ...COPA, results }, ENDED).map((each) => each.decided);
  expect(decided(line(null, null), line(null, null))).toEqual(['', '']);
  expect(decided(line(null, 8), line(4, 8))).toEqual(['', '']);
  expect(decided(line(4, 8), line(5, 7))).toEqual(['', '']);
});
