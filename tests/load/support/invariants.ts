import { freeFireIdKey } from '@copa/domain/contact';
import type { Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { REGISTRATIONS, TOURNAMENTS } from '../../../functions/src/store/collections.ts';
import { readDocument } from '../../../functions/src/store/documents.ts';
import type { Answer } from './http.ts';
import type { SentRegistration } from './tournament.ts';

export interface Places {
  readonly taken: number;
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
}

/**
 * Over the whole database: places = claims = pending + approved, every claim belongs to the one registration that
 * holds the place, no place beyond the limit, and a queued mail only for players who are there.
 */
export async function expectPlacesToAddUp(firestore: Firestore): Promise<ReadonlyMap<string, Places>> {
  const [tournaments, registrations, claims, mails] = await Promise.all([
    firestore.collection('tournaments').get(),
    firestore.collection('registrations').get(),
    firestore.collectionGroup('claims').get(),
    firestore.collection('mail').get(),
  ]);
  const players = registrations.docs.flatMap((snapshot) => readDocument(REGISTRATIONS, snapshot) ?? []);
  const expectedClaims = players
    .filter(({ status }) => status !== 'rejected')
    .map(
      ({ id, tournamentId, freeFireId }) =>
        `tournaments/${tournamentId}/claims/${freeFireIdKey(freeFireId)} ${id}`,
    );
  const foundClaims = claims.docs.map((claim) => `${claim.ref.path} ${String(claim.get('registrationId'))}`);
  expect(foundClaims.toSorted()).toEqual(expectedClaims.toSorted());
  expect(new Set(claims.docs.map(({ ref }) => ref.path)).size).toBe(expectedClaims.length);
  expect(mails.docs.map(({ id }) => id).toSorted()).toEqual(
    players.flatMap(({ mailIds }) => mailIds).toSorted(),
  );

  const places = new Map<string, Places>();
  for (const snapshot of tournaments.docs) {
    const tournament = readDocument(TOURNAMENTS, snapshot);
    if (tournament === null) continue;
    const own = players.filter(({ tournamentId }) => tournamentId === tournament.id);
    const count = (wanted: string) => own.filter(({ status }) => status === wanted).length;
    const found = {
      taken: tournament.currentPlayers,
      pending: count('pending'),
      approved: count('approved'),
      rejected: count('rejected'),
    };
    const holding = found.pending + found.approved;
    expect({ id: tournament.id, taken: found.taken }).toEqual({ id: tournament.id, taken: holding });
    expect(holding).toBeLessThanOrEqual(tournament.maxPlayers);
    places.set(tournament.id, found);
  }
  return places;
}

/** Every receipt is the registration of its player, and there is no registration that nobody has a receipt for. */
export async function expectReceiptsToHold(
  firestore: Firestore,
  receipts: ReadonlyMap<SentRegistration, Answer>,
): Promise<void> {
  const { docs } = await firestore.collection('registrations').get();
  const stored = docs.flatMap((snapshot) => readDocument(REGISTRATIONS, snapshot) ?? []);
  const lineOf = (id: string, freeFireId: string, createdAt: string) => `${id} ${freeFireId} ${createdAt}`;
  expect(
    stored.map(({ id, freeFireId, createdAt }) => lineOf(id, freeFireId, createdAt.toISOString())).toSorted(),
  ).toEqual(
    [...receipts]
      .map(([{ requestId, freeFireId }, { body }]) =>
        lineOf(requestId, freeFireId, String(body.data?.['createdAt'])),
      )
      .toSorted(),
  );
}

/** One entry for every decision that stands, and none for one that nobody made. */
export async function expectDecisionsToBeAudited(firestore: Firestore): Promise<void> {
  const [registrations, entries] = await Promise.all([
    firestore.collection('registrations').where('status', '!=', 'pending').get(),
    firestore.collection('audit').where('action', '==', 'registration.status').get(),
  ]);
  expect(entries.docs.map((entry) => String(entry.get('target'))).toSorted()).toEqual(
    registrations.docs.map(({ ref }) => ref.path).toSorted(),
  );
}
