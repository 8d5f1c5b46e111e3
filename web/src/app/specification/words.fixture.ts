import { getForm } from '@copa/domain/forms/endpoints';
import { permissionsOf } from '@copa/domain/people/roles';
import { AdminSessionSchema } from '@copa/domain/people/session';
import { QUESTION_TYPES } from '@copa/domain/questions/field-type';
import { QuestionInputSchema } from '@copa/domain/questions/question';
import { FIELD_TYPE_LABELS } from '@copa/domain/questions/words/field-types';
import { REGISTRATION_STATUS } from '@copa/domain/registrations/places/unit-day';
import { adminRegistrationErrors } from '@copa/domain/registrations/player';
import { formatPrizePool } from '@copa/domain/tournaments/prizes';
import { vi } from 'vitest';
import { nobody } from '../../../test/admin-screen.tsx';
import { localLoginMessage, signInMessage } from '../../features/people/public/auth-messages.ts';
import { requireTournamentPermission } from '../../features/tournaments/admin/tournament-permission.ts';
import { callApi } from '../../lib/network/api-client.ts';

type Texts = readonly string[];

async function messageOf(act: () => unknown): Promise<string> {
  try {
    await act();
    return 'nothing failed';
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
}

const call = (reply: () => Promise<Response>) => {
  vi.stubGlobal('fetch', reply);
  return callApi(getForm, { params: { formId: 'encuesta' } });
};
async function causeOf(act: () => unknown): Promise<string> {
  try {
    await act();
    return 'nothing failed';
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : 'no cause';
  }
}
const answeredWith = (status: number) => async (): Promise<Texts> => [
  await messageOf(() => call(async () => new Response('', { status }))),
];

const questionErrors = (question: object) => async (): Promise<Texts> =>
  QuestionInputSchema.safeParse(question).error?.issues.map(({ message }) => message) ?? [];

const helperErrors = (freeFireId: string, email: string) => async (): Promise<Texts> =>
  Object.values(adminRegistrationErrors({ fullName: '', freeFireId, email, phone: '' }));

const identityError = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });
const localLogin = (reply: () => Promise<Response>) => async (): Promise<Texts> => [
  localLoginMessage(await call(reply).catch((error: unknown) => error)),
];

export const words = {
  'stored prizes': async () => [formatPrizePool({ first: 'X', second: 'Y', third: 'Z' })],
  'the local session': async () => [AdminSessionSchema.shape.user.shape.role.parse('admin')],
  'the check of admin tools on nothing': helperErrors('', ''),
  'the check of admin tools on wrong words': helperErrors('123', 'nada'),
  'a question of nothing': questionErrors({ text: '' }),
  'a question of wrong words': questionErrors({ text: '¿País?', type: 'rating' }),
  'a question without options': questionErrors({ text: '¿País?', type: 'select' }),
  'what only admins may do to tournaments': () =>
    Promise.all(
      (['create', 'update', 'delete'] as const).map((action) =>
        messageOf(() => requireTournamentPermission(nobody, action)),
      ),
    ),
  'the permissions of an admin': async () => permissionsOf({ role: 'admin' }),
  'the permissions of the owner': async () => permissionsOf({ role: 'owner' }),
  'a call without a connection': async () => [
    await messageOf(() => call(() => Promise.reject(new TypeError('failed to fetch')))),
  ],
  'the console about a call answered with 418': async () => [
    await causeOf(() => call(async () => new Response('', { status: 418 }))),
  ],
  'a call answered with 401': answeredWith(401),
  'a call answered with 403': answeredWith(403),
  'a call answered with 404': answeredWith(404),
  'a call answered with 500': answeredWith(500),
  'a call answered with 418': answeredWith(418),
  'signing in with an unverified address': async () => [signInMessage(identityError('email-not-verified'))],
  'an account with a short password': async () => [signInMessage(identityError('invalid-password'))],
  'signing in with another error': async () => [signInMessage(identityError('none-such'))],
  'the local login with wrong credentials': localLogin(async () =>
    Response.json(
      { success: false, error: 'Credenciales incorrectas', code: 'wrong-credentials' },
      { status: 401 },
    ),
  ),
  'the local login that breaks': localLogin(() => Promise.reject(new TypeError('failed to fetch'))),
  'the types of questions': async () => QUESTION_TYPES.map((type) => FIELD_TYPE_LABELS[type]),
  'the statuses of registrations': async () => Object.values(REGISTRATION_STATUS).map(({ label }) => label),
} as const satisfies Record<string, () => Promise<Texts>>;
