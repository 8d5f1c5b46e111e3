import {
  collection,
  collectionGroup,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { ADMINS, OUTSIDERS } from '../support/people.ts';
import { get, list, listAll, type Row, rowsOf } from '../support/row.ts';

const { allow, deny } = rowsOf('/tournaments/{tournament}');
const changes = rowsOf('/tournamentChanges/{tournament}');
const figures = rowsOf('/figures/{tournament}');
const none = rowsOf(null);

const latestFigures = (most: number) =>
  list(`lists the ${most} figures that changed last`, (db) =>
    getDocs(query(collection(db, 'figures'), orderBy('changedAt', 'desc'), limit(most))),
  );

const published = list('lists the published ones', (db) =>
  getDocs(query(collection(db, 'tournaments'), where('status', '==', 'published'), orderBy('date', 'desc'))),
);

const changed = (most: number) =>
  list(`lists the ${most} last that changed`, (db) =>
    getDocs(
      query(
        collection(db, 'tournamentChanges'),
        where('changedAt', '>', new Date(0)),
        orderBy('changedAt'),
        limit(most),
      ),
    ),
  );

export const TOURNAMENTS: readonly Row[] = [
  ...figures.allow(ADMINS, latestFigures(12)),
  ...figures.deny(ADMINS, latestFigures(13)),
  ...figures.deny(OUTSIDERS, latestFigures(1)),
  ...none.deny([...OUTSIDERS, ...ADMINS], get('figures/published')),
  ...changes.allow([...OUTSIDERS, ...ADMINS], changed(12)),
  ...changes.deny([...OUTSIDERS, ...ADMINS], changed(13)),
  ...changes.deny(['stranger', 'admin'], listAll('tournamentChanges')),
  ...none.deny(['stranger', 'admin'], get('tournamentChanges/published')),
  ...allow([...OUTSIDERS, ...ADMINS], get('tournaments/published')),
  ...allow(ADMINS, get('tournaments/draft')),
  ...allow(ADMINS, get('tournaments/scheduled')),
  ...deny(OUTSIDERS, get('tournaments/draft')),
  ...deny(OUTSIDERS, get('tournaments/scheduled')),
  ...deny(['stranger', 'user'], get('tournaments/missing')),
  ...allow([...OUTSIDERS, ...ADMINS], published),
  ...allow(
    ['stranger'],
    list('counts the published ones', (db) =>
      getCountFromServer(query(collection(db, 'tournaments'), where('status', '==', 'published'))),
    ),
  ),
  ...allow(ADMINS, listAll('tournaments')),
  ...deny(OUTSIDERS, listAll('tournaments')),
  ...deny(
    ['stranger', 'user'],
    list('lists the scheduled ones', (db) =>
      getDocs(query(collection(db, 'tournaments'), where('status', '==', 'scheduled'))),
    ),
  ),
  ...deny(
    ['stranger', 'user'],
    list('lists published and draft ones', (db) =>
      getDocs(query(collection(db, 'tournaments'), where('status', 'in', ['published', 'draft']))),
    ),
  ),
  ...deny(
    ['stranger', 'user'],
    list('lists by date without naming the status', (db) =>
      getDocs(query(collection(db, 'tournaments'), orderBy('date', 'desc'))),
    ),
  ),
  ...none.deny(
    ['stranger', 'admin', 'owner'],
    list('lists the claims of every tournament', (db) => getDocs(collectionGroup(db, 'claims'))),
  ),
  ...none.deny(
    ['stranger', 'admin'],
    list('lists published ones as a collection group', (db) =>
      getDocs(query(collectionGroup(db, 'tournaments'), where('status', '==', 'published'))),
    ),
  ),
];
