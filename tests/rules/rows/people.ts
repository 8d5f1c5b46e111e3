import { newUserRequest } from '@copa/domain/people/user-request';
import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { ADMINS, type Who } from '../support/people.ts';
import { create, get, list, listAll, type Row, rowsOf } from '../support/row.ts';

const { allow, deny } = rowsOf('/userRequests/{userRequest}');
const none = rowsOf(null);

const AUTHOR = { uid: 'user-1', email: 'ana@correo.example', displayName: 'Ana' };
const authorOf = (uid: string) => ({ uid, email: `${uid}@correo.example`, displayName: 'Ana' });

type Fields = Readonly<Record<string, unknown>>;

function fresh(changes: Fields = {}, author = AUTHOR): Fields {
  return { ...newUserRequest(author), requestedAt: serverTimestamp(), ...changes };
}

function without(field: string): Fields {
  return Object.fromEntries(Object.entries(fresh()).filter(([name]) => name !== field));
}

const ask = (what: string, fields: () => Fields, id = AUTHOR.uid) =>
  create(what, `userRequests/${id}`, fields);

const askAgain = (what: string, uid: string, changes: Fields = {}) => ({
  ...ask(what, () => fresh(changes, authorOf(uid)), uid),
  method: 'update' as const,
});

const isPending = where('status', '==', 'pending');
const isTheirs = where('email', '==', 'ana@correo.example');

const WRONG: readonly (readonly [what: string, changes: Fields])[] = [
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
  ...allow(
    ['newcomer'],
    ask('asks for access', () => fresh({}, authorOf('new-1')), 'new-1'),
  ),
  ...allow(
    ['unverified newcomer'],
    ask(
      'asks with the longest name',
      () => fresh({ displayName: 'x'.repeat(120) }, authorOf('new-2')),
      'new-2',
    ),
  ),
  ...['mine', 'user-2', 'user-1 '].flatMap((id) =>
    deny(['user', 'unverified user'], ask(`asks under the id ${id}, which is not its own`, fresh, id)),
  ),
  ...deny(['stranger', 'other user', 'admin', 'owner'], ask('asks in the name of somebody else', fresh)),
  ...deny(
    ['user without address'],
    ask('asks without an address', () => fresh({ uid: 'user-3', email: null }), 'user-3'),
  ),
  ...deny(
    ['user'],
    ...WRONG.map(([what, changes]) => ask(`asks ${what}`, () => fresh(changes))),
    ...Object.keys(fresh()).map((field) => ask(`asks without ${field}`, () => without(field))),
  ),

  ...allow(['rejected user'], askAgain('asks again after a refusal', 'rejected')),
  ...allow(['approved user'], askAgain('asks again after the role was taken away', 'approved-1')),
  ...deny(['waiting user'], askAgain('asks again while the request waits', 'waiting')),
  ...deny(['other user'], askAgain('asks again in the name of somebody else', 'answered')),
  ...deny(
    ['answered user'],
    askAgain('gives itself the role', 'answered', { status: 'approved' }),
    askAgain('asks again with another name for itself', 'answered', { uid: 'user-1' }),
  ),

  ...allow(
    ['user', 'unverified user', ...ADMINS],
    get('userRequests/pending'),
    list('looks for a pending one of its address', 'userRequests', () => [isTheirs, isPending]),
  ),
  ...allow(ADMINS, get('userRequests/approved'), listAll('userRequests')),
  ...deny(
    STRANGERS_TO_IT,
    get('userRequests/pending'),
    list('looks for the pending one of somebody else', 'userRequests', () => [isTheirs, isPending]),
  ),
  ...deny(['user', 'unverified user'], get('userRequests/approved')),
  ...deny(['stranger', 'user'], get('userRequests/missing')),
  ...deny(['user', 'stranger', 'former admin'], listAll('userRequests')),
  ...deny(
    ['user'],
    list('lists its own of any status', 'userRequests', () => [isTheirs]),
    list('lists all that are pending', 'userRequests', () => [isPending]),
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
