import { RegistrationSchema } from '@copa/domain/registrations/registration';
import { ofOnePlayer } from '@copa/domain/registrations/samples/registration.fixture';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { ReminderList } from './reminder-list.tsx';

const tournament = z.parse(TournamentSchema, {
  id: 'copa',
  name: 'Copa Sábado',
  maxPlayers: 12,
  date: '2026-11-21T20:00:00Z',
  timeZone: 'America/Bogota',
  status: 'published',
});

function unit(name: string, unsentMails: readonly string[]) {
  const player = ofOnePlayer({
    id: name,
    number: 1,
    tournamentId: 'copa',
    fullName: name,
    freeFireId: '200000001',
    email: 'ana@correo.test',
    phone: '3001234567',
    status: 'approved',
    createdAt: new Date('2026-11-19T15:00:00Z'),
  });
  const members = player.members.map((member) => ({ ...member, unsentMails }));
  return z.parse(RegistrationSchema, { ...player, members });
}

it('says of whom no mail tells, because the mailbox had as many as it may get', () => {
  const needy = [unit('Ana Rojas', []), unit('Beto Rojas', ['1-match'])].map((each) => ({
    unit: each,
    about: 'match' as const,
  }));
  openScreen(<ReminderList needy={needy} tournament={tournament} reminders={{}} />);
  const [first, second] = screen.getAllByRole('listitem').map((row) => within(row));
  expect(first?.queryByText(/su buzón/)).toBeNull();
  expect(second?.queryByText(/^No le llegaron todos los correos: a su buzón/)).not.toBeNull();
});
