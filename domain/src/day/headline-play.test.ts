import { describe, expect, it } from 'vitest';
import { PLAY_TABLE, playHeadline } from './headline-play.fixture.ts';

describe('a unit in a table', () => {
  it.each(PLAY_TABLE)('that $title reads how it stands', (row) => {
    expect(playHeadline(row).sentence).toBe(row.solo);
    expect(playHeadline(row, true).sentence).toBe(row.team);
    expect(playHeadline(row).next).toBe(row.next);
    expect(playHeadline(row, true).next ?? '').not.toMatch(/\b(pasas|puedes|clasificaste|ganas)\b/);
  });
});
