import { ById } from '../../api/by-id.ts';
import { endpoint } from '../../api/endpoint.ts';
import { RoomsAnswerSchema } from '../room.ts';

export const getRooms = endpoint('getRooms', {
  call: 'GET /tournaments/:id/rooms',
  summary: 'The rooms of a tournament with their passwords, for organisers; never cached.',
  access: 'manage_tournaments',
  params: ById,
  data: RoomsAnswerSchema,
});
