import { where } from 'firebase/firestore';
import { EVERYBODY } from '../support/people.ts';
import { get, list, listAll, type Row, rowsOf } from '../support/row.ts';

const { allow, deny } = rowsOf('/tickets/{ticket}');
const none = rowsOf(null);

const TICKET = 'tickets/0123456789abcdefghjkmnpqrs';

const ofTournament = list('lists those of a tournament', 'tickets', () => [
  where('tournamentId', '==', 'published'),
]);

export const TICKETS: readonly Row[] = [
  ...allow(EVERYBODY, get(TICKET)),
  // A ticket id cannot be guessed, so everybody may learn that an id does not exist.
  ...allow(['stranger'], get('tickets/srqpnmkjhgfedcba9876543210')),
  ...deny(EVERYBODY, get(`${TICKET}/rooms/r1`)),
  ...none.deny(EVERYBODY, listAll('tickets'), ofTournament),
];
