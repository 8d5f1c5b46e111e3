import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StartLine } from './start-line.tsx';

const now = new Date('2026-11-21T18:00:00Z');
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

function lineOf(date: Date | null, timeZone: string, endedAt: Date | null = null) {
  const { container, unmount } = render(<StartLine tournament={{ date, timeZone, endedAt }} now={now} />);
  const text = container.textContent;
  unmount();
  return text;
}

describe('the start of a tournament on the screens of organisers', () => {
  it('names the zone of the tournament if the reader has the same clock', () => {
    expect(lineOf(new Date('2026-11-21T20:00:00Z'), own)).toMatch(
      /\s[ap]\.\sm\.\sen\s\S.* dentro de\s2\shoras$/,
    );
  });

  it('says beside each hour whose clock it is if the clocks differ', () => {
    const there = own === 'Asia/Tokyo' ? 'America/Bogota' : 'Asia/Tokyo';
    expect(lineOf(new Date('2026-11-21T20:00:00Z'), there)).toMatch(
      /\s[ap]\.\sm\.\sen tu hora\s· dentro de\s2\shoras.+\s[ap]\.\sm\.\sen\s(Tokyo|Colombia)$/,
    );
  });

  it.each([
    ['2026-11-21T20:00:00Z', false],
    ['2026-11-21T16:00:00Z', true],
  ])(
    'says of a tournament that has ended how long ago it began, unless that is ahead: %s',
    (date, isSaid) => {
      expect(/hace|dentro de/.test(lineOf(new Date(date), own, now))).toBe(isSaid);
    },
  );

  it('names no zone without an hour', () => {
    expect(lineOf(null, 'Asia/Tokyo')).toBe('Fecha por confirmar');
  });
});
