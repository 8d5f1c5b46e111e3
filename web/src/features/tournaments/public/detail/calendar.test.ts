import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar.ts';

const base = { id: 'copa', name: 'Copa', date: '2026-12-01T20:00:00Z', maxPlayers: 10, status: 'published' };
const fileOf = (changes: object) =>
  calendarFile(
    { ...TournamentSchema.parse({ ...base, ...changes }), date: new Date(base.date) },
    'https://x.test/tournament/copa',
    'Liga Andina',
    new Date(0),
  );

describe('calendarFile', () => {
  it('starts and ends when the tournament does', () => {
    const file = fileOf({ endDate: '2026-12-02T01:30:00Z' });
    expect(file).toContain('DTSTART:20261201T200000Z\r\n');
    expect(file).toContain('DTEND:20261202T013000Z\r\n');
    expect(fileOf({})).toContain('DTEND:20261202T020000Z\r\n');
  });

  it('comes from whoever the owner says that this is', () => {
    expect(fileOf({})).toContain('PRODID:-//Liga Andina//Torneos//ES\r\n');
  });

  it('escapes what a calendar reads as syntax', () => {
    expect(fileOf({ name: 'Copa; final, a; b\\c' })).toContain('SUMMARY:Copa\\; final\\, a\\; b\\\\c\r\n');
  });

  it('keeps every line within 75 octets and loses nothing when unfolded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), (text) => {
        const name = `a${text.replaceAll(/\s/gu, 'x')}`;
        const file = fileOf({ name });
        for (const line of file.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const stored = TournamentSchema.parse({ ...base, name }).name;
        const escaped = stored.replaceAll(/[\\;,]/g, (character) => `\\${character}`);
        expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${escaped}\r\n`);
      }),
    );
  });
});
