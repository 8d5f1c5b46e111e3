import { StatsSchema } from '@copa/domain/panel/stats';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { anAdmin } from '../../../../test/admin-screen.tsx';
import { todayOf } from './attention.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

it.each([
  ['that comes', '20:00', 'entry', 'Asistencia: el aviso no salió a tiempo'],
  ['that has begun', '17:00', 'entry', null],
  ['in play', '17:00', 'final', 'Final: el aviso no salió a tiempo'],
])('the panel says of a tournament %s that a confirmation was not told', (_, start, kind, said) => {
  const stats = z.parse(StatsSchema, {
    tournaments: { scheduled: 0, published: 1 },
    registrations: { pending: 0, approved: 12, rejected: 0 },
    registrationsByDay: [],
    approvalMinutes: null,
    perTournament: [
      {
        id: 'copa',
        name: 'Copa',
        date: at(start),
        timeZone: 'America/Bogota',
        maxPlayers: 48,
        currentPlayers: 12,
        registrations: { pending: 0, approved: 12, rejected: 0 },
        windows: [{ kind, opensAt: at('15:00'), closesAt: at('17:30'), onMissing: 'mark' }],
        closings: { [kind]: { untoldAt: at('17:25') } },
      },
    ],
    pendingRequests: 0,
  });
  expect(todayOf(stats, anAdmin, at('18:00')).next).toMatchObject({ name: 'Copa', task: said });
});
