import { randomUUID } from 'node:crypto';
import { FormSchema } from '@copa/domain/forms/form';
import { HOUR_MS } from '@copa/domain/limits';
import { type AcceptanceInput, AcceptanceInputSchema } from '@copa/domain/registrations/invitation';
import {
  type RegistrationInput,
  RegistrationInputSchema,
  type RegistrationReceipt,
} from '@copa/domain/registrations/registration';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { beginFigures } from '../../../functions/src/store/figures.ts';
import { writerOf } from '../../../functions/src/store/firestore-transaction.ts';

export function partnerOf(
  { invitation }: Pick<RegistrationReceipt, 'invitation'>,
  number: number,
): AcceptanceInput {
  if (invitation === null) throw new Error('a registration without an invitation');
  const { invitationCode } = invitation;
  return z.parse(AcceptanceInputSchema, {
    requestId: randomUUID(),
    invitationCode,
    fullName: `Jugadora ${number}`,
    nick: `Nick${number}`,
    ageBand: 'adult',
    freeFireId: String(10_000_000 + number),
    email: `jugadora${number}@correo.example`,
    phone: '+52 55 1234 5678',
  });
}

export async function createTournament(
  firestore: Firestore,
  fields: Partial<Tournament> & { readonly maxPlayers: number },
): Promise<string> {
  const { id: formId, ...form } = z.parse(FormSchema, { id: randomUUID(), title: 'Inscripción' });
  const { id, ...tournament } = z.parse(TournamentSchema, {
    id: randomUUID(),
    name: 'Copa Relámpago',
    date: new Date(Date.now() + 48 * HOUR_MS),
    status: 'published',
    linkedFormId: formId,
    ...fields,
  });
  await firestore.doc(`forms/${formId}`).set(form);
  const batch = firestore.batch();
  batch.set(firestore.doc(`tournaments/${id}`), tournament);
  beginFigures(writerOf(firestore, batch), id);
  await batch.commit();
  return id;
}

export type SentRegistration = RegistrationInput & { readonly requestId: string };

export function playerOf(
  tournamentId: string,
  number: number,
  overrides: Partial<SentRegistration> = {},
): SentRegistration {
  const requestId = randomUUID();
  const input = z.parse(RegistrationInputSchema, {
    requestId,
    tournamentId,
    fullName: `Jugadora ${number}`,
    freeFireId: String(10_000_000 + number),
    email: `jugadora${number}@correo.example`,
    phone: '+52 55 1234 5678',
  });
  return { ...input, requestId, ...overrides };
}
