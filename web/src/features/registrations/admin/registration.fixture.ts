import { type Registration, RegistrationSchema } from '@copa/domain/registrations/registration';
import * as z from 'zod/mini';

export function sampleRegistration(
  id: string,
  changes: Partial<z.input<typeof RegistrationSchema>> = {},
): Registration {
  return z.parse(RegistrationSchema, {
    id,
    tournamentId: 'copa-ascenso',
    fullName: 'Ana Torres',
    freeFireId: '123456789',
    email: `${id}@correo.test`,
    phone: '+52 55 1234 5678',
    status: 'pending',
    createdAt: '2026-11-20T12:00:00Z',
    ...changes,
  });
}
