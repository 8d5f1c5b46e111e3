import { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { pass } from '../../../../test/pass.ts';
import { type DayPlay, NO_PLAY } from '../../../config/day-play.ts';
import { useAwaited } from '../../../lib/admin/awaited.ts';
import { NO_PARTS } from './no-views.fixture.ts';
import { TournamentPanel } from './tournament-panel.tsx';

const LATE_MS = 2000;
const NOW = new Date('2026-11-21T20:00:00Z');

function LateStages({ shown }: { readonly shown: (play: DayPlay) => ReactNode }) {
  const [steps, setSteps] = useState<DayPlay['steps']>([]);
  useAwaited(steps.length === 0);
  useEffect(() => {
    const late = setTimeout(() => setSteps([{ kind: 'close', isLast: false, to: '/fases' }]), LATE_MS);
    return () => clearTimeout(late);
  }, []);
  return shown({ ...NO_PLAY, steps });
}

it('shows the next step only once the stages are known, so that it does not change under a thumb', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  const none = { success: true, data: { forms: [], nextCursor: null } };
  vi.stubGlobal('fetch', async () => Response.json(none));
  const copa = { id: 'sur', name: 'Copa', maxPlayers: 48, currentPlayers: 12, status: 'published' };
  const registrations = { pending: 0, approved: 12, rejected: 0 };
  const { tournaments } = z.parse(listTournamentsWithRegistrations.data, {
    tournaments: [{ ...copa, date: '2026-11-21T19:00:00Z', phase: 'in_play', stage: 1, registrations }],
    nextCursor: null,
  });
  openScreen(
    tournaments.map((tournament) => (
      <TournamentPanel
        key={tournament.id}
        tournament={tournament}
        play={{ ...NO_PARTS, steps: (_, shown) => <LateStages shown={shown} /> }}
        sequel={null}
        now={NOW}
        onClose={() => undefined}
      />
    )),
  );
  await pass(LATE_MS / 2);
  expect(screen.queryByRole('region', { name: 'Lo que sigue' })).toBeNull();
  await pass(LATE_MS);
  expect(screen.getByRole('region', { name: 'Lo que sigue' }).textContent).toBe('Cerrar la fase');
});
