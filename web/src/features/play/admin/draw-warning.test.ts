import { HOUR_MS } from '@copa/domain/limits';
import { NO_CLOSINGS } from '@copa/domain/tournaments/places/window';
import { describe, expect, it } from 'vitest';
import { drawWarning } from './draw-warning.ts';
import { SATURDAY } from './play.fixture.ts';

describe('a draw', () => {
  const at = (hours: number) => new Date(SATURDAY.getTime() + hours * HOUR_MS);
  const entry = { kind: 'entry' as const, opensAt: at(-24), closesAt: at(-3) };
  const asks = (onMissing: 'release' | 'mark', kind: 'entry' | 'final' = 'entry') => ({
    date: SATURDAY,
    windows: [{ ...entry, kind, onMissing }],
    closings: NO_CLOSINGS,
  });
  it.each([
    ['while units confirm', asks('release'), 1, -4, /^Confirmación de asistencia en curso\. Quien todavía/],
    ['during the review', asks('release'), 1, -2.95, /^Confirmación de asistencia en curso/],
    ['after it', asks('release'), 1, -2, 'nobody'],
    ['while units that miss it keep their places', asks('mark'), 1, -2.95, 'nobody'],
    ['long before the start', asks('mark'), 1, -48, /^Se juega pasado mañana\. Quien reciba/],
    ['while only finalists confirm', asks('release', 'final'), 1, -2.95, 'nobody'],
    ['of a later stage', asks('release'), 2, -4, 'nobody'],
  ])('says who would miss it: %s', (_, tournament, number, hours, said) => {
    expect(drawWarning(tournament, { number }, at(hours)) ?? 'nobody').toMatch(said);
  });
});
