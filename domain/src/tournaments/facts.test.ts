import { describe, expect, it } from 'vitest';
import { movedText } from './date.ts';
import { eachFact, tournamentFacts } from './facts.ts';
import { TournamentSchema } from './tournament.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const START = new Date('2026-12-01T20:00:00Z');
const COPA = TournamentSchema.parse({
  id: 'copa',
  name: 'Copa',
  description: 'Para todos',
  status: 'published',
  date: START,
  timeZone: 'America/Bogota',
  modality: 'duo',
  maxPlayers: 48,
  currentPlayers: 7,
  linkedFormId: 'registro',
  registrationDeadline: '2026-12-01T02:00:00Z',
  prizePool: '1er: $50, 2do: TBD, 3er: TBD',
  entryFee: '2.50',
});

function facts(changes: Partial<typeof COPA> = {}, now = NOW, reader: string | null = null) {
  const all = tournamentFacts({ ...COPA, ...changes }, now, reader);
  return eachFact((fact) => all[fact].replaceAll(/[\u00A0\u202F]/g, ' '));
}

describe('the page of a tournament says', () => {
  it('all that there is to say, by the clock of the tournament', () => {
    expect(facts()).toEqual({
      id: 'copa',
      when: 'Mar 1 dic, 3:00 p. m. · Dúo',
      name: 'Copa',
      description: 'Para todos',
      cancelled: '',
      was: '',
      changeable: '',
      moved: '',
      start: 'Mar 1 dic, 3:00 p. m.',
      longStart: expect.stringContaining('1 de diciembre') as string,
      date: 'Mar 1 dic',
      time: '3:00 p. m.',
      zone: 'en Colombia',
      board: '',
      register: 'Inscribirme',
      reserved: '',
      deadline: 'Lun 30 nov, 9:00 p. m.',
      deadlineZone: 'en Colombia',
      prize: '$50',
      players: '7/48',
      taken: '7',
      places: '48',
      fee: '$2.50 USD',
      feeTo: 'La inscripción se paga a la organización, nunca en este sitio. Pregúntale cómo.',
    });
  });

  it('a way in that says for whom it is, as long as it is reserved', () => {
    const steps = [{ first: 16, endsAt: new Date(NOW.getTime() + 1) }];
    const reserved = { seasonId: 'liga', steps };
    expect(facts({ reserved })).toMatchObject({
      register: '',
      reserved: 'Inscribirme (los primeros 16 de la temporada)',
    });
    expect(facts({ reserved }, steps[0]?.endsAt)).toMatchObject({ register: 'Inscribirme', reserved: '' });
    expect(facts({ reserved, linkedFormId: null })).toMatchObject({ register: '', reserved: '' });
  });

  it('hours by the clock of its reader, and those of the tournament beside them', () => {
    expect(facts({}, NOW, 'America/Mexico_City')).toMatchObject({
      when: 'Mar 1 dic, 2:00 p. m. · Dúo',
      start: 'Mañana, 2:00 p. m.',
      date: 'Mañana, mar 1 dic',
      time: '2:00 p. m.',
      zone: '3:00 p. m. en Colombia',
      deadline: 'Hoy, 8:00 p. m.',
      deadlineZone: '9:00 p. m. en Colombia',
    });
    expect(facts({}, NOW, 'America/Lima')).toMatchObject({
      zone: 'en Colombia',
      deadlineZone: 'en Colombia',
    });
  });

  it('the start of the game as deadline where there is no other, and none once it began', () => {
    expect(facts({ registrationDeadline: null })).toMatchObject({
      deadline: 'Al empezar el torneo',
      deadlineZone: '',
    });
    expect(facts({}, START)).toMatchObject({
      when: 'Mar 1 dic · Dúo',
      deadline: '',
      deadlineZone: '',
      players: '',
      register: '',
      feeTo: '',
    });
  });

  it('when a tournament that was never dated was played, and nothing of a start to come', () => {
    const ended = { date: null, registrationDeadline: null, endedAt: START, stage: 1 };
    expect(facts(ended, new Date(START.getTime() + 1))).toMatchObject({
      date: 'Mar 1 dic',
      time: '3:00 p. m.',
      board: 'Ver la tabla',
      deadline: '',
      players: '',
      register: '',
    });
  });

  it('where the table is, once a stage is played', () => {
    expect(facts({ stage: 1 }).board).toBe('');
    expect(facts({ stage: 0 }, START).board).toBe('');
    expect(facts({ stage: 1 }, START).board).toBe('Ver la tabla');
    expect(facts({ stage: 1, cancelledAt: NOW }, START).board).toBe('');
  });

  it('what is not known yet, and that entry is free', () => {
    expect(facts({ date: null, prizePool: '', prize: '', entryFee: '0' })).toMatchObject({
      when: 'Fecha por confirmar · Dúo',
      start: 'Fecha por confirmar',
      longStart: 'Fecha por confirmar',
      time: 'Por confirmar',
      zone: '',
      prize: 'Por confirmar',
      fee: 'Gratis',
      feeTo: '',
    });
  });

  it('that it is cancelled, why, and when it should have been', () => {
    const cancelled = { cancelledAt: NOW, formerDate: NOW };
    expect(facts({ ...cancelled, cancelReason: 'Llueve.' })).toMatchObject({
      when: 'Dúo',
      cancelled: 'Llueve.',
      was: 'Fecha prevista: mar 1 dic, 3:00 p. m. en Colombia.',
      moved: '',
      register: '',
      deadline: '',
      players: '',
    });
    expect(facts({ ...cancelled, date: null })).toMatchObject({
      cancelled: 'Este torneo no se jugará.',
      was: '',
    });
  });

  it('that it was moved', () => {
    expect(facts({ formerDate: NOW }).moved).toBe(
      'Antes: lun 30 nov, 7:00 a. m. en Colombia. Ahora: mar 1 dic, 3:00 p. m. en Colombia.',
    );
  });

  it('that there is room in the queue alone', () => {
    const full = { currentPlayers: 48 };
    expect(facts({ ...full, waitlist: { max: 5, mode: 'auto', endsAt: null } }).register).toBe(
      'Entrar en lista de espera',
    );
    expect(facts(full).register).toBe('');
  });
});

describe('a tournament that was moved', () => {
  const FORMER = new Date('2026-11-27T02:00:00Z');
  const tournament = { timeZone: 'America/Bogota', formerDate: FORMER };

  it.each([
    ['p. m.', 'Antes: a las p. m. Ahora: a las p. m.', 'Antes: a las p. m. Ahora: por confirmar.'],
    ['en Perú', 'Antes: a las en Perú. Ahora: a las en Perú.', 'Antes: a las en Perú. Ahora: por confirmar.'],
  ])('ends each hour of a move with one full stop: %s', (hour, moved, undated) => {
    const write = () => `a las ${hour}`;
    expect(movedText({ ...tournament, date: FORMER }, NOW, write)).toBe(moved);
    expect(movedText({ ...tournament, date: null }, NOW, write)).toBe(undated);
  });

  it('says nothing of a date that never moved', () => {
    expect(movedText({ ...tournament, formerDate: null, date: FORMER }, NOW, () => '')).toBeNull();
  });
});
