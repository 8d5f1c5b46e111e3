import { defaultWindows } from '@copa/domain/tournaments/places/window-plan';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { TournamentInputSchema } from '@copa/domain/tournaments/tournament-input';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as words from '../../words/editor.ts';
import { confirmationsMoved } from './confirmation-values.ts';
import {
  editorErrors,
  emptyValues,
  storedEditorValues,
  tournamentInputOf,
  tournamentInputOver,
  tournamentValuesOf,
} from './tournament-form-values.ts';

const tournament = TournamentSchema.parse({
  id: 'copa',
  name: 'Copa',
  date: '2026-12-02T02:00:00Z',
  endDate: '2026-12-02T05:00:00Z',
  registrationDeadline: '2026-12-01T02:00:00Z',
  timeZone: 'America/Mexico_City',
  maxPlayers: 48,
  status: 'scheduled',
  publishDate: '2026-11-25T18:00:00Z',
  prizePool: '1er: $50, 2do: TBD, 3er: $5',
  rules: ['uno', 'dos'],
  linkedFormId: 'form',
  results: [{ rank: 1, player: 'Ana', prize: '$50', points: 10 }],
});

describe('the editor', () => {
  it('shows the clock of the organiser', () => {
    expect(tournamentValuesOf(tournament)).toMatchObject({
      date: '2026-12-01T20:00',
      publishDate: '2026-11-25T12:00',
      secondPrize: '',
      thirdPrize: '$5',
      rules: 'uno\ndos',
    });
  });

  it('saves an unchanged tournament as it was', () => {
    const saved = z.parse(TournamentInputSchema, tournamentInputOf(tournamentValuesOf(tournament)));
    expect(saved).toMatchObject({
      date: tournament.date,
      endDate: tournament.endDate,
      registrationDeadline: tournament.registrationDeadline,
      publishDate: tournament.publishDate,
      prizePool: tournament.prizePool,
      rules: 'uno\ndos',
      linkedFormId: 'form',
      results: tournament.results,
    });
  });

  it('knows what it will show for typed values once they are stored', () => {
    const values = tournamentValuesOf(tournament);
    const typed = { ...values, rules: '1. Uno\n\n2. Dos ', entryFee: '', maxPlayers: '064', endDate: '' };
    const stored = { ...values, rules: 'Uno\nDos', entryFee: '0', maxPlayers: '64', endDate: '' };
    expect(storedEditorValues(tournament, typed)).toEqual(stored);
    expect(storedEditorValues(tournament, { ...typed, name: '' })).toEqual({ ...typed, name: '' });
    expect(tournamentInputOf({ ...typed, entryFee: ' 2,50 ' })).toMatchObject({ entryFee: '2.50' });
  });

  it('reads a decimal comma, but no comma for thousands', () => {
    const values = tournamentValuesOf(tournament);
    const typed = (figure: string) => ({
      ...values,
      entryFee: figure,
      results: values.results.map((result) => ({ ...result, points: figure })),
    });
    const { entryFee, results } = tournamentInputOver(null, typed('2,50'));
    expect([entryFee, results?.[0]?.points]).toEqual(['2.50', 2.5]);
    expect(Object.keys(editorErrors(null, typed('1,000')))).toEqual(['entryFee', 'results.0.points']);
  });

  it('keeps values that it shows only in part, as long as nobody changes them', () => {
    const read = TournamentSchema.parse({
      ...tournament,
      date: '2026-12-02T02:00:15.250Z',
      endDate: '2026-12-02T02:00:45Z',
      prizePool: 'Diamantes para todos',
    });
    const renamed = { ...tournamentValuesOf(read), name: 'Copa Nueva' };
    expect(editorErrors(read, renamed)).toEqual({});
    const content = z.parse(z.object(TournamentInputSchema.shape), read);
    expect(tournamentInputOver(read, renamed)).toEqual({ ...content, name: 'Copa Nueva' });
    expect(
      tournamentInputOver(read, { ...renamed, date: '2026-12-01T19:30', firstPrize: '$50' }),
    ).toMatchObject({
      date: new Date('2026-12-02T01:30:00Z'),
      endDate: read.endDate,
      prizePool: '1er: $50, 2do: TBD, 3er: TBD',
    });
  });

  it('links a name in the podium only to the team that had it', () => {
    const read = TournamentSchema.parse({
      ...tournament,
      results: [
        { rank: 1, player: 'Los Fénix', unit: 3 },
        { rank: 2, player: 'Lobos', unit: 7 },
        { rank: 3, player: 'Lobos', unit: 8 },
      ],
    });
    const shown = tournamentValuesOf(read);
    const linkedWith = (...names: readonly string[]) => {
      const results = shown.results.map((result, index) => ({ ...result, player: names[index] ?? '' }));
      return tournamentInputOver(read, { ...shown, results }).results?.map(({ unit }) => unit);
    };
    expect(linkedWith('Los Fénix ', 'Lobos', 'Lobos')).toEqual([3, 7, 8]);
    expect(linkedWith('Rayo', 'Lobos', 'Lobos')).toEqual([null, 7, 8]);
    expect(linkedWith('Lobos', 'Los Fénix', 'Rayo')).toEqual([7, 3, null]);
    expect(tournamentInputOver(null, shown).results?.map(({ unit }) => unit)).toEqual([3, 7, 8]);
  });

  it('has no date if the organiser says so, whatever is in the fields', () => {
    const undated = TournamentSchema.parse({ ...tournament, date: null, endDate: null, status: 'draft' });
    const shown = tournamentValuesOf(undated);
    expect(shown).toMatchObject({ date: '', undated: true });
    expect(editorErrors(undated, shown)).toEqual({});
    expect(tournamentInputOver(undated, { ...shown, name: 'Copa Nueva' })).toMatchObject({ date: null });
    const withdrawn = { ...tournamentValuesOf(tournament), undated: true };
    expect(tournamentInputOver(tournament, withdrawn)).toMatchObject({ date: null, endDate: null });
    const dated = tournamentInputOver(undated, { ...shown, date: '2026-12-01T19:30', undated: false });
    expect(dated).toMatchObject({ date: new Date('2026-12-02T01:30:00Z') });
    expect(Object.keys(editorErrors(undated, { ...shown, undated: false }))).toEqual(['date']);
  });

  it('keeps that only adults play', () => {
    expect(tournamentInputOf({ ...emptyValues(''), adultsOnly: true }).adultsOnly).toBe(true);
    const read = TournamentSchema.parse({ ...tournament, adultsOnly: true });
    expect(tournamentInputOver(read, { ...tournamentValuesOf(read), name: 'Otra' }).adultsOnly).toBe(true);
  });

  it('sends substitutes only for teams', () => {
    const squads = { ...emptyValues(''), modality: 'squad' as const, substitutes: '2' };
    expect(tournamentInputOf(squads)).toMatchObject({ modality: 'squad', substitutes: 2 });
    expect(tournamentInputOf({ ...squads, modality: 'solo' })).toMatchObject({
      modality: 'solo',
      substitutes: 0,
    });
    const read = TournamentSchema.parse({ ...tournament, modality: 'squad', substitutes: 1 });
    expect(tournamentValuesOf(read)).toMatchObject({ modality: 'squad', substitutes: '1' });
  });

  it('sends the confirmations that are on, and shows an error at its field', () => {
    const windows = [
      { kind: 'entry', opensAt: '2026-12-01T02:00:31Z', closesAt: '2026-12-01T23:00:00Z' },
      { kind: 'match', opensAt: '2026-12-02T01:00:00Z', closesAt: '2026-12-02T01:40:00Z', onMissing: 'mark' },
    ];
    const waitlist = { max: 10, mode: 'manual', endsAt: null };
    const read = TournamentSchema.parse({ ...tournament, windows, waitlist });
    const shown = tournamentValuesOf(read);
    expect(tournamentInputOver(read, { ...shown, name: 'Otra' })).toMatchObject({
      windows: read.windows,
      waitlist,
    });
    expect(tournamentInputOf({ ...shown, undated: true }).windows).toEqual([]);
    const { confirmations } = shown;
    const alone = { ...confirmations, entry: { ...confirmations.entry, on: false } };
    expect(tournamentInputOf({ ...shown, confirmations: alone }).windows).toEqual([read.windows[1]]);
    const half = { ...alone, match: { ...alone.match, closesAt: '2026-12-' } };
    expect(
      editorErrors(read, { ...shown, confirmations: half, waitlistMax: '1,5', waitlistEndsAt: 'x' }),
    ).toEqual({
      'confirmations.match.closesAt': 'Ingresa una fecha y hora válidas',
      waitlistMax: 'Ingresa un número entero.',
      waitlistEndsAt: 'Ingresa una fecha y hora válidas',
    });
    const late = { ...alone, match: { ...alone.match, closesAt: '2026-12-01T19:58' } };
    expect(Object.keys(editorErrors(read, { ...shown, confirmations: late }))).toEqual(['confirmations']);
  });

  it.each([
    ['nothing', '', '', []],
    ['the hour', '', '2026-11-29T20:00', ['reserved.next']],
    ['the number', '48', '', ['reserved.nextUntil']],
  ])('asks for the rest of a second step of which %s is typed', (_, next, nextUntil, missing) => {
    const reserved = { seasonId: 'verano', first: '24', until: '2026-11-28T20:00', next, nextUntil };
    const errors = editorErrors(null, { ...tournamentValuesOf(tournament), reserved });
    expect(Object.keys(errors)).toEqual(missing);
  });

  it('keeps the usual confirmations before a start just after an hour that occurs twice', () => {
    const date = new Date('2026-04-05T04:20:00Z');
    const timeZone = 'America/Santiago';
    const windows = [...defaultWindows(date)];
    const values = tournamentValuesOf({ ...tournament, date, timeZone, windows });
    expect(values.confirmations.match).toMatchObject({
      opensAt: '2026-04-04T23:20',
      closesAt: '2026-04-05T00:00',
    });
    expect(tournamentInputOf(values).windows).toEqual(windows);
    const weekLater = confirmationsMoved({ ...values, date: '2026-04-12T00:20' });
    expect(weekLater.match).toMatchObject({ opensAt: '2026-04-11T23:20', closesAt: '2026-04-12T00:00' });
    const first = tournamentInputOf({ ...values, date: '2026-04-04T23:30' });
    expect(first.windows?.[1]?.opensAt).toEqual(new Date('2026-04-05T02:20:00Z'));
  });

  it('asks whether the confirmations move with the start before it saves', () => {
    const opensAt = '2026-12-01T02:00:00Z';
    const windows = [{ kind: 'entry', opensAt, closesAt: '2026-12-01T23:00:00Z' }];
    const read = TournamentSchema.parse({ ...tournament, endDate: null, windows });
    const later = { ...tournamentValuesOf(read), date: '2026-12-08T20:00' };
    expect(editorErrors(read, later)).toEqual({ confirmations: words.moveUnanswered });
    const along = { ...later, confirmations: confirmationsMoved(later) };
    expect(editorErrors(read, along)).toEqual({});
    expect(tournamentInputOf(along).windows?.[0]).toMatchObject({
      opensAt: new Date('2026-12-08T02:00:00Z'),
    });
    const stays = { ...later, confirmations: { ...later.confirmations, startsAt: later.date } };
    expect(tournamentInputOf(stays).windows?.[0]).toMatchObject({ opensAt: new Date(opensAt) });
  });

  it('says what is missing, field by field', () => {
    const values = {
      ...emptyValues(''),
      maxPlayers: '',
      entryFee: 'x',
      results: [{ rank: '1', player: '', prize: '', points: '', deliveredAt: '', unit: '' }],
    };
    expect(Object.keys(editorErrors(null, values)).toSorted()).toEqual([
      'date',
      'entryFee',
      'maxPlayers',
      'name',
      'results.0.player',
    ]);
    expect(editorErrors(null, values)['results.0.player']).toBe('Escribe el nombre.');
  });
});
