import { newUserRequest, type UserRequest } from '@copa/domain/people/user-request';
import { expect, it } from 'vitest';
import { SAMPLE_NOW } from '../desk/samples.fixture.ts';
import { accessMail } from './access-mail.ts';

const author = { uid: 'u1', email: 'ana@correo.example', displayName: 'Ana' };
const request: UserRequest = { ...newUserRequest(author), id: 'r1', requestedAt: SAMPLE_NOW };

it.each([
  [
    'approved',
    '',
    'Ya tienes acceso al panel',
    'Hola:\n\nAprobamos tu solicitud de acceso. Inicia sesión de nuevo para entrar al panel.\n',
  ],
  [
    'rejected',
    'Ya no hay lugar.',
    'Tu solicitud de acceso no fue aprobada',
    'Hola:\n\nEsta vez no aprobamos tu solicitud de acceso al panel.\n\nNota de la organización: Ya no hay lugar.\n',
  ],
] as const)('the mail about a request that was %s', (status, notes, subject, text) => {
  const mail = accessMail({ ...request, status, notes }, SAMPLE_NOW);
  expect(mail).toMatchObject({ to: ['ana@correo.example'], message: { subject, text } });
});
