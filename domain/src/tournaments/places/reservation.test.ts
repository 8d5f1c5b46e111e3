import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ReservationSchema, reservationErrors, usualSteps } from './reservation.ts';
import { reservationLines, reservedRefusal, reservedSeason } from './reservation-lines.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const step = (first: number, hour: number) => ({ first, endsAt: at(hour) });
const final = (...steps: ReturnType<typeof step>[]) => ({ reserved: { seasonId: 'verano', steps } });
const write = (hour: Date) => `las ${hour.getUTCHours()}`;

describe('a reservation', () => {
  it.each([
    ['fewer later', [step(48, 1), step(47, 2)], ['reserved.steps.1.first']],
    ['as many later', [step(48, 1), step(48, 2)], []],
    ['hours in another order', [step(48, 2), step(96, 2)], ['reserved.steps.1.endsAt']],
    ['an hour at the close', [step(48, 9), step(96, 10)], ['reserved.steps.1.endsAt']],
    ['an hour before the close', [step(48, 9)], []],
  ])('is checked: %s', (_name, steps, fields) => {
    const dates = { date: at(12), registrationDeadline: at(10) };
    expect(Object.keys(reservationErrors({ ...final(...steps), ...dates }))).toEqual(fields);
  });

  it('ends before the start where registration has no close of its own', () => {
    const dates = { date: at(12), registrationDeadline: null };
    expect(Object.keys(reservationErrors({ ...final(step(1, 12)), ...dates }))).toHaveLength(1);
    expect(reservationErrors({ ...final(step(1, 12)), ...dates, date: null })).toEqual({});
  });

  it.each([
    ['no step', []],
    ['three steps', [step(1, 1), step(2, 2), step(3, 3)]],
    ['nobody', [step(0, 1)]],
    ['too many', [step(501, 1)]],
  ])('is refused with %s', (_name, steps) => {
    expect(z.safeParse(ReservationSchema, { seasonId: 'verano', steps }).success).toBe(false);
  });

  it('says who may enter now and what comes then', () => {
    const both = final(step(48, 9), step(96, 10));
    expect(reservationLines(both, at(8), write)).toEqual([
      'Hasta las 9 solo entran los primeros 48 de la temporada.',
      'Después entran los primeros 96, hasta las 10.',
      'Desde las 10 se inscribe cualquiera.',
    ]);
    expect(reservationLines(both, at(9), write)).toEqual([
      'Hasta las 10 solo entran los primeros 96 de la temporada.',
      'Desde las 10 se inscribe cualquiera.',
    ]);
    expect([reservationLines(both, at(10), write), reservedSeason(both, at(10))]).toEqual([[], null]);
    expect(reservationLines({ reserved: null }, at(8), write)).toEqual([]);
    expect(reservationLines(both, at(8), (hour) => `las ${hour.getUTCHours()}:00 p. m.`)[1]).toMatch(
      / p\. m\.$/,
    );
  });

  it.each([
    [8, { rank: 60 }, 'Esta final es para los primeros 48. Vas 60.º. Desde las 9 entran los primeros 96.'],
    [9, { rank: 97 }, 'Esta final es para los primeros 96. Vas 97.º. Desde las 10 se inscribe cualquiera.'],
    [
      9,
      'unranked',
      'Esta final es para los primeros 96. Todavía no tienes puesto en la temporada. Desde las 10 se inscribe cualquiera.',
    ],
    [
      9,
      'unproven',
      'Esta final es para los primeros 96. Este ID no está entre ellos. Desde las 10 se inscribe cualquiera.',
    ],
    [10, 'unranked', ''],
  ] as const)('refuses at %s who stands at %j: %s', (hour, standing, refusal) => {
    const both = final(step(48, 9), step(96, 10));
    expect(reservedRefusal(both, standing, at(hour), write)).toBe(refusal);
    expect(reservedSeason(both, at(hour))).toBe(hour === 10 ? null : 'verano');
  });

  it('may be for the first alone', () => {
    const alone = final(step(1, 9), step(1, 10));
    expect(reservationLines(alone, at(8), write).slice(0, 2)).toEqual([
      'Hasta las 9 solo entra el primero de la temporada.',
      'Después entra el primero, hasta las 10.',
    ]);
    expect(reservedRefusal(alone, 'unranked', at(8), write)).toMatch(
      /^Esta final es para el primero\. .* entra el primero\.$/,
    );
  });

  const days = (count: number) => new Date(at(0).getTime() - count * 86_400_000);
  it.each([
    ['a week before the close', 7, [48, 96], [2, 1]],
    ['between both hours', 1.5, [96], [1]],
    ['at the second hour', 1, [48], [0.5]],
    ['on the last day', 0.5, [48], [0.25]],
    ['after the close', 0, [], []],
  ])('is proposed %s', (_name, before, firsts, ends) => {
    const steps = usualSteps(48, at(0), days(before));
    expect(steps.map(({ first }) => first)).toEqual(firsts);
    expect(steps.map(({ endsAt }) => endsAt)).toEqual(ends.map(days));
    const reserved = steps.length === 0 ? null : { seasonId: 'verano', steps: [...steps] };
    expect(reservationErrors({ reserved, date: at(1), registrationDeadline: at(0) })).toEqual({});
  });

  it('is proposed within its limits', () => {
    expect(usualSteps(400, at(0), days(7)).map(({ first }) => first)).toEqual([400, 500]);
  });
});
