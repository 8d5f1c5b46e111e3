import { dayTournament, dayUnit } from '@copa/domain/day/units/day.fixture';
import { MINUTE_MS } from '@copa/domain/limits';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../../test/offline-firestore.ts';
import { LiveArea } from '../../../../lib/live/live-area.tsx';
import { RemindersScreen } from './reminders-screen.tsx';

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
});
