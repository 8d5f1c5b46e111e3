import { describe, expect, it } from 'vitest';
import { type ConfirmationWindow, NO_CLOSING, NO_CLOSINGS } from './window.ts';
import { defaultWindows, finalCloses, movedWindows, pastCloseError, windowsError } from './window-plan.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const date = at('20:00');
const windows = defaultWindows(date);
const [entry, match] = windows as [ConfirmationWindow, ConfirmationWindow];

describe('windows that an organiser sets', () => {
  it('are as usual before the start, and as far before another one', () => {
    expect(windowsError({ date, windows: [...windows] })).toBeNull();
    const later = new Date(date.getTime() + 3_600_000);
    expect(movedWindows(windows, date, later)).toEqual(defaultWindows(later));
  });

  it('are for a day before and for the last hour, and give on the places of who is missing', () => {
    expect(windows).toEqual([
      { kind: 'entry', opensAt: new Date('2026-11-20T20:00Z'), closesAt: at('17:00'), onMissing: 'release' },
      { kind: 'match', opensAt: at('19:00'), closesAt: at('19:40'), onMissing: 'release' },
    ]);
  });

  it.each<[string, Date | null, ConfirmationWindow[], string | null]>([
    ['none, without a start', null, [], null],
    ['one without a start', null, [entry], 'Sin fecha de inicio no hay confirmaciones.'],
    ['one twice', date, [entry, entry], 'Cada confirmación va una sola vez.'],
    [
      'one that closes as it opens',
      date,
      [{ ...match, opensAt: at('19:40') }],
      'Cada confirmación debe cerrar después de abrir.',
    ],
    [
      'two, of which the second closes as it opens',
      date,
      [entry, { ...match, opensAt: at('19:40') }],
      'Cada confirmación debe cerrar después de abrir.',
    ],
    ['a second that opens as the first closes', date, [{ ...entry, closesAt: at('19:00') }, match], null],
    [
      'a second that opens before the first closes',
      date,
      [{ ...entry, closesAt: new Date(at('19:00').getTime() + 1) }, match],
      'La confirmación de asistencia debe cerrar antes de que abra la de la partida.',
    ],
    ['only the first', date, [{ ...entry, closesAt: at('19:55') }], null],
    ['one that leaves five minutes', date, [entry, { ...match, closesAt: at('19:55') }], null],
    [
      'one that leaves less',
      date,
      [entry, { ...match, closesAt: at('19:56') }],
      'Las confirmaciones deben cerrar al menos 5 minutos antes del inicio.',
    ],
    [
      'an entry alone that leaves less',
      date,
      [{ ...entry, closesAt: at('19:56') }],
      'Las confirmaciones deben cerrar al menos 5 minutos antes del inicio.',
    ],
    [
      'one of the final, which closes after the start',
      date,
      [{ ...match, kind: 'final', opensAt: at('21:00'), closesAt: at('21:30') }],
      null,
    ],
  ])('may be %s, or the organiser reads why not', (_, start, set, error) => {
    expect(windowsError({ date: start, windows: set })).toBe(error);
  });

  it.each([
    ['new', [], '18:00', 'Este cierre ya pasó: elige una hora por venir.'],
    ['new, with a close to come', [], '16:00', null],
    ['new, with one close just now', [], '17:00', 'Este cierre ya pasó: elige una hora por venir.'],
    ['as they were', windows, '23:00', null],
    ['one as it was, the other new', [match], '18:00', 'Este cierre ya pasó: elige una hora por venir.'],
    ['the new one is to come', [entry], '18:00', null],
  ] as const)('do not close in the past: %s', (_which, before, now, error) => {
    expect(pastCloseError({ windows: before, closings: NO_CLOSINGS }, { windows }, at(now))).toBe(error);
  });

  it.each([
    ['no room', [], '21:30'],
    ['no room of its first match', [{ match: 2, openAt: at('21:45') }], '21:30'],
    [
      'the room of its first match',
      [
        { match: 2, openAt: at('22:00') },
        { match: 1, openAt: at('21:45') },
      ],
      '21:35',
    ],
    [
      'the first room of several lobbies',
      [
        { match: 1, openAt: at('22:15') },
        { match: 1, openAt: at('21:45') },
      ],
      '21:35',
    ],
    ['a room that opens too soon', [{ match: 1, openAt: at('21:10') }], '21:30'],
    ['a room that leaves a minute', [{ match: 1, openAt: at('21:11') }], '21:01'],
  ] as const)('of the final close by %s', (_, rooms, closes) => {
    const { usual, all } = finalCloses(rooms, at('21:00'));
    expect(usual).toEqual(at(closes));
    const offered = new Set(['21:10', '21:20', '21:30', '22:00', closes]);
    expect(all).toEqual([...offered].toSorted((one, other) => one.localeCompare(other)).map(at));
  });

  it('do not begin to take places away after the close', () => {
    const marked = windows.map((window) => ({ ...window, onMissing: 'mark' as const }));
    const errorAt = (now: string, closings = NO_CLOSINGS) =>
      pastCloseError({ windows: marked, closings }, { windows }, at(now));
    expect(errorAt('16:59')).toBeNull();
    expect(errorAt('17:00')).toBe('Este cierre ya pasó: elige una hora por venir.');
    const closed = { ...NO_CLOSING, closedAt: at('17:05') };
    expect(errorAt('18:00', { ...NO_CLOSINGS, entry: closed })).toBeNull();
    expect(pastCloseError({ windows, closings: NO_CLOSINGS }, { windows: marked }, at('18:00'))).toBeNull();
  });

  it('do not close in the past when they are moved', () => {
    const earlier = movedWindows(windows, date, at('16:00'));
    expect(
      pastCloseError({ windows, closings: NO_CLOSINGS }, { windows: earlier }, at('14:00')),
    ).not.toBeNull();
  });
});
