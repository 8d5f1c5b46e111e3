import { ACTIVE_TOURNAMENTS_MAX } from '@copa/domain/limits';
import { collection, getCountFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { ADMINS, OUTSIDERS } from '../support/people.ts';
import { get, list, listAll, listGroup, type Row, rowsOf } from '../support/row.ts';

const { allow, deny } = rowsOf('/tournaments/{tournament}');
const changes = rowsOf('/tournamentChanges/{tournament}');
const figures = rowsOf('/figures/{tournament}');
const none = rowsOf(null);

const isPublished = where('status', '==', 'published');
const newestFirst = orderBy('date', 'desc');

const latestFigures = (most: number) =>
  list(`lists the ${most} figures that changed last`, 'figures', () => [
    orderBy('changedAt', 'desc'),
    limit(most),
  ]);

const changed = (most: number) =>
  list(`lists the ${most} last that changed`, 'tournamentChanges', () => [
    where('changedAt', '>', new Date(0)),
    orderBy('changedAt'),
    limit(most),
  ]);

const published = (most: number) =>
  list(`lists ${most} published ones`, 'tournaments', () => [isPublished, newestFirst, limit(most)]);
const allPublished = list('lists all published ones', 'tournaments', () => [isPublished, newestFirst]);

export const TOURNAMENTS: readonly Row[] = [
  ...figures.allow(ADMINS, latestFigures(12)),
  ...figures.deny(ADMINS, latestFigures(13)),
  ...figures.deny(OUTSIDERS, latestFigures(1)),
  ...none.deny([...OUTSIDERS, ...ADMINS], get('figures/published')),
  ...changes.allow([...OUTSIDERS, ...ADMINS], changed(12)),
  ...changes.deny([...OUTSIDERS, ...ADMINS], changed(13)),
  ...changes.deny(['stranger', 'admin'], listAll('tournamentChanges')),
  ...none.deny(['stranger', 'admin'], get('tournamentChanges/published')),
  ...allow([...OUTSIDERS, ...ADMINS], get('tournaments/published'), published(ACTIVE_TOURNAMENTS_MAX)),
  ...allow(ADMINS, allPublished),
  ...deny(OUTSIDERS, published(ACTIVE_TOURNAMENTS_MAX + 1), allPublished),
  ...allow(ADMINS, get('tournaments/draft'), get('tournaments/scheduled'), listAll('tournaments')),
  ...deny(OUTSIDERS, get('tournaments/draft'), get('tournaments/scheduled'), listAll('tournaments')),
  ...deny(['stranger'], {
    method: 'list',
    what: 'counts the published ones, which goes through all of them',
    act: (db) => getCountFromServer(query(collection(db, 'tournaments'), isPublished)),
  }),
  ...deny(
    ['stranger', 'user'],
    get('tournaments/missing'),
    list('lists the scheduled ones', 'tournaments', () => [where('status', '==', 'scheduled')]),
    list('lists published and draft ones', 'tournaments', () => [
      where('status', 'in', ['published', 'draft']),
    ]),
    list('lists by date without naming the status', 'tournaments', () => [newestFirst]),
  ),
  ...none.deny(['stranger', 'admin', 'owner'], listGroup('lists the claims of every tournament', 'claims')),
  ...none.deny(
    ['stranger', 'admin'],
    listGroup('lists published ones as a collection group', 'tournaments', () => [isPublished]),
  ),
];
