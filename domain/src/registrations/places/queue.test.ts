import { describe, expect, it } from 'vitest';
import { confirmDeadline, positionIn } from '../../day/queue.ts';
import { MATCH_GRACE_MS } from '../../limits.ts';

const NOW = new Date('2026-12-01T19:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe('a queue', () => {
  it('counts from one, and knows who is not in it', () => {
    const queue = { waiting: [7, 3, 5] };
    expect([7, 3, 5, 9].map((number) => positionIn(queue, number))).toEqual([1, 2, 3, null]);
    expect(positionIn({ waiting: [] }, 7)).toBeNull();
  });
});

describe('who gets a place in a window', () => {
  const closing = (kind: 'entry' | 'match', ms: number) => ({
    kind,
    opensAt: NOW,
    closesAt: after(ms),
    onMissing: 'release' as const,
  });

  it('has minutes during the match window, and never longer than it is open', () => {
    expect(confirmDeadline(closing('match', MATCH_GRACE_MS + 1), NOW)).toEqual(after(MATCH_GRACE_MS));
    expect(confirmDeadline(closing('match', MATCH_GRACE_MS - 1), NOW)).toEqual(after(MATCH_GRACE_MS - 1));
  });

  it('has the whole entry window', () => {
    expect(confirmDeadline(closing('entry', 10 * MATCH_GRACE_MS), NOW)).toEqual(after(10 * MATCH_GRACE_MS));
  });
});
