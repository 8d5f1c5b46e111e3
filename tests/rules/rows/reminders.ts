import { ADMINS, OUTSIDERS } from '../support/people.ts';
import { get, listAll, type Row, rowsOf } from '../support/row.ts';

const { allow, deny } = rowsOf('/reminders/{tournament}');

export const REMINDERS: readonly Row[] = [
  ...allow(ADMINS, get('reminders/published')),
  ...deny(OUTSIDERS, get('reminders/published')),
  ...rowsOf(null).deny(['stranger', 'user', 'admin', 'owner'], listAll('reminders')),
];
