import { dayTournament, dayUnit } from '@copa/domain/day/units/day.fixture';
import { MINUTE_MS } from '@copa/domain/limits';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../../test/offline-firestore.ts';
import { LiveArea } from '../../../../lib/live/live-area.tsx';
import { RemindersScreen } from './reminders-screen.tsx';

const DELAYED = /^¿Se retrasa\? Cambia la hora en «Editar el torneo»/;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

it('lists each unit once: those in time apart from those that can no longer confirm', async () => {
  const { put } = await offlineFirestore();
  const window = { kind: 'match', opensAt: inMinutes(-60), closesAt: inMinutes(-1), onMissing: 'release' };
  const changes = { date: inMinutes(60), modality: 'duo', windows: [window] };
  put('tournaments/avisos', dayTournament({ id: 'avisos', ...changes }));
  const open = { id: 'libre', slot: 2, role: 'player', state: 'invited' };
  const late = dayUnit('Ana', 1, { tournamentId: 'avisos' });
  const team = { ...dayUnit('Beto', 2, { tournamentId: 'avisos' }) };
  put('registrations/ana', late);
  put('registrations/beto', { ...team, members: [...team.members, open] });
  openScreen(
    <LiveArea>
      <RemindersScreen id="avisos" onMissing={() => undefined} />
    </LiveArea>,
  );
  const named = async (list: string) =>
    within(await screen.findByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.match(/Ana|Beto/)?.[0]);
  expect(await named('Todavía están a tiempo')).toEqual(['Beto']);
  expect(await named('Ya no pueden confirmar')).toEqual(['Ana']);
  expect(screen.getByText(DELAYED)).toBeDefined();
});

it('says of a reserved tournament, above whose units stand those to write to, only that no unit is missing', async () => {
  const { put } = await offlineFirestore();
  const reserved = { seasonId: 'verano', steps: [{ first: 4, endsAt: inMinutes(30) }] };
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { season: 'Verano', first: 4, rows: [] } }),
  );
  put('tournaments/final', dayTournament({ id: 'final', date: inMinutes(60), reserved }));
  put('registrations/nora', dayUnit('Nora', 1, { tournamentId: 'final' }));
  openScreen(<RemindersScreen id="final" onMissing={() => undefined} />);
  expect(await screen.findByText(/^Entre los que ya se inscribieron, por ahora no hay nadie/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Nadie por avisar' })).toBeNull();
});

it('says how to announce a delay if nobody must be reminded', async () => {
  const { put } = await offlineFirestore();
  put('tournaments/tarde', dayTournament({ id: 'tarde', date: inMinutes(60) }));
  put('registrations/olga', dayUnit('Olga', 1, { tournamentId: 'tarde' }));
  openScreen(<RemindersScreen id="tarde" onMissing={() => undefined} />);
  await screen.findByRole('heading', { name: 'Nadie por avisar' });
  expect(screen.getByText(DELAYED)).toBeDefined();
});

it('says nothing about a delay of a tournament that was cancelled', async () => {
  const { put } = await offlineFirestore();
  put('tournaments/nada', dayTournament({ id: 'nada', date: inMinutes(60), cancelledAt: inMinutes(-5) }));
  put('registrations/nina', dayUnit('Nina', 1, { tournamentId: 'nada' }));
  openScreen(<RemindersScreen id="nada" onMissing={() => undefined} />);
  await screen.findByRole('heading', { name: 'Nadie por avisar' });
  expect(screen.queryByText(DELAYED)).toBeNull();
});
