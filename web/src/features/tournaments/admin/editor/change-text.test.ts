import { TournamentAnswerSchema } from '@copa/domain/tournaments/endpoints';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changeText, givenPlaces, type ToldChange, tellsOfDate } from './change-text.ts';
import { type EditorValues, tournamentValuesOf } from './tournament-form-values.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const TOURNAMENT = {
  id: 'copa',
  name: 'Copa',
  date: '2026-12-01T20:00:00Z',
  timeZone: 'America/Bogota',
  maxPlayers: 12,
  currentPlayers: 3,
  status: 'published',
  phase: 'open',
};

function textOf(of: ToldChange, typed: Partial<EditorValues>, changes: object = {}): string | null {
  const tournament = z.parse(TournamentAnswerSchema, { ...TOURNAMENT, ...changes });
  return changeText(of, tournament, { ...tournamentValuesOf(tournament), ...typed }, NOW);
}

it.each<[string, ToldChange, Partial<EditorValues>, RegExp]>([
  ['a later date', 'date', { date: '2026-12-02T15:00' }, /^Si guardas, avisamos por correo/],
  ['another zone', 'zone', { timeZone: 'America/Lima' }, /^Si guardas, avisamos por correo/],
  [
    'another year',
    'date',
    { date: '2025-12-01T15:00' },
    /^Con esa fecha no se puede guardar: .+ habría terminado hace días/,
  ],
  [
    'the day before',
    'date',
    { date: '2026-11-19T01:00' },
    /^Esa fecha ya pasó: .+ finalizado y no le avisamos/,
  ],
  [
    'an hour ago',
    'date',
    { date: '2026-11-20T06:00' },
    /^Esa hora ya pasó: .+ en juego .+ avisamos por correo/,
  ],
])('the editor says before saving what comes of %s', (_, of, typed, said) => {
  expect(textOf(of, typed)).toMatch(said);
});

it.each<[string, boolean, Partial<EditorValues>]>([
  ['a later date', true, { date: '2026-12-02T15:00' }],
  ['another zone', true, { timeZone: 'America/Lima' }],
  ['a date in the past', false, { date: '2026-11-19T01:00' }],
  ['other rules', false, { rules: 'Sin trucos.' }],
])('the editor knows whether players are told of another date: %s', (_, isTold, typed) => {
  const tournament = z.parse(TournamentAnswerSchema, TOURNAMENT);
  const values = { ...tournamentValuesOf(tournament), ...typed };
  expect(tellsOfDate(tournament, values, NOW)).toBe(isTold);
});

it.each([
  ['since it was published', '2026-11-10T15:00', /^Esa fecha ya pasó: .+ finalizado y no le avisamos/],
  ['in another year', '2025-11-10T15:00', /^Con esa fecha no se puede guardar/],
])('the editor says what comes of the true date of a played tournament, %s', (_, date, said) => {
  const results = [{ rank: 1, player: 'Los Fénix' }];
  expect(textOf('date', { date }, { publishedAt: '2026-11-01T15:00:00Z', results })).toMatch(said);
});

it.each([
  ['an hour ago', '2026-11-20T06:00', /^Esa fecha ya pasó: .+ finalizado y no le avisamos/],
  ['days ago', '2026-11-11T15:00', /^Con esa fecha no se puede guardar: .+ habría terminado hace días/],
])('the editor says before saving what comes of an end %s', (_, endDate, said) => {
  const began = { date: '2026-11-10T15:00:00Z', endDate: '2026-11-25T15:00:00Z' };
  expect(textOf('end', { endDate }, began)).toMatch(said);
});

it.each<[string, ToldChange, Partial<EditorValues>, object]>([
  ['the same date', 'date', {}, {}],
  ['a later end', 'end', { endDate: '2026-12-03T15:00' }, {}],
  ['an end before the start, which the field says', 'end', { endDate: '2026-11-20T06:00' }, {}],
  [
    'another zone beside another date, which says it',
    'zone',
    { timeZone: 'America/Lima', date: '2026-12-02T15:00' },
    {},
  ],
  [
    'an end in the past beside another zone, which says it',
    'end',
    { timeZone: 'America/Lima', endDate: '2026-11-20T06:00' },
    { date: '2026-11-10T15:00:00Z', endDate: '2026-11-25T15:00:00Z' },
  ],
  ['another zone without a date', 'zone', { timeZone: 'America/Lima', undated: true }, { date: null }],
  ['another date of a draft', 'date', { date: '2026-12-02T15:00' }, { status: 'draft' }],
  ['another date while nobody is registered', 'date', { date: '2026-12-02T15:00' }, { currentPlayers: 0 }],
  [
    'another date of a cancelled one',
    'date',
    { date: '2026-12-02T15:00' },
    { cancelledAt: '2026-11-20T11:00:00Z' },
  ],
  [
    'another date of one that has ended',
    'date',
    { date: '2026-12-02T15:00' },
    { endedAt: '2026-11-20T11:00:00Z' },
  ],
])('the editor says nothing of %s', (_, of, typed, changes) => {
  expect(textOf(of, typed, changes)).toBeNull();
});

it.each<[string, number, Partial<EditorValues>, object]>([
  ['as many as wait', 5, { maxPlayers: '50' }, {}],
  ['as many as are free', 2, { maxPlayers: '14' }, {}],
  ['none if the places stay as many', 0, { name: 'Otra' }, { currentPlayers: 7 }],
  ['none if an organiser gives them', 0, { maxPlayers: '50', waitlistMode: 'manual' }, {}],
  ['none of a draft', 0, { maxPlayers: '50', status: 'draft' }, {}],
  ['none of a cancelled one', 0, { maxPlayers: '50' }, { cancelledAt: '2026-11-20T11:00:00Z' }],
  ['none after the waiting list ends', 0, { maxPlayers: '50' }, { date: '2026-11-19T20:00:00Z' }],
])('the editor says how many places pass on: %s', (_, places, typed, changes) => {
  const waits = { currentPlayers: 12, waitingPlayers: 5, waitlist: { max: 9, mode: 'auto', endsAt: null } };
  const tournament = z.parse(TournamentAnswerSchema, { ...TOURNAMENT, ...waits, ...changes });
  const values = { ...tournamentValuesOf(tournament), ...typed };
  expect(givenPlaces('maxPlayers', tournament, values, NOW)).toBe(places);
});
