import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { createRegistrationCodes } from '../../functions/src/desk/code.ts';
import { createRecordKeys } from '../../functions/src/desk/record-keys.ts';
import { demoDocuments, seed } from './seed.ts';

const required = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'COPA_STATUS_CODE_SECRET',
] as const;
const [, , secret] = required.map((name) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: demo data is written to emulators only.`);
  return value;
}) as [string, string, string];

initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-torneos' });
const codes = createRegistrationCodes(secret);
const recordKeys = createRecordKeys(secret);
const firestore = getFirestore();
const created = await seed(getAuth(), firestore, demoDocuments(new Date(), codes, recordKeys));
console.log(`${created} documents written`);
await firestore.terminate();
