import * as z from 'zod/mini';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { CountParamSchema } from '../api/paging.ts';
import { described } from '../described.ts';
import { DocumentIdSchema, LobbyIdSchema } from '../ids.ts';
import { SHORT_TEXT_MAX } from '../limits.ts';
import { RegistrationSchema } from '../registrations/registration.ts';
import { MatchNumberSchema } from '../registrations/ticket-room.ts';
import { lines } from '../text.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { TournamentAnswerSchema } from '../tournaments/endpoints.ts';
import { WindowKindSchema } from '../tournaments/places/window.ts';
import { ReminderAboutSchema, ReminderSchema } from './reminder.ts';
import { RollInputSchema, RollSchema, RollUnitsSchema } from './roll.ts';
import { type RoomAddress, RoomInputSchema, RoomsAnswerSchema } from './room.ts';
import * as words from './words/fields.ts';

export { getTicketCalendar } from './calendar-endpoint.ts';
export { confirmPlace, sayReady } from './own-endpoints.ts';
export { dropPhone, followTournament, keepPhone, unfollowTournament } from './push-endpoints.ts';
export { getRooms } from './rooms/endpoints.ts';

const ReasonSchema = lines(SHORT_TEXT_MAX, words.noReason);
const ByWindow = z.strictObject({ id: DocumentIdSchema, window: WindowKindSchema });

export const readmitUnit = endpoint('readmitUnit', {
  call: 'POST /registrations/:id/readmit',
  summary: 'Let a unit in that did not confirm; never over somebody who got its place meanwhile.',
  access: 'manage_registrations',
  params: ById,
  body: z.strictObject({ window: WindowKindSchema, reason: ReasonSchema }),
  data: RegistrationSchema,
});

export const promoteUnit = endpoint('promoteUnit', {
  call: 'POST /registrations/:id/promote',
  summary: 'Give a free place to a unit that waits: by hand, or out of order.',
  access: 'manage_registrations',
  params: ById,
  body: z.strictObject({ reason: ReasonSchema }),
  data: RegistrationSchema,
});

export const takePlaceBack = endpoint('takePlaceBack', {
  call: 'DELETE /registrations/:id/promote',
  summary:
    'Take a place back that was given by hand, before the unit is told of it; it waits again with its number.',
  access: 'manage_registrations',
  params: ById,
  data: RegistrationSchema,
});

export const extendWindow = endpoint('extendWindow', {
  call: 'POST /tournaments/:id/windows/:window/extend',
  summary: 'Move the close of a confirmation to a later moment, once, before its places are given on.',
  access: 'manage_tournaments',
  params: ByWindow,
  body: z.strictObject({ closesAt: InstantSchema }),
  data: TournamentAnswerSchema,
});

export const endReview = endpoint('endReview', {
  call: 'POST /tournaments/:id/windows/:window/end-review',
  summary: 'Give the places on that nobody confirmed, without waiting for the end of the review.',
  access: 'manage_tournaments',
  params: ByWindow,
  data: TournamentAnswerSchema,
});

const MATCH = /^(?:([a-z]{1,2})-)?([1-9]\d?)$/;
const MatchParamSchema = z.pipe(
  z.pipe(
    described(
      z.custom<string | number>((value) => MATCH.test(String(value)), words.matchRange),
      { type: 'string', pattern: MATCH.source },
    ),
    z.transform((value): RoomAddress => {
      const [, lobby = null, match] = MATCH.exec(String(value)) ?? [];
      return { lobby, match: Number(match) };
    }),
  ),
  z.object({ lobby: z.nullable(LobbyIdSchema), match: MatchNumberSchema }),
);
const ByMatch = z.strictObject({ id: DocumentIdSchema, match: MatchParamSchema });

const ofRoom = {
  access: 'manage_tournaments',
  params: ByMatch,
  data: RoomsAnswerSchema,
  cost: 'sweep',
} as const;

export const putRoom = endpoint('putRoom', {
  call: 'PUT /tournaments/:id/rooms/:match',
  summary:
    'Write the room of a match and hand it to the phones of all who play; the same again changes nothing and ends what was left over. With `revision`, refused when somebody else wrote or removed it meanwhile.',
  ...ofRoom,
  body: RoomInputSchema,
});

export const deleteRoom = endpoint('deleteRoom', {
  call: 'DELETE /tournaments/:id/rooms/:match',
  summary:
    'Take the room of a match back, from all phones; again answers the same. With `revision`, refused when somebody else wrote another one meanwhile.',
  ...ofRoom,
  query: z.strictObject({ revision: z.optional(CountParamSchema) }),
});

export const getRollUnits = endpoint('getRollUnits', {
  call: 'GET /tournaments/:id/roll',
  summary:
    'The units that play, by the names that everybody reads, with their lobbies and seats: for the roll.',
  access: 'with-role',
  params: ById,
  data: RollUnitsSchema,
  cost: 'sweep',
});

export const callRoll = endpoint('callRoll', {
  call: 'PUT /tournaments/:id/roll/:match',
  summary:
    'Mark units that play the match as in the room or not, and name intruders, once its room has opened; what is not named stays, and the same again changes nothing.',
  access: 'record_results',
  params: ByMatch,
  body: RollInputSchema,
  data: RollSchema,
});

export const noteReminder = endpoint('noteReminder', {
  call: 'POST /tournaments/:id/reminders',
  summary:
    'Note that an organiser wrote to a unit, to the adult of one of its minors, or to a player for whom the tournament is reserved, for the others to see.',
  access: 'manage_registrations',
  params: ById,
  body: z.strictObject({
    /**
     * With `reserved`, `:id` reserves places for players of a season, and this registration is in a
     * tournament of that season.
     */
    registrationId: DocumentIdSchema,
    /** The minor whose guardian got the message, or the player who got a `reserved` reminder; else null. */
    memberId: nullish(DocumentIdSchema),
    about: ReminderAboutSchema,
  }),
  data: ReminderSchema,
});
