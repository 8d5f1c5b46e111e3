import type { Registration } from '@copa/domain/registrations/registration';
import { describe, expect, it } from 'vitest';
import { sampleRegistration, sampleTeam } from '../registration.fixture.ts';
import { filterRegistrations } from './inbox-filter.ts';
import {
  isSearchCut,
  NO_FILTER,
  notYetDecidable,
  queueLast,
  stillPlayed,
  undecidable,
} from './use-inbox-list.ts';

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

it('leaves out of what is to decide the registrations of past tournaments, and incomplete units', () => {
  const registrations = [
    sampleRegistration('ana'),
    sampleRegistration('beto', { tournamentId: 'jugada' }),
    sampleRegistration('caro', { tournamentId: 'jugada', status: 'approved' }),
    sampleTeam('half', 2),
    sampleTeam('whole', 4),
  ];
  const every = { text: '', onlyDuplicates: false, onlySuspended: false, standing: null };
  const marks = { duplicates: new Map(), suspended: new Set<string>(), past: new Set(['jugada']) };
  const found = (['pending', 'approved', null] as const).map((status) =>
    filterRegistrations(registrations, { ...every, status }, marks, new Map()).map(({ id }) => id),
  );
  expect(found).toEqual([['ana', 'whole'], ['caro'], ['ana', 'beto', 'caro', 'half', 'whole']]);
  const incomplete = { ...every, status: 'pending', standing: 'incomplete' } as const;
  expect(filterRegistrations(registrations, incomplete, marks, new Map()).map(({ id }) => id)).toEqual([
    'half',
  ]);
  const counts = (pending: number, blocked?: number) => ({
    registrations: { pending, approved: 9, rejected: 9, ...(blocked !== undefined && { blocked }) },
  });
  const listed = [
    ['jugada', counts(4, 1)],
    ['hoy', counts(6, 2)],
    ['nueva', counts(3)],
  ] as const;
  expect(undecidable(listed, marks.past)).toBe(6);
  expect(notYetDecidable(listed, marks.past)).toBe(2);
});

it('puts the queue last only in a list that is loaded as a whole, so that a further page stands below', () => {
  const queued = sampleRegistration('queued', { place: 'waiting', waitSeq: 1 });
  const first = [queued, sampleRegistration('held')];
  const both = [...first, sampleRegistration('older')];
  const ids = (units: readonly Registration[]) => units.map(({ id }) => id);
  expect(ids(queueLast(both, false))).toEqual(['held', 'older', 'queued']);
  expect(ids(queueLast(first, true))).toEqual(['queued', 'held']);
});

it('begins with the longest wait among those who lack a player', () => {
  const teams = ['2026-11-20T12:00:00Z', '2026-11-20T10:00:00Z'].map((at) => ({
    ...sampleTeam(at, 2),
    createdAt: new Date(at),
  }));
  const filter = { ...NO_FILTER, status: null, standing: 'incomplete' } as const;
  const marks = { duplicates: new Map(), suspended: new Set<string>(), past: new Set<string>() };
  const found = filterRegistrations(teams, filter, marks, new Map());
  expect(found.map(({ id }) => id)).toEqual(['2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z']);
});

describe('a search', () => {
  const search = { hasMore: true, tournamentId: null, searching: true, read: 1000 };

  it('ends after a thousand registrations of all tournaments', () => {
    expect(isSearchCut(search)).toBe(true);
    expect(isSearchCut({ ...search, read: 999 })).toBe(false);
  });

  it.each([
    ['reads all of one tournament', { tournamentId: 'copa' }],
    ['is whole once nothing is left to read', { hasMore: false }],
    ['is none without a text or a chip', { searching: false }],
  ])('%s', (_, changes) => {
    expect(isSearchCut({ ...search, ...changes })).toBe(false);
  });
});
