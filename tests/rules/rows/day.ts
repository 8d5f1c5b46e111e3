import { ADMINS, EVERYBODY, OUTSIDERS } from '../support/people.ts';
import { get, listAll, type Row, rowsOf } from '../support/row.ts';

const queues = rowsOf('/queues/{tournament}');
const turns = rowsOf('/turns/{tournament}');
const reminders = rowsOf('/reminders/{tournament}');
const none = rowsOf(null);

export const DAY: readonly Row[] = [
  ...queues.allow(ADMINS, get('queues/published')),
  ...queues.deny(OUTSIDERS, get('queues/published')),
  ...turns.allow(EVERYBODY, get('turns/published')),
  ...turns.deny(EVERYBODY, get('turns/published/units/u1')),
  ...none.deny(EVERYBODY, listAll('queues'), listAll('turns')),

  ...reminders.allow(ADMINS, get('reminders/published')),
  ...reminders.deny(OUTSIDERS, get('reminders/published')),
  ...none.deny(EVERYBODY, listAll('reminders')),
];
