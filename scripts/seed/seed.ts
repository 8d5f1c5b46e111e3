import { StoredFormSchema } from '@copa/domain/forms/form';
import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { newUserRequest } from '@copa/domain/people/user-request';
import { StoredQuestionSchema } from '@copa/domain/questions/question';
import { StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { SiteSettingsSchema } from '@copa/domain/site/settings';
import { StoredTournamentSchema } from '@copa/domain/tournaments/tournament';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ACCOUNTS, APPLICANT, DEMO_PASSWORD, type DemoAccount, OWNER } from './accounts.ts';
import { FORMS } from './forms.ts';
import { QUESTIONS } from './questions.ts';
import { registrationsOf } from './registrations.ts';
import { tournamentSeeds } from './tournaments.ts';

export interface SeedDependencies {
  readonly firestore: Firestore;
  readonly auth: Auth;
  readonly now: Date;
  /** The desk's own rule, so that a seeded player's private link would be the real one. */
  readonly statusCodeHash: (registrationId: string) => string;
}

type Documents = Map<string, DocumentData>;

const BATCH_SIZE = 400;

/** Everything the demo shows, by document path; parsed by the schemas that the site reads with. */
export function demoDocuments(now: Date, statusCodeHash: (registrationId: string) => string): Documents {
  const documents: Documents = new Map();
  const edited = { updatedAt: now };
  for (const [id, form] of Object.entries(FORMS)) {
    documents.set(`forms/${id}`, z.parse(StoredFormSchema, { ...form, ...edited }));
    documents.set(`formCounts/${id}`, { responses: 0 });
  }
  for (const [id, question] of Object.entries(QUESTIONS)) {
    documents.set(`questions/${id}`, z.parse(StoredQuestionSchema, { ...question, ...edited }));
  }
  for (const [id, tournament] of Object.entries(tournamentSeeds(now))) {
    const registrations = registrationsOf(id, tournament, now);
    const places = registrations.filter(({ data }) => data.status !== 'rejected');
    const { publishedDaysAgo } = tournament;
    const publishedAt =
      publishedDaysAgo === null ? null : new Date(now.getTime() - publishedDaysAgo * DAY_MS);
    documents.set(
      `tournaments/${id}`,
      z.parse(StoredTournamentSchema, {
        ...tournament.data,
        ...tournament.stored,
        ...edited,
        currentPlayers: places.length,
        publishedAt,
      }),
    );
    for (const { id: registrationId, data } of registrations) {
      documents.set(
        `registrations/${registrationId}`,
        z.parse(StoredRegistrationSchema, { ...data, statusCodeHash: statusCodeHash(registrationId) }),
      );
    }
    for (const { id: registrationId, data } of places) {
      documents.set(`tournaments/${id}/claims/${data.freeFireId}`, { registrationId });
    }
  }
  documents.set('settings/site', z.parse(SiteSettingsSchema, { ...DEFAULT_SITE, updatedAt: now }));
  // As the set-up of the owner leaves it.
  documents.set('system/owner', { uid: OWNER.uid, at: new Date(now.getTime() - 20 * DAY_MS) });
  documents.set(`userRequests/${APPLICANT.uid}`, {
    ...newUserRequest(APPLICANT),
    requestedAt: new Date(now.getTime() - 2 * HOUR_MS),
  });
  return documents;
}

/** Adds what is missing and changes nothing that is there, so that seeding twice is seeding once. */
export async function seed(dependencies: SeedDependencies): Promise<{ readonly created: number }> {
  await Promise.all(ACCOUNTS.map((account) => ensureAccount(dependencies.auth, account)));
  const documents = demoDocuments(dependencies.now, dependencies.statusCodeHash);
  return { created: await createMissing(dependencies.firestore, documents) };
}

async function createMissing(firestore: Firestore, documents: Documents): Promise<number> {
  const entries = [...documents];
  let created = 0;
  for (let start = 0; start < entries.length; start += BATCH_SIZE) {
    const chunk = entries.slice(start, start + BATCH_SIZE);
    const stored = await firestore.getAll(...chunk.map(([path]) => firestore.doc(path)), { fieldMask: [] });
    const batch = firestore.batch();
    stored.forEach((snapshot, index) => {
      const data = chunk[index]?.[1];
      if (snapshot.exists || data === undefined) return;
      batch.create(snapshot.ref, data);
      created += 1;
    });
    await batch.commit();
  }
  return created;
}

async function ensureAccount(auth: Auth, { uid, email, displayName, claims }: DemoAccount): Promise<void> {
  const { notFound } = await auth.getUsers([{ uid }]);
  if (notFound.length > 0) {
    await auth.createUser({ uid, email, displayName, password: DEMO_PASSWORD, emailVerified: true });
  }
  await auth.setCustomUserClaims(uid, claims);
}
