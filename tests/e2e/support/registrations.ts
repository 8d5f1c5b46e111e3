import { randomUUID } from 'node:crypto';
import { tallyOf } from '@copa/domain/registrations/figures';
import { acceptInvitation, createRegistration } from '@copa/domain/registrations/own-endpoints';
import { RegistrationSchema, StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import { ofOnePlayer } from '@copa/domain/registrations/samples/registration.fixture';
import { type Ticket, TicketSchema } from '@copa/domain/registrations/ticket';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { REGISTRATIONS } from '../../../functions/src/store/collections.ts';
import { readDocument } from '../../../functions/src/store/documents.ts';
import { countFigures } from '../../../functions/src/store/figures.ts';
import { writerOf } from '../../../functions/src/store/firestore-transaction.ts';
import { partnerBody, playerBody } from '../../api/support/samples.ts';
import { suiteAddresses } from './addresses.ts';
import { firestore } from './suite-data.ts';

const BATCH = 400;

export const HELD = { status: 'approved', place: 'held' };

/** `players[0]` becomes the newest registration, unless the players set `createdAt`. */
export async function addRegistrations(
  tournamentId: string,
  players: ReadonlyArray<Readonly<Record<string, unknown>>>,
) {
  const now = Date.now();
  // The Free Fire IDs are consecutive, because among thousands of random ones two are sometimes equal.
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
    // Without this option the client library writes five hundred documents in the first second.
    const writer = firestore.bulkWriter({ throttling: false });
    for (const { ref } of left.docs) void writer.delete(ref);
    await writer.close();
    await count(left.docs.map((each) => [readDocument(REGISTRATIONS, each), null]));
  });
  for (let start = 0; start < added.length; start += BATCH) {
    const batch = firestore.batch();
    for (const { id, data, freeFireId } of added.slice(start, start + BATCH)) {
      batch.create(firestore.doc(`registrations/${id}`), data);
      if (data.status === 'rejected') continue;
      const claim = firestore.doc(`tournaments/${tournamentId}/claims/${freeFireId}`);
      batch.create(claim, { registrationId: id });
    }
    await batch.commit();
  }
  await count(added.map(({ id, data }) => [null, { ...data, id }]));
  const places = added.filter(({ data }) => data.status !== 'rejected').length;
  await firestore.doc(`tournaments/${tournamentId}`).update({ currentPlayers: places });
  return added.map(({ id, fullName, freeFireId }) => ({ id, fullName, freeFireId }));
}

export async function addSquads(tournamentId: string, names: readonly string[]): Promise<readonly string[]> {
  const units = names.map((name) => ({ ...HELD, unit: { name, tag: '', size: 4 } }));
  return (await addRegistrations(tournamentId, units)).map(({ id }) => id);
}

export async function unitsOf(tournamentId: string) {
  return (await firestore.collection('registrations').where('tournamentId', '==', tournamentId).get()).docs;
}

async function send(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${suiteAddresses().api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.clone().text()).toBe(201);
  return response.json();
}

export async function register(tournamentId: string, changes: object = {}) {
  const answers = { pais: 'Perú', nivel: 'De 40 a 49' };
  const body = playerBody(tournamentId, { fullName: 'Ana Jugadora', answers, ...changes });
  return z.parse(z.object({ data: createRegistration.data }), await send('/registrations', body)).data;
}

export const invitationOf = ({ invitation }: z.output<typeof createRegistration.data>) =>
  invitation?.invitationCode ?? 'no invitation';

export async function joinTeam(invitationCode: string, changes: object = {}) {
  const body = { ...partnerBody('FénixMX'), invitationCode, ...changes };
  const answer = await send('/registrations/invitation', body);
  return z.parse(z.object({ data: acceptInvitation.data }), answer).data;
}

export const DUO = { name: 'Los Fénix Dorados de Guadalajara', tag: 'FNXDO', size: 2 };
const DUO_MEMBERS: Ticket['members'] = [
  { slot: 1, role: 'captain', state: 'accepted', name: 'FénixMX_Capi', needsConsent: false },
  { slot: 2, role: 'player', state: 'accepted', name: 'Jugador 7-2', needsConsent: false },
];

export async function addTicket(tournamentId: string, changes: Partial<Ticket> = {}): Promise<string> {
  const id = randomUUID().replaceAll('-', '').slice(0, 26);
  const unit = { number: 7, name: DUO.name, unit: DUO, members: DUO_MEMBERS, ...HELD };
  const { id: _, ...ticket } = z.parse(TicketSchema, { id, tournamentId, ...unit, ...changes });
  const document = firestore.doc(`tickets/${id}`);
  await document.create(ticket);
  onTestFinished(() => firestore.recursiveDelete(document));
  return id;
}
