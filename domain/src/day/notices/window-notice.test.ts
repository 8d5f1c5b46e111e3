import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../limits.ts';
import { type ConfirmationWindow, NO_CLOSING, NO_CLOSINGS } from '../../tournaments/places/window.ts';
import { afterQuiet, isQuiet } from './night.ts';
import { consentDeadline, openingToldAt, windowNotices } from './window-notice.ts';

const ZONE = 'America/Lima';
const nextNotice = (...asked: Parameters<typeof windowNotices>) => windowNotices(...asked)[0] ?? null;
const lima = (local: string) => new Date(`2026-11-${local}:00-05:00`);

describe('when players hear that a window is open', () => {
  it.each([
    ['at once by day', '20T21:59', '21T17:00', '20T21:59'],
    ['in the morning when it opens at night', '20T22:00', '21T17:00', '21T08:00'],
    ['in the morning when it opens before it', '21T07:59', '21T17:00', '21T08:00'],
    ['at once when it closes before nine', '20T23:00', '21T08:59', '20T23:00'],
    ['in the morning when it closes at nine', '20T23:00', '21T09:00', '21T08:00'],
    ['at eight sharp', '21T08:00', '21T17:00', '21T08:00'],
  ])('%s', (_, opensAt, closesAt, told) => {
    expect(openingToldAt({ opensAt: lima(opensAt), closesAt: lima(closesAt) }, ZONE)).toEqual(lima(told));
  });

  it.each([
    ['spring', 'America/Santiago', '2026-09-06T02:30:00Z', '2026-09-06T11:00:00.000Z'],
    ['autumn', 'America/Santiago', '2026-04-05T01:30:00Z', '2026-04-05T12:00:00.000Z'],
  ])('is eight by the local clock in a night of a clock change, in %s', (_, zone, opensAt, morning) => {
    expect(afterQuiet(new Date(opensAt), zone).toISOString()).toBe(morning);
  });

  it('is the end of the night in every zone: never at night, never more than eleven hours later', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const moments = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, moments, (zone, moment) => {
        const told = afterQuiet(moment, zone);
        expect(isQuiet(told, zone)).toBe(false);
        const waited = told.getTime() - moment.getTime();
        expect(waited).toBeGreaterThanOrEqual(0);
        expect(waited).toBeLessThanOrEqual(11 * HOUR_MS);
        expect(waited === 0 || isQuiet(new Date(told.getTime() - 1), zone)).toBe(true);
      }),
    );
  });
});

describe('the next notice', () => {
  const entry: ConfirmationWindow = {
    kind: 'entry',
    opensAt: lima('20T20:00'),
    closesAt: lima('21T17:00'),
    onMissing: 'release',
  };
  const match = { ...entry, kind: 'match' as const, opensAt: lima('21T19:00'), closesAt: lima('21T19:40') };
  const final = { ...match, kind: 'final' as const };
  const of = (changes: object = {}) => ({
    windows: [match, entry, final],
    closings: NO_CLOSINGS,
    cancelledAt: null,
    endedAt: null,
    timeZone: ZONE,
    stage: 1,
    ...changes,
  });
  const told = (at: Date) => ({ closings: { ...NO_CLOSINGS, entry: { ...NO_CLOSING, toldAt: at } } });
  const now = lima('20T20:01');
  const kindAt = (changes: object, at = now) => nextNotice(of(changes), at)?.window.kind ?? null;

  it('is the first one that was not sent and is still useful', () => {
    expect(nextNotice(of(), lima('19T12:00'))).toEqual({
      window: entry,
      about: 'opening',
      at: entry.opensAt,
    });
    expect(kindAt({})).toBe('entry');
    expect(kindAt(told(lima('21T16:45')))).toBe('match');
    expect(kindAt({}, new Date(entry.closesAt.getTime() + 1))).toBe('match');
    expect(kindAt({}, new Date(match.closesAt.getTime() + 1))).toBeNull();
    expect(kindAt({ cancelledAt: now })).toBeNull();
    expect(kindAt({ endedAt: now })).toBeNull();
    expect(kindAt({ windows: [final] })).toBeNull();
    expect(kindAt({ windows: [final], stage: 2 })).toBe('final');
  });

  it('is sent again if the window opens again, but not if only its close moves', () => {
    const again = { ...entry, opensAt: lima('21T10:00') };
    const next = (changes: object) => nextNotice(of({ ...told(now), ...changes }), now);
    expect(next({ windows: [again] })).toMatchObject({ about: 'opening', at: again.opensAt });
    const longer = { ...entry, closesAt: lima('21T18:00') };
    expect(next({ windows: [longer] })).toMatchObject({ about: 'closing', at: lima('21T17:45') });
  });

  it.each([
    ['fifteen minutes before the close', '20T20:01', '21T17:00', '21T16:45'],
    ['not where it has been told', '21T16:45', '21T17:00', null],
    ['again when it closes later', '21T16:45', '21T17:30', '21T17:15'],
    ['not to who has just heard that it is open', '21T16:50', '21T17:00', null],
    ['not at night', '20T20:01', '20T22:15', null],
    ['not before eight', '20T20:01', '21T08:14', null],
    ['at eight sharp', '20T20:01', '21T08:15', '21T08:00'],
  ])('that it closes soon: %s', (_, toldAt, closesAt, at) => {
    const window = { ...entry, closesAt: lima(closesAt) };
    const next = nextNotice(of({ ...told(lima(toldAt)), windows: [window] }), lima(toldAt));
    expect(next).toEqual(at === null ? null : { window, about: 'closing', at: lima(at) });
  });

  it('that came late waits for the morning too', () => {
    const late = new Date(lima('20T23:00').getTime() + MINUTE_MS);
    expect(nextNotice(of(), late)).toEqual({
      window: entry,
      about: 'opening',
      at: lima('21T08:00'),
    });
  });
});

describe('a minor without consent', () => {
  it('may lose the place at the first close of a confirmation or at the start, never at that of the final', () => {
    const closing = (kind: ConfirmationWindow['kind'], closesAt: Date): ConfirmationWindow => ({
      kind,
      opensAt: lima('20T08:00'),
      closesAt,
      onMissing: 'release',
    });
    const date = lima('22T20:00');
    const windows = [closing('match', lima('22T19:30')), closing('entry', lima('21T18:00'))];
    expect(consentDeadline({ date, windows })).toEqual(lima('21T18:00'));
    expect(consentDeadline({ date, windows: [closing('final', lima('21T18:00'))] })).toEqual(date);
    expect(consentDeadline({ date: null, windows })).toBeNull();
    expect(consentDeadline({ date, windows }, lima('21T18:01'))).toEqual(lima('22T19:30'));
    expect(consentDeadline({ date, windows }, lima('22T19:31'))).toEqual(date);
  });
});
