import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../../test/console-spy.ts';
import { restTournament } from '../../../../../test/rest-document.ts';
import { learnServerTime } from '../../../../lib/network/server-clock.ts';
import { writeLocal } from '../../../../lib/storage/local-store.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { forgetActiveTournaments, refreshActiveTournaments } from '../active-tournaments.ts';
import { askNextTournaments, nextTournaments } from './ask-next.ts';
import '../../../../lib/network/public-firestore.ts';
import { openPage } from '../../../../../test/open-page.tsx';
import NextTournaments from './next-tournaments.tsx';

const stored = (id: string, currentPlayers: number, changes: object = {}) => ({
  document: restTournament(id, { currentPlayers, linkedFormId: 'form', ...changes }),
});

const open = () => {
  askNextTournaments();
  return openPage(<NextTournaments isPlain={false} />);
};

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Answers with no changes, and returns the limits of the queries for tournaments. */
function withLists(nearest: readonly object[], all: readonly object[]): readonly number[] {
  const limits: number[] = [];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    const { structuredQuery } = JSON.parse(body) as {
      structuredQuery: { from: [{ collectionId: string }]; limit: number };
    };
    const readTime = new Date().toISOString();
    if (structuredQuery.from[0].collectionId !== 'tournaments') return Response.json([{ readTime }]);
    limits.push(structuredQuery.limit);
    const answer = structuredQuery.limit === 3 ? nearest : all;
    return Response.json(answer.map((each) => ({ ...each, readTime })));
  });
  return limits;
}

describe('the next tournaments', () => {
  beforeEach(forgetActiveTournaments);
  afterEach(() => {
    learnServerTime(Date.now());
    writeLocal(storageKeys.tournaments, null);
  });

  it('are three tournaments from one request, those with open registration first', async () => {
    const questions: unknown[] = [];
    vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
      questions.push(JSON.parse(body));
      return Response.json([stored('a', 10), stored('b', 3), stored('c', 3)]);
    });
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Próximos torneos' })).toBeDefined();
    expect(names()).toEqual(['Copa b', 'Copa c', 'Copa a']);
    expect(questions).toMatchObject([
      { structuredQuery: { from: [{ collectionId: 'tournaments' }], limit: 3 } },
    ]);
    // The query must leave out a cancelled tournament, which would take the space of another.
    expect(JSON.stringify(questions)).toContain('{"field":{"fieldPath":"cancelledAt"},"op":"IS_NULL"}');
  });

  it('are requested again every 30 seconds, as in the list', async () => {
    let players = 3;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('fetch', async () => Response.json([stored('a', players)]));
    open();
    await screen.findByText('3/10 inscritos');
    players = 4;
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(screen.getByText('3/10 inscritos')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByText('4/10 inscritos')).toBeDefined();
  });

  it('cost one read for each poll while nothing changes, and are read again after a change or a start', async () => {
    const began = new Date(Date.now() + 100_000);
    const beginning = stored('a', 3, { date: began });
    let changes: object[] = [];
    let players = 3;
    const asked: string[] = [];
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
      const { structuredQuery } = JSON.parse(body) as {
        structuredQuery: { from: [{ collectionId: string }] };
      };
      const [{ collectionId }] = structuredQuery.from;
      asked.push(collectionId);
      if (collectionId !== 'tournaments') return Response.json(changes);
      return Response.json(
        [beginning, stored('b', players)].filter(
          (each) => each !== beginning || Date.now() < began.getTime(),
        ),
      );
    });
    const afterPoll = async () => {
      asked.length = 0;
      await act(() => vi.advanceTimersByTimeAsync(30_500));
      return [...asked];
    };
    open();
    await screen.findAllByText('3/10 inscritos');
    expect(await afterPoll()).toEqual(['tournamentChanges']);
    players = 4;
    const name = 'projects/p/databases/(default)/documents/tournamentChanges/b';
    changes = [{ document: { name, fields: { changedAt: { timestampValue: new Date().toISOString() } } } }];
    expect(await afterPoll()).toEqual(['tournamentChanges', 'tournaments']);
    expect(screen.getByText('4/10 inscritos')).toBeDefined();
    expect(await afterPoll()).toEqual(['tournamentChanges']);
    expect(await afterPoll()).toEqual(['tournaments']);
    expect(names()).toEqual(['Copa b']);
  });

  it('make room for a later one with places once those that were read close by time alone', async () => {
    const closes = new Date(Date.now() + 40_000);
    const closing = ['a', 'b', 'c'].map((id) => stored(id, 3, { registrationDeadline: closes }));
    const later = stored('d', 3, { date: new Date('2100-12-02T20:00:00Z') });
    const asked = withLists(closing, [...closing, later]);
    open();
    await screen.findByRole('heading', { level: 2, name: 'Próximos torneos' });
    await act(() => vi.advanceTimersByTimeAsync(60_500));
    expect(names()[0]).toBe('Copa d');
    expect(asked.filter((limit) => limit > 3)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(60_500));
    expect(asked).toEqual([3, expect.any(Number)]);
  });

  it('make room for a later one with places beside a tournament that is unreadable', async () => {
    const nearest = [stored('a', 10), stored('b', 10), stored('c', 3, { maxPlayers: 'many' })];
    withLists(nearest, [...nearest, stored('d', 3, { date: new Date('2100-12-02T20:00:00Z') })]);
    open();
    await screen.findByRole('heading', { level: 3, name: 'Copa d' });
    expect(names()[0]).toBe('Copa d');
    expect(takeConsole('warn')).toEqual([
      expect.stringContaining('tournament c does not fit'),
      expect.stringContaining('tournament c does not fit'),
    ]);
  });

  it('are followed by the clock of the server, on a phone whose clock is an hour fast', async () => {
    const ahead = 3_600_000;
    const questions: string[] = [];
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
      questions.push(body);
      return Response.json([{ ...stored('a', 3), readTime: new Date(Date.now() - ahead).toISOString() }]);
    });
    open();
    await screen.findByText('3/10 inscritos');
    const openedAt = Date.now() - ahead;
    questions.length = 0;
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    const [since] = /[\d-]+T[\d:.]+Z/.exec(questions[0] ?? '') ?? [];
    expect(Date.parse(since ?? '')).toBeLessThanOrEqual(openedAt);
  });

  it('leave out cancelled ones, and show nothing without a tournament', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json([stored('a', 3, { cancelledAt: new Date('2026-01-01T00:00:00Z') })]),
    );
    const { container } = open();
    await act(async () => void (await nextTournaments()));
    expect(container.textContent).toBe('');
  });

  it('are those of an earlier visit if the request fails, which is reported', async () => {
    const readTime = new Date().toISOString();
    vi.stubGlobal('fetch', async () =>
      Response.json([stored('a', 3), stored('b', 3)].map((each) => ({ ...each, readTime }))),
    );
    await refreshActiveTournaments();
    forgetActiveTournaments();
    vi.stubGlobal('fetch', async () => new Response('no', { status: 500 }));
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Próximos torneos' })).toBeDefined();
    expect(names()).toEqual(['Copa a', 'Copa b']);
    expect(takeConsole('warn')).toEqual([expect.stringContaining('next tournaments missing')]);
  });
});
