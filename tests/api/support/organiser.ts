import { createForm } from '@copa/domain/forms/endpoints';
import { createRegistration, setRegistrationStatus } from '@copa/domain/registrations/endpoints';
import { createTournament } from '@copa/domain/tournaments/endpoints';
import type { TournamentFormValues } from '@copa/domain/tournaments/tournament-input';
import { type AccountOptions, signUp } from './accounts.ts';
import { call } from './api-client.ts';
import { formBody, playerBody, tournamentBody } from './samples.ts';
import { openSuite } from './suite.ts';

/** Empties the suite's Firestore and accounts first. */
export async function openAdmin(account: AccountOptions = {}) {
  const suite = await openSuite();
  const { token, email } = await signUp(suite.auth, { claims: { admin: true }, ...account });
  return { ...suite, token, email };
}

export async function openOrganiser(account?: AccountOptions) {
  const admin = await openAdmin(account);
  const { token } = admin;
  const linkedFormId = (await call(createForm, { token, body: formBody({ fields: [] }) })).data.id;

  const open = async (changes: Partial<TournamentFormValues> = {}) =>
    (await call(createTournament, { token, body: tournamentBody({ linkedFormId, ...changes }) })).data.id;

  async function register(tournamentId: string, changes: Readonly<Record<string, unknown>> = {}) {
    const body = playerBody(tournamentId, changes);
    return { ...body, ...(await call(createRegistration, { body })).data };
  }

  const approve = (id: string) =>
    call(setRegistrationStatus, { token, params: { id }, body: { status: 'approved' } });

  return { ...admin, linkedFormId, open, register, approve };
}
