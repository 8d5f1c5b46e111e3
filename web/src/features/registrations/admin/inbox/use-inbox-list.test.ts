import { describe, expect, it } from 'vitest';
import { stillPlayed } from './use-inbox-list.ts';

describe('the tournaments that are asked for suspended players', () => {
  it('are the soonest ten of those with registrations, whichever registration came last', () => {
    const rows = Array.from({ length: 14 }, (_, index) => [`t${10 + index}`, { phase: 'open' }] as const);
    const tournaments = new Map([
      ['cancelled', { phase: 'cancelled' }],
      ['empty', { phase: 'open' }],
      ...rows,
      ['over', { phase: 'completed' }],
    ] as const);
    const documents = [...tournaments.keys(), 'deleted']
      .filter((id) => id !== 'empty')
      .map((tournamentId) => ({ tournamentId }));
    const soonest = rows.slice(0, 10).map(([id]) => id);
    expect(stillPlayed(documents, tournaments)).toEqual(soonest);
    expect(stillPlayed(documents.toReversed(), tournaments)).toEqual(soonest);
  });
});
