import { newUserRequest } from '@copa/domain/user-request';
import {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { ADMINS, type Who } from '../support/people.ts';
import { create, get, list, listAll, type Row, rowsOf } from '../support/row.ts';

const { allow, deny } = rowsOf('/userRequests/{userRequest}');
const none = rowsOf(null);

const AUTHOR = { uid: 'user-1', email: 'ana@correo.example', displayName: 'Ana' };

function fresh(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { ...newUserRequest(AUTHOR), requestedAt: serverTimestamp(), ...changes };
}

function without(field: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fresh()).filter(([name]) => name !== field));
}

const add = (what: string, fields: () => Record<string, unknown>) =>
  create(what, (db) => addDoc(collection(db, 'userRequests'), fields()));

const pendingOf = (email: string) => (db: Firestore) =>
  getDocs(
    query(collection(db, 'userRequests'), where('email', '==', email), where('status', '==', 'pending')),
  );

const WRONG: readonly (readonly [what: string, changes: Readonly<Record<string, unknown>>])[] = [
  ['for another account', { uid: 'user-2' }],
  ['for another address', { email: 'beto@correo.example' }],
  ['for the same address in other letters', { email: 'ANA@correo.example' }],
  ['that is approved already', { status: 'approved' }],
  ['that is rejected already', { status: 'rejected' }],
  ['with a status that is no text', { status: 1 }],
  ['with a name that is no text', { displayName: 7 }],
  ['with a list for a name', { displayName: ['Ana'] }],
  ['with a name that is too long', { displayName: 'x'.repeat(121) }],
  ['with a time of its own', { requestedAt: Timestamp.fromMillis(0) }],
  ['with a time as text', { requestedAt: '2026-11-20T12:00:00Z' }],
  ['with an approval time', { approvedAt: serverTimestamp() }],
  ['with an approver', { approvedBy: 'user-1' }],
  ['with an empty approver', { approvedBy: '' }],
  ['with a rejection time', { rejectedAt: serverTimestamp() }],
  ['with a rejecter', { rejectedBy: 'user-1' }],
  ['with notes', { notes: 'Déjame entrar' }],
  ['with notes that are null', { notes: null }],
  ['with a field more', { isAdmin: true }],
];

const STRANGERS_TO_IT: readonly Who[] = [
  'stranger',
  'other user',
  'user without address',
  'former admin',
  'unverified admin',
  'admin whose claim was revoked',
];

export const USER_REQUESTS: readonly Row[] = [
  ...allow(['user', 'unverified user'], add('asks for access', fresh)),
  ...allow(
    ['user'],
    add('asks with the longest name', () => fresh({ displayName: 'x'.repeat(120) })),
  ),
  ...['mine', 'A', '7', `0_${'x'.repeat(125)}-`].flatMap((id) =>
    allow(
      ['unverified user'],
      create(`asks under the id ${id.slice(0, 9)} of its own choice`, (db) =>
        setDoc(doc(db, 'userRequests', id), fresh()),
      ),
    ),
  ),
  ...['-mine', 'mine!', 'mi ne', 'mine.', 'ñ', 'x'.repeat(129)].flatMap((id) =>
    deny(
      ['user'],
      create(`asks under the id ${id.slice(0, 9)}, by which nobody could answer`, (db) =>
        setDoc(doc(db, 'userRequests', id), fresh()),
      ),
    ),
  ),
  ...deny(['stranger', 'other user', 'admin', 'owner'], add('asks in the name of somebody else', fresh)),
  ...deny(
    ['user without address'],
    add('asks without an address', () => fresh({ uid: 'user-3', email: null })),
  ),
  ...WRONG.flatMap(([what, changes]) =>
    deny(
      ['user'],
      add(`asks ${what}`, () => fresh(changes)),
    ),
  ),
  ...Object.keys(fresh()).flatMap((field) =>
    deny(
      ['user'],
      add(`asks without ${field}`, () => without(field)),
    ),
  ),

  ...allow(['user', 'unverified user', ...ADMINS], get('userRequests/pending')),
  ...allow(ADMINS, get('userRequests/approved')),
  ...deny(STRANGERS_TO_IT, get('userRequests/pending')),
  ...deny(['user', 'unverified user'], get('userRequests/approved')),
  ...deny(['stranger', 'user'], get('userRequests/missing')),

  ...allow(
    ['user', 'unverified user', ...ADMINS],
    list('looks for a pending one of its address', pendingOf('ana@correo.example')),
  ),
  ...allow(ADMINS, listAll('userRequests')),
  ...deny(
    STRANGERS_TO_IT,
    list('looks for the pending one of somebody else', pendingOf('ana@correo.example')),
  ),
  ...deny(['user', 'stranger', 'former admin'], listAll('userRequests')),
  ...deny(
    ['user'],
    list('lists its own of any status', (db) =>
      getDocs(query(collection(db, 'userRequests'), where('email', '==', 'ana@correo.example'))),
    ),
  ),
  ...deny(
    ['user'],
    list('lists all that are pending', (db) =>
      getDocs(query(collection(db, 'userRequests'), where('status', '==', 'pending'))),
    ),
  ),

  ...none.deny(['user', 'unverified user', 'admin', 'owner'], {
    method: 'update',
    what: 'approves it',
    act: (db) => updateDoc(doc(db, 'userRequests/pending'), { status: 'approved' }),
  }),
  ...none.deny(['user'], {
    method: 'update',
    what: 'empties it',
    act: (db) => updateDoc(doc(db, 'userRequests/pending'), { notes: deleteField() }),
  }),
  ...none.deny(['user', 'other user', 'admin', 'owner'], {
    method: 'delete',
    what: 'deletes it',
    act: (db) => deleteDoc(doc(db, 'userRequests/pending')),
  }),
];
