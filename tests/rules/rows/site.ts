import { orderBy } from 'firebase/firestore';
import { EVERYBODY, OUTSIDERS } from '../support/people.ts';
import { get, list, listAll, type Row, rowsOf } from '../support/row.ts';

const audit = rowsOf('/audit/{entry}');
const settings = rowsOf('/settings/site');
const none = rowsOf(null);

const NOT_OWNERS = [...OUTSIDERS, 'admin', 'local admin', 'admin who signed in again'] as const;

const newestFirst = list('lists the newest first', 'audit', () => [orderBy('at', 'desc')]);

export const AUDIT_AND_SETTINGS: readonly Row[] = [
  ...audit.allow(['owner'], get('audit/e1'), newestFirst),
  ...audit.deny(NOT_OWNERS, get('audit/e1'), newestFirst),

  ...settings.allow(EVERYBODY, get('settings/site')),
  ...settings.deny(EVERYBODY, get('settings/secrets')),
  ...none.deny(EVERYBODY, listAll('settings')),
];
