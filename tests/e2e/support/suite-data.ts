import { randomUUID } from 'node:crypto';
import { StoredFormSchema } from '@copa/domain/forms/form';
import { DAY_MS, MINUTE_MS } from '@copa/domain/limits';
import type { Board } from '@copa/domain/play/board';
import type { SeasonBoard } from '@copa/domain/seasons/season-board';
import { StoredTournamentSchema, type Tournament } from '@copa/domain/tournaments/tournament';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { writerOf } from '../../../functions/src/store/firestore-transaction.ts';
import { noteTournamentChange } from '../../../functions/src/store/tournament-writes.ts';
import { suiteAddresses } from './addresses.ts';

// Without this variable the client library asks the network whether it runs in the cloud.
process.env['METADATA_SERVER_DETECTION'] = 'none';
const app = initializeApp({ projectId: suiteAddresses().projectId }, randomUUID());
/** The database contains the demo data, so a journey must not empty it. */
export const firestore = initializeFirestore(app);
export const auth = getAuth(app);
afterAll(async () => {
  await firestore.terminate();
  await deleteApp(app);
});

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

export async function addTournament(
  changes: Partial<z.input<typeof StoredTournamentSchema>> = {},
): Promise<string> {
  const id = `viaje-${randomUUID().slice(0, 8)}`;
  const now = new Date();
  const tournament = z.parse(StoredTournamentSchema, {
    name: `Copa ${id}`,
    description: 'Un torneo para probar el camino completo.',
    date: new Date(now.getTime() + 5 * DAY_MS),
    timeZone: 'America/Bogota',
    maxPlayers: 20,
    currentPlayers: 0,
    status: 'published',
    publishedAt: now,
    mapSelection: 'Bermuda',
    prizePool: '1er: $50 USD, 2do: $30 USD, 3er: TBD',
    rules: 'Juega limpio.\nLlega puntual.\nRespeta a los demás.',
    linkedFormId: 'registro-solo',
    updatedAt: now,
    ...changes,
  });
  const document = firestore.doc(`tournaments/${id}`);
  const known = { id, status: tournament.status };
  // Records the change as the API does, because open pages and instances of the API look for recorded
  // changes.
  const added = firestore.batch().create(document, tournament);
  noteTournamentChange(writerOf(firestore, added), null, known);
  await added.commit();
  onTestFinished(() => removeTournament(known));
  return id;
}

async function removeTournament(known: { readonly id: string; readonly status: Tournament['status'] }) {
  const removed = firestore.batch().delete(firestore.doc(`tournaments/${known.id}`));
  noteTournamentChange(writerOf(firestore, removed), known, null);
  await removed.commit();
}

/** The site's list shows a limited number of tournaments, so each test removes its own. */
export function forgetTournament(name: string): void {
  onTestFinished(async () => {
    const { docs } = await firestore.collection('tournaments').where('name', '==', name).get();
    for (const each of docs) {
      await removeTournament({ id: each.id, status: z.parse(StoredTournamentSchema, each.data()).status });
    }
  });
}

export const cardOf = (page: Page, id: string) => page.getByRole('article').filter({ hasText: `Copa ${id}` });

export async function addForm(form: z.input<typeof StoredFormSchema>): Promise<string> {
  const id = `formulario-${randomUUID().slice(0, 8)}`;
  await firestore.doc(`forms/${id}`).create(z.parse(StoredFormSchema, form));
  return id;
}

/** The storage of a phone on which an answer to the form waits to be sent. */
export function waitingAnswer(formId: string): Readonly<Record<string, string>> {
  const response = {
    id: '1790000000000',
    formId,
    answers: { nick: 'De otra visita' },
    submittedAt: new Date(0).toISOString(),
    requestId: randomUUID(),
    pending: true,
  };
  return { 'copa-fenix_forms': JSON.stringify([{ id: formId, title: 'Encuesta', responses: [response] }]) };
}

export async function putBoards(...boards: readonly Board[]): Promise<void> {
  const batch = firestore.batch();
  for (const { id, ...board } of boards) batch.set(firestore.doc(`boards/${id}`), board);
  const last = Math.max(...boards.map(({ stage }) => stage));
  const [{ tournamentId } = { tournamentId: '' }] = boards;
  batch.update(firestore.doc(`tournaments/${tournamentId}`), { stage: last });
  await batch.commit();
}

export async function putSeasonBoard({ id, ...board }: SeasonBoard): Promise<void> {
  await firestore.doc(`seasonBoards/${id}`).set(board);
}

export async function openRooms(tournament: string): Promise<void> {
  const stored = firestore.doc(`rooms/${tournament}`);
  const rooms = (await stored.get()).get('rooms') as readonly object[];
  await stored.update({ rooms: rooms.map((each) => ({ ...each, openAt: new Date() })) });
}
