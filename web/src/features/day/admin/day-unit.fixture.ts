import { type Registration, RegistrationSchema } from '@copa/domain/registrations/registration';
import { ofOnePlayer } from '@copa/domain/registrations/samples/registration.fixture';
import * as z from 'zod/mini';

export function dayUnit(id: string, number: number, changes: object = {}): Registration {
  return z.parse(
    RegistrationSchema,
    ofOnePlayer({
      id,
      number,
      tournamentId: 'sabado',
      fullName: `${id} Rojas`,
      freeFireId: `20000000${number}`,
      email: `${id}@correo.test`,
      phone: '3001234567',
      status: 'approved',
      createdAt: new Date('2026-11-21T10:00:00Z'),
      ...changes,
    }),
  );
}
