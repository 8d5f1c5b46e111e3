import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../test/offline-firestore.ts';
import { pass } from '../../../../test/pass.ts';
import { NO_PARTS, NO_VIEWS } from './no-views.fixture.ts';
import { TournamentsScreen } from './tournaments-screen.tsx';

const { put } = await offlineFirestore();

const COPA = { name: 'Copa', maxPlayers: 48, status: 'published' };
const listed = (id: string, date: string, phase: string) => ({
  ...COPA,
  id,
  date,
  phase,
  currentPlayers: 3,
  registrations: { pending: 0, approved: 3, rejected: 0 },
});

describe('the list of an organiser after two hundred tournaments', () => {
  const asked: string[] = [];

  beforeEach(async () => {
    vi.useFakeTimers();
    asked.length = 0;
    const tournaments = [
      listed('coming', '2036-02-01T20:00:00.000Z', 'open'),
      listed('may', '2020-05-01T20:00:00.000Z', 'completed'),
    ];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return Response.json({ success: true, data: { tournaments, nextCursor: 'more' } });
    });
    openScreen(<TournamentsScreen views={NO_VIEWS} play={NO_PARTS} />);
    await pass(1000);
  });

  it('asks for fifty, and for nothing else', () => {
    expect(screen.getByText(/^1 terminado/)).toBeDefined();
    expect(asked.map((path) => path.replace(/^.*\/api/, ''))).toEqual([
      '/tournaments/with-registrations?limit=50',
    ]);
  });

  it('loads again for a new tournament, but not for an old one of a later page', async () => {
    const change = (id: string, day: string) => {
      put(`tournaments/${id}`, { ...COPA, date: new Date(day) });
      put(`figures/${id}`, { changedAt: new Date() });
    };
    change('april', '2020-04-01T20:00:00.000Z');
    await pass(20_000);
    expect(asked).toHaveLength(1);
    change('june', '2020-06-01T20:00:00.000Z');
    await pass(20_000);
    expect(asked).toHaveLength(2);
    for (const id of ['april', 'june']) put(`figures/${id}`, { changedAt: new Date(0), isGone: true });
  });
});
