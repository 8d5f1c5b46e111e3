import { serverTimestamp, Timestamp, where } from 'firebase/firestore';
import { ADMINS, EVERYBODY, MATCH_STAFF, OUTSIDE_MATCHES, OUTSIDERS } from '../support/people.ts';
import { create, get, listAll, listGroup, type Row, rowsOf, writesTo } from '../support/row.ts';

const TICKET = 'tickets/0123456789abcdefghjkmnpqrs';
const OTHER_TICKET = 'tickets/srqpnmkjhgfedcba9876543210';

const rooms = rowsOf('/tickets/{ticket}/rooms/{room}');
const openings = rowsOf('/tickets/{ticket}/openings/{room}');
const counted = rowsOf('/{path=**}/openings/{room}');
const rolls = rowsOf('/rolls/{roll}');
const none = rowsOf(null);

const opens = (path: string, what = '', change: Readonly<Record<string, unknown>> = {}) =>
  create(`says that it opened ${path} ${what}`, path, () => ({
    room: `published/${path.split('/')[3]}`,
    ticketId: TICKET.split('/')[1],
    at: serverTimestamp(),
    ...change,
  }));

const openingsOf = (room: string) =>
  listGroup(`lists who opened the room ${room}`, 'openings', () => [where('room', '==', room)]);

export const ROOMS: readonly Row[] = [
  ...rooms.allow(EVERYBODY, get(`${TICKET}/rooms/1-2`)),
  ...rooms.deny(EVERYBODY, get(`${TICKET}/rooms/2-3`)),
  // `1-1` was the first revision of the room of match 1, before `1-2` replaced it.
  ...rooms.deny(EVERYBODY, get(`${TICKET}/rooms/1-1`)),
  ...rooms.deny(EVERYBODY, get(`${OTHER_TICKET}/rooms/1-2`)),
  ...none.deny(EVERYBODY, listAll(`${TICKET}/rooms`), listGroup('lists the rooms of all tickets', 'rooms')),
  ...none.deny(EVERYBODY, ...writesTo(`${TICKET}/rooms/1-2`, opens(`${TICKET}/rooms/9-9`))),
  ...none.deny(EVERYBODY, get('rooms/published')),

  ...openings.allow(['stranger'], opens(`${TICKET}/openings/1-2`)),
  // The phone may create the document only once, because a second write would change the stored time.
  ...openings.deny(EVERYBODY, opens(`${TICKET}/openings/3-4`, 'again')),
  ...openings.deny(EVERYBODY, opens(`${TICKET}/openings/2-3`, 'before it is open')),
  ...openings.deny(EVERYBODY, opens(`${TICKET}/openings/1-1`, 'of a room that is not there')),
  ...openings.deny(['stranger'], opens(`${OTHER_TICKET}/openings/1-2`)),
  ...openings.deny(['stranger'], opens(`${TICKET}/openings/4-5`, 'with more', { text: 'x'.repeat(100) })),
  ...openings.deny(['stranger'], opens(`${TICKET}/openings/4-5`, 'elsewhere', { room: 'other/4-5' })),
  ...openings.deny(['stranger'], opens(`${TICKET}/openings/4-5`, 'as another', { room: 'published/3-4' })),
  ...openings.deny(['stranger'], opens(`${TICKET}/openings/4-5`, 'of another', { ticketId: 'other' })),
  ...openings.deny(['stranger'], opens(`${TICKET}/openings/4-5`, 'earlier', { at: Timestamp.fromMillis(1) })),
  ...openings.deny(
    ['stranger'],
    create('writes something else instead', `${TICKET}/openings/4-5`, () => ({ at: serverTimestamp() })),
  ),
  ...none.deny(EVERYBODY, ...writesTo(`${TICKET}/openings/3-4`, opens(`${TICKET}/openings/1-2/more/1`))),

  ...counted.allow(ADMINS, get(`${TICKET}/openings/3-4`), openingsOf('published/3-4')),
  ...counted.deny(OUTSIDERS, get(`${TICKET}/openings/3-4`), openingsOf('published/3-4')),
  ...counted.deny(OUTSIDERS, listAll(`${TICKET}/openings`)),

  ...rolls.allow(MATCH_STAFF, get('rolls/published_1')),
  ...rolls.deny(OUTSIDE_MATCHES, get('rolls/published_1')),
  // These rolls do not exist yet. The second belongs to a stage, and the tournament id of the third contains
  // an underscore.
  ...rolls.allow(
    MATCH_STAFF,
    get('rolls/published_7'),
    get('rolls/published_2-a-1'),
    get('rolls/sample_0_1'),
  ),
  ...rolls.deny(['referee'], get('rolls/another_1'), get('rolls/other_published_1')),
  ...rolls.deny(['referee of all'], get('rolls/gone_1')),
  ...none.deny(EVERYBODY, listAll('rolls')),
];
