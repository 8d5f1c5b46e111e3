import { ADMINS, EVERYBODY, OUTSIDERS } from '../support/people.ts';
import { get, listAll, type Row, rowsOf } from '../support/row.ts';

const queues = rowsOf('/queues/{tournament}');
const reminders = rowsOf('/reminders/{tournament}');
const none = rowsOf(null);

export const DAY: readonly Row[] = [
  ...queues.allow(EVERYBODY, get('queues/published')),
  // Nobody may be refused a queue, so what lies below one stands for the refusal.
  ...queues.deny(EVERYBODY, get('queues/published/units/u1')),
  ...none.deny(EVERYBODY, listAll('queues')),

  ...reminders.allow(ADMINS, get('reminders/published')),
  ...reminders.deny(OUTSIDERS, get('reminders/published')),
  ...none.deny(EVERYBODY, listAll('reminders')),
];
