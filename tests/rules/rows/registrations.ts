import { collection, collectionGroup, getDocs, orderBy, query, where } from 'firebase/firestore';
import { ADMINS, OUTSIDERS } from '../support/people.ts';
import { get, list, listAll, type Row, rowsOf } from '../support/row.ts';

const { allow, deny } = rowsOf('/registrations/{registration}');

const ofTournament = list('lists those of a tournament', (db) =>
  getDocs(
    query(
      collection(db, 'registrations'),
      where('tournamentId', '==', 'published'),
      orderBy('createdAt', 'desc'),
    ),
  ),
);
const byHash = list('looks for a private code', (db) =>
  getDocs(query(collection(db, 'registrations'), where('codeHashes', 'array-contains', 'hash'))),
);
const ofPlayer = list('lists those of their own address', (db) =>
  getDocs(query(collection(db, 'registrations'), where('email', '==', 'ana@correo.example'))),
);

export const REGISTRATIONS: readonly Row[] = [
  ...allow(ADMINS, get('registrations/r1')),
  ...allow(ADMINS, listAll('registrations')),
  ...allow(ADMINS, ofTournament),
  ...deny(OUTSIDERS, get('registrations/r1')),
  ...deny(['stranger', 'user'], get('registrations/missing')),
  ...deny(OUTSIDERS, listAll('registrations')),
  ...deny(OUTSIDERS, ofTournament),
  ...deny(['stranger', 'user'], byHash),
  ...deny(['user'], ofPlayer),
  ...rowsOf(null).deny(
    ['stranger', 'admin'],
    list('lists all as a collection group', (db) => getDocs(collectionGroup(db, 'registrations'))),
  ),
];
