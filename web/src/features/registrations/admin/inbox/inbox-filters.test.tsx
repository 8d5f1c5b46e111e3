import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InboxFilters } from './inbox-filters.tsx';
import type { InboxList } from './use-inbox-list.ts';

const filter = { text: '', onlyDuplicates: false, onlySuspended: false, standing: null };

function listOf(exact: boolean, counts: InboxList['counts'], duplicates: number) {
  return {
    filter,
    setFilter: () => undefined,
    all: counts.pending + counts.approved + counts.rejected,
    counts,
    exact,
    isPart: !exact,
    duplicates: new Map(Array.from({ length: duplicates }, (_, at) => [String(at), null])),
    suspended: new Set(),
    standingCounts: { held: 0, waiting: 0, confirmed: 0, incomplete: 0, consent: 0 },
  } as unknown as InboxList;
}

function chips(...list: Parameters<typeof listOf>) {
  render(<InboxFilters list={listOf(...list)} status={null} onStatus={() => undefined} />);
  return screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent.trim());
}

it('brings the chosen state into view, which may be beyond the edge of a phone', () => {
  const moves = vi.spyOn(Element.prototype, 'scrollBy');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this instanceof HTMLFieldSetElement ? new DOMRect(0, 0, 100, 44) : new DOMRect(150, 0, 60, 44);
  });
  const list = listOf(true, { pending: 1, approved: 1, rejected: 1 }, 0);
  const filters = (status: 'approved' | 'rejected') => (
    <InboxFilters list={list} status={status} onStatus={() => undefined} />
  );
  const { rerender } = render(filters('approved'));
  rerender(filters('rejected'));
  expect(moves.mock.calls).toEqual([
    [110, 0],
    [110, 0],
  ]);
});

it('shows no figure where only a part is counted', () => {
  const counts = { pending: 0, approved: 3, rejected: 0 };
  expect(chips(false, counts, 0)).toEqual(['Por decidir', 'Rechazadas', 'Aprobadas', 'Repetidas']);
});

it('shows whole figures as they are', () => {
  const counts = { pending: 0, approved: 3, rejected: 1 };
  expect(chips(true, counts, 2)).toEqual(['Por decidir 0', 'Rechazadas 1', 'Aprobadas 3', 'Repetidas 2']);
});
