import { randomUUID } from 'node:crypto';
import { createRegistration } from '@copa/domain/registrations/endpoints';
import { tallyOf } from '@copa/domain/registrations/figures';
import { RegistrationSchema, StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import { ofOnePlayer } from '@copa/domain/registrations/samples/registration.fixture';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { REGISTRATIONS } from '../../../functions/src/store/collections.ts';
import { readDocument } from '../../../functions/src/store/documents.ts';
import { countFigures } from '../../../functions/src/store/figures.ts';
import { writerOf } from '../../../functions/src/store/firestore-transaction.ts';
import { suiteAddresses } from './addresses.ts';
import { freshFreeFireId } from './registration-form.ts';

export interface AddedRegistration {
  readonly id: string;
  readonly fullName: string;
  readonly freeFireId: string;
}

/** The fields have the names that the specification gives to players who register alone. */
type Changes = Readonly<Record<string, unknown>>;

const BATCH = 400;

/** Pending ones with their places taken, as the desk stores them, gone after the test; the first is the newest. */
export async function addRegistrations(
  firestore: Firestore,
  tournamentId: string,
  players: readonly Changes[],
): Promise<readonly AddedRegistration[]> {
  const now = Date.now();
  // One after another: among thousands that are each left to chance, two are sometimes the same.
  const firstId = 100_000_000 + Math.floor(Math.random() * 800_000_000);
  const added = players.map((changes, index) => {
    const freeFireId = String(firstId + index);
    const id = randomUUID();
    const { id: _, ...data } = z.parse(
      StoredRegistrationSchema,
      ofOnePlayer({
        id,
        tournamentId,
        number: index + 1,
        ticketId: freeFireId.padStart(26, '0'),
        fullName: `Jugadora ${index + 1}`,
        freeFireId,
        email: `jugadora-${index + 1}@correo.test`,
        phone: `+52 55 ${String(10_000_000 + index)}`,
        answers: {},
        status: 'pending',
        codeHashes: [id],
        createdAt: new Date(now - index * 1000),
        ...changes,
      }),
    );
    const player = z.parse(RegistrationSchema, { ...data, id });
    return { id, data, fullName: player.fullName, freeFireId: player.freeFireId };
  });
  const count = async (changes: Parameters<typeof tallyOf>[0]) => {
    const batch = firestore.batch();
    countFigures(writerOf(firestore, batch), tournamentId, tallyOf(changes));
    await batch.commit();
  };
  onTestFinished(async () => {
    const left = await firestore.collection('registrations').where('tournamentId', '==', tournamentId).get();
    const writer = firestore.bulkWriter();
    for (const { ref } of left.docs) void writer.delete(ref);
    await writer.close();
    await count(left.docs.map((each) => [readDocument(REGISTRATIONS, each), null]));
  });
  for (let start = 0; start < added.length; start += BATCH) {
    const batch = firestore.batch();
    for (const { id, data, freeFireId } of added.slice(start, start + BATCH)) {
      batch.create(firestore.doc(`registrations/${id}`), data);
      if (data.status === 'rejected') continue;
      batch.create(firestore.doc(`tournaments/${tournamentId}/claims/${freeFireId}`), {
        registrationId: id,
      });
    }
    await batch.commit();
  }
  await count(added.map(({ id, data }) => [null, { ...data, id }]));
  const places = added.filter(({ data }) => data.status !== 'rejected').length;
  await firestore.doc(`tournaments/${tournamentId}`).update({ currentPlayers: places });
  return added.map(({ id, fullName, freeFireId }) => ({ id, fullName, freeFireId }));
}

/** The registrations of a tournament as they are stored. */
export async function unitsOf(firestore: Firestore, tournamentId: string) {
  return (await firestore.collection('registrations').where('tournamentId', '==', tournamentId).get()).docs;
}

/** A registration that is not what the journey is about. */
export async function register(tournamentId: string, changes: object = {}) {
  const response = await fetch(`${suiteAddresses().api}/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      tournamentId,
      fullName: 'Ana Jugadora',
      freeFireId: freshFreeFireId(),
      email: 'viaje@correo.mx',
      phone: '+52 55 1234 5678',
      answers: { pais: 'Perú', nivel: '45' },
      ...changes,
    }),
  });
  expect(response.status, await response.clone().text()).toBe(201);
  return z.parse(z.object({ data: createRegistration.data }), await response.json()).data;
}
