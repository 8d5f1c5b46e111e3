import { collection, getDocs, orderBy, query } from 'firebase/firestore';
import { OUTSIDERS } from '../support/people.ts';
import { get, list, listAll, type Row, rowsOf } from '../support/row.ts';

const audit = rowsOf('/audit/{entry}');
const settings = rowsOf('/settings/site');
const none = rowsOf(null);

const NOT_OWNERS = [...OUTSIDERS, 'admin', 'local admin', 'admin who signed in again'] as const;

const newestFirst = list('lists the newest first', (db) =>
  getDocs(query(collection(db, 'audit'), orderBy('at', 'desc'))),
);

export const AUDIT_AND_SETTINGS: readonly Row[] = [
  ...audit.allow(['owner'], get('audit/e1')),
  ...audit.allow(['owner'], newestFirst),
  ...audit.deny(NOT_OWNERS, get('audit/e1')),
  ...audit.deny(NOT_OWNERS, newestFirst),

  ...settings.allow(['stranger', 'user', 'admin', 'owner'], get('settings/site')),
  // Nobody may be refused the one document, so its neighbours stand for the refusal.
  ...settings.deny(['stranger', 'user', 'admin', 'owner'], get('settings/secrets')),
  ...none.deny(['stranger', 'user', 'admin', 'owner'], listAll('settings')),
];
