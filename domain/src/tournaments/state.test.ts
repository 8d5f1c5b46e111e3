import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, DEFAULT_PLAY_MS, HOUR_MS, STARTING_SOON_MS } from '../limits.ts';
import { readFrom } from '../time/reader.fixture.ts';
import { after, before, START, tournament } from './state.fixture.ts';
import {
  cardButton,
  cardLabel,
  detailState,
  entryFeeShown,
  isInPlay,
  isLeftToday,
  phase,
  registrationRefusal,
  soonestFirst,
  spotsLeft,
  storedStatus,
  type TournamentPhase,
} from './state.ts';

describe('storedStatus', () => {
  const publishDate = before(START, HOUR_MS);

  it('publishes a scheduled tournament from the very instant of its publishDate', () => {
    const scheduled = tournament({ status: 'scheduled', publishDate });
    expect(storedStatus(scheduled, before(publishDate, 1))).toBe('scheduled');
    expect(storedStatus(scheduled, publishDate)).toBe('published');
    expect(storedStatus(scheduled, after(publishDate, 1))).toBe('published');
  });

  it('never publishes a draft, nor a scheduled one without a date', () => {
    expect(storedStatus(tournament({ status: 'draft', publishDate }), START)).toBe('draft');
    expect(storedStatus(tournament({ status: 'scheduled' }), START)).toBe('scheduled');
  });

  it('only ever moves forward in time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('draft' as const, 'scheduled' as const, 'published' as const),
        fc.option(fc.date({ noInvalidDate: true }), { nil: null }),
        fc.date({ noInvalidDate: true }),
        fc.nat(),
        (status, publishDate, now, later) => {
          const current = tournament({ status, publishDate });
          const first = storedStatus(current, now);
          const second = storedStatus(current, after(now, Math.min(later, 8.64e15 - now.getTime())));
          expect(first === 'published' && second !== 'published').toBe(false);
        },
      ),
    );
  });
});

describe('phase', () => {
  const deadline = before(START, HOUR_MS);

  it('lasts until the end date when there is one', () => {
    const long = tournament({ endDate: after(START, HOUR_MS) });
    expect(phase(long, after(START, HOUR_MS))).toBe('in_play');
    expect(phase(long, after(START, HOUR_MS + 1))).toBe('completed');
  });

  it.each([
    ['before it was to end', START],
    ['without a date', null],
    ['before its own date', after(START, 2 * HOUR_MS)],
  ])('ends with its last stage: %s', (_, date) => {
    const ended = tournament({ date, endDate: date && after(date, HOUR_MS), endedAt: after(START, 60_000) });
    expect(phase(ended, after(START, 60_001))).toBe('completed');
    expect(isInPlay(ended, after(START, 60_001))).toBe(false);
    expect(detailState(ended, after(START, 60_001))).toBe('closed');
    expect(registrationRefusal(ended, after(START, 60_001))).toBe('registration-closed');
  });

  it('is full exactly when no place is left', () => {
    expect(phase(tournament({ currentPlayers: 9 }), deadline)).toBe('open');
    expect(phase(tournament({ currentPlayers: 10 }), deadline)).toBe('full');
    expect(phase(tournament({ currentPlayers: 11 }), deadline)).toBe('full');
  });

  it('puts completed before closed before full', () => {
    const all = tournament({ registrationDeadline: deadline, currentPlayers: 10 });
    expect(phase(all, after(START, DAY_MS))).toBe('completed');
    expect(phase(all, START)).toBe('in_play');
    expect(phase(all, before(START, 1))).toBe('registration_closed');
    expect(phase(all, deadline)).toBe('full');
  });
});

describe('registrationRefusal', () => {
  const soon = before(START, HOUR_MS);

  it.each([
    ['open', tournament(), null],
    ['draft', tournament({ status: 'draft' }), 'tournament-not-published'],
    ['scheduled', tournament({ status: 'scheduled', publishDate: START }), 'tournament-not-published'],
    ['due', tournament({ status: 'scheduled', publishDate: soon }), null],
    ['no form', tournament({ linkedFormId: null }), 'registration-form-missing'],
    ['closed', tournament({ registrationDeadline: before(soon, 1) }), 'registration-closed'],
    ['full', tournament({ currentPlayers: 10 }), 'tournament-full'],
    ['cancelled', tournament({ cancelledAt: START }), 'tournament-cancelled'],
    ['no date', tournament({ date: null }), null],
  ] as const)('%s', (_, current, expected) => {
    expect(registrationRefusal(current, soon)).toBe(expected);
  });

  it('closes with the start of play, also when play lasts longer', () => {
    const long = tournament({ endDate: after(START, HOUR_MS) });
    expect(registrationRefusal(long, before(START, 1))).toBeNull();
    expect(registrationRefusal(long, START)).toBe('registration-closed');
  });

  it('never lets anyone in when nothing is left', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.nat(500),
        fc.date({ noInvalidDate: true }),
        (maxPlayers, currentPlayers, now) => {
          const current = tournament({ maxPlayers, currentPlayers });
          expect(spotsLeft(current) === 0 && registrationRefusal(current, now) === null).toBe(false);
        },
      ),
    );
  });
});

describe('cards and detail', () => {
  it('labels a card', () => {
    const edge = before(START, STARTING_SOON_MS);
    expect(cardLabel(tournament({ currentPlayers: 10 }), edge)).toBe('Torneo Completo');
    expect(cardLabel(tournament(), before(edge, 1))).toBe('Inscripciones Abiertas');
    expect(cardLabel(tournament(), edge)).toBe('Iniciando Pronto');
    expect(cardLabel(tournament(), after(START, HOUR_MS))).toBe('Iniciando Pronto');
    expect(cardLabel(tournament({ maxPlayers: 0, currentPlayers: 0 }), before(edge, 1))).toBe(
      'Inscripciones Abiertas',
    );
  });

  it('calls a card closed once its deadline has passed, unless something more telling is true', () => {
    const deadline = before(START, 5 * DAY_MS);
    const closed = tournament({ registrationDeadline: deadline });
    expect(cardLabel(closed, deadline)).toBe('Inscripciones Abiertas');
    expect(cardLabel(closed, after(deadline, 1))).toBe('Inscripciones Cerradas');
    expect(cardLabel(closed, before(START, HOUR_MS))).toBe('Iniciando Pronto');
    expect(cardLabel({ ...closed, currentPlayers: 10 }, after(deadline, 1))).toBe('Torneo Completo');
  });

  it('gives a card its button', () => {
    const soon = before(START, HOUR_MS);
    const full = tournament({ currentPlayers: 10 });
    expect(cardButton(full, soon)).toEqual({ text: 'TORNEO COMPLETO', enabled: false });
    expect(cardButton(tournament(), soon)).toEqual({ text: 'INSCRIBIRSE AL TORNEO', enabled: true });
    expect(cardButton(tournament({ linkedFormId: null }), soon)).toEqual({
      text: 'PRÓXIMAMENTE',
      enabled: false,
    });
  });

  it('offers no registration that would be refused', () => {
    const closed = { text: 'INSCRIPCIONES CERRADAS', enabled: false };
    expect(
      cardButton(tournament({ registrationDeadline: before(START, HOUR_MS) }), before(START, 1)),
    ).toEqual(closed);
    expect(cardButton(tournament(), START)).toEqual(closed);
  });

  it('tells the detail screen whether registration is open', () => {
    expect(detailState(tournament(), before(START, 1))).toBe('open');
    expect(detailState(tournament(), START)).toBe('closed');
    expect(detailState(tournament({ currentPlayers: 10 }), before(START, 1))).toBe('full');
    expect(detailState(tournament({ currentPlayers: 10 }), START)).toBe('full');
    expect(detailState(tournament({ registrationDeadline: before(START, 9) }), before(START, 1))).toBe(
      'closed',
    );
  });

  it('shows a fee only above zero', () => {
    expect(entryFeeShown({ entryFee: '0' })).toBeNull();
    expect(entryFeeShown({ entryFee: '0.00' })).toBeNull();
    expect(entryFeeShown({ entryFee: '2.50' })).toBe('2.50');
  });
});

describe('the order of an organiser', () => {
  it('is what runs or comes, the soonest first, then what has no date, then what is over, the latest first', () => {
    const placed = (state: TournamentPhase, hours: number | null) => ({
      phase: state,
      date: hours === null ? null : after(START, hours * HOUR_MS),
    });
    const sorted = [
      placed('in_play', -1),
      placed('open', 1),
      placed('full', 9),
      placed('not_open', null),
      placed('cancelled', 5),
      placed('completed', -2),
      placed('completed', -50),
    ];
    expect(sorted.toReversed().toSorted(soonestFirst)).toEqual(sorted);
  });

  it.each([
    ['2026-11-21T23:30:00-05:00', '2026-11-21T00:10:00-05:00', true],
    ['2026-11-22T02:00:00-05:00', '2026-11-21T22:00:00-05:00', true],
    ['2026-11-22T05:00:00-05:00', '2026-11-21T22:00:00-05:00', false],
    ['2026-11-21T22:00:00-05:00', '2026-11-22T02:00:00-05:00', true],
  ])('has a start at %s left today at %s: %s', (date, now, isLeft) => {
    readFrom('America/Bogota');
    expect(isLeftToday(new Date(date), new Date(now))).toBe(isLeft);
  });

  it('has a start left today until the usual end', () => {
    expect(isLeftToday(START, after(START, DEFAULT_PLAY_MS - 1))).toBe(true);
    expect(isLeftToday(START, after(START, DEFAULT_PLAY_MS))).toBe(false);
  });
});
