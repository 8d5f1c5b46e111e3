import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InboxFilters } from './inbox-filters.tsx';
import type { InboxList } from './use-inbox-list.ts';

const filter = { text: '', onlyDuplicates: false, onlySuspended: false, standing: null };

const NONE = { pending: 1, approved: 1, rejected: 1 };

it('brings the chosen state into view, which may be beyond the edge of a phone', () => {
  const moves = vi.spyOn(Element.prototype, 'scrollIntoView');
  chips(true, NONE, 0, 'approved');
  expect(moves.mock.contexts.map((chip) => (chip as Element).textContent)).toEqual(['Aprobadas 1']);
});

function chips(
  exact: boolean,
  counts: InboxList['counts'],
  duplicates: number,
  status: 'approved' | null = null,
) {
  const list = {
    filter,
    setFilter: () => undefined,
    all: counts.pending + counts.approved + counts.rejected,
    counts,
    exact,
    live: { hasMore: !exact },
    duplicates: new Map(Array.from({ length: duplicates }, (_, at) => [String(at), null])),
    suspended: new Set(),
    standingCounts: { held: 0, waiting: 0, confirmed: 0, incomplete: 0, consent: 0 },
  } as unknown as InboxList;
  render(<InboxFilters list={list} status={status} onStatus={() => undefined} />);
  return screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent.trim());
}

it('shows no figure where nothing is counted so far, and «0» only where it is known', () => {
  const counts = { pending: 0, approved: 3, rejected: 0 };
  expect(chips(false, counts, 0)).toEqual(['Por decidir', 'Rechazadas', 'Aprobadas 3+', 'Repetidas']);
});

it('shows whole figures as they are', () => {
  const counts = { pending: 0, approved: 3, rejected: 1 };
  expect(chips(true, counts, 2)).toEqual(['Por decidir 0', 'Rechazadas 1', 'Aprobadas 3', 'Repetidas 2']);
});
