import { orderBy, where } from 'firebase/firestore';
import { ADMINS, OUTSIDERS } from '../support/people.ts';
import { get, list, listAll, listGroup, type Row, rowsOf } from '../support/row.ts';

const { allow, deny } = rowsOf('/registrations/{registration}');

const ofTournament = list('lists those of a tournament', 'registrations', () => [
  where('tournamentId', '==', 'published'),
  orderBy('createdAt', 'desc'),
]);
const byHash = list('looks for a private code', 'registrations', () => [
  where('codeHashes', 'array-contains', 'hash'),
]);
const ofPlayer = list('lists those of their own address', 'registrations', () => [
  where('email', '==', 'ana@correo.example'),
]);
const inAnyFolder = listGroup('lists all as a collection group', 'registrations');

export const REGISTRATIONS: readonly Row[] = [
  ...allow(ADMINS, get('registrations/r1'), listAll('registrations'), ofTournament),
  ...deny(OUTSIDERS, get('registrations/r1'), listAll('registrations'), ofTournament),
  ...deny(['stranger', 'user'], get('registrations/missing'), byHash),
  ...deny(['user'], ofPlayer),
  ...rowsOf(null).deny(['stranger', 'admin'], inAnyFolder),
];
