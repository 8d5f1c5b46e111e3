import * as z from 'zod/mini';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { CountParamSchema, FlagSchema, NextCursorSchema, pageOf, pageShape } from '../api/paging.ts';
import { CountSchema } from '../described.ts';
import { DocumentIdSchema, RequestIdSchema } from '../ids.ts';
import { NAMED_TOURNAMENTS_SHOWN_MAX, SHORT_TEXT_MAX } from '../limits.ts';
import { NamedTournamentSchema } from '../people/naming.ts';
import { lines } from '../text.ts';
import { updateSchema } from '../update.ts';
import { PublicStatsSchema, RegistrationCountsSchema } from './public-stats.ts';
import { TOURNAMENT_PHASES } from './state.ts';
import { TournamentSchema, TournamentStatusSchema, tournamentShape } from './tournament.ts';
import { TournamentCreationSchema } from './tournament-input.ts';

export const TournamentAnswerSchema = z.extend(TournamentSchema, { phase: z.enum(TOURNAMENT_PHASES) });
export type TournamentAnswer = z.output<typeof TournamentAnswerSchema>;

export const TournamentUpdateSchema = updateSchema(tournamentShape, TournamentAnswerSchema.shape);
export type TournamentUpdate = z.output<typeof TournamentUpdateSchema>;

export const listTournaments = endpoint('listTournaments', {
  call: 'GET /tournaments',
  cost: 'list',
  summary:
    'Tournaments by date, newest first, those without one last; strangers see the published ones, at most 50 on a page and 20 with includeStats. With includeStats in data, without it at the top.',
  flatWithout: 'includeStats',
  access: 'public',
  query: z.strictObject({
    ...pageShape,
    status: z.optional(TournamentStatusSchema),
    includeStats: FlagSchema,
  }),
  data: z.object({
    tournaments: pageOf(TournamentAnswerSchema),
    nextCursor: NextCursorSchema,
    stats: z.optional(PublicStatsSchema),
  }),
});

export const getTournamentStats = endpoint('getTournamentStats', {
  call: 'GET /tournaments/stats',
  cost: 'list',
  summary: 'Public figures over the published tournaments.',
  access: 'public',
  data: PublicStatsSchema,
});

export const listTournamentsWithRegistrations = endpoint('listTournamentsWithRegistrations', {
  call: 'GET /tournaments/with-registrations',
  cost: 'sweep',
  summary:
    'Tournaments with their registration counts by status: those from the last seven days on, the soonest first, then those without a date, then older ones, the latest first.',
  access: 'manage_registrations',
  query: z.strictObject(pageShape),
  data: z.object({
    tournaments: pageOf(z.extend(TournamentAnswerSchema, { registrations: RegistrationCountsSchema })),
    nextCursor: NextCursorSchema,
  }),
});

export const getTournament = endpoint('getTournament', {
  call: 'GET /tournaments/:id',
  summary: 'One tournament; unpublished ones only for admins.',
  access: 'public',
  params: ById,
  data: TournamentAnswerSchema,
});

export const getTournamentCover = endpoint('getTournamentCover', {
  call: 'GET /tournaments/:id/cover/:version',
  summary:
    'The drawn cover of a published tournament, for link previews. A version that is not the present one gets the present cover, which is kept for a short time.',
  access: 'public',
  params: z.extend(ById, { version: z.string().check(z.regex(/^[0-9a-f]{8}$/)) }),
  produces: 'image',
  caller: 'program',
});

export const getNamedTournaments = endpoint('getNamedTournaments', {
  call: 'GET /named-tournaments',
  cost: 'list',
  summary:
    'The tournaments in which the caller may call the roll and note results now: of a referee, published ones that they are named for. The end of each is the end of that.',
  access: 'with-role',
  data: z.object({
    all: z.boolean(),
    tournaments: z.array(NamedTournamentSchema).check(z.maxLength(NAMED_TOURNAMENTS_SHOWN_MAX)),
  }),
});

export const createTournament = endpoint('createTournament', {
  call: 'POST /tournaments',
  summary: 'Create a tournament; the same requestId again answers the same.',
  access: 'manage_tournaments',
  body: TournamentCreationSchema,
  data: TournamentAnswerSchema,
  status: 201,
});

const ofTournament = { access: 'manage_tournaments', params: ById, data: TournamentAnswerSchema } as const;

export const repeatTournament = endpoint('repeatTournament', {
  call: 'POST /tournaments/:id/repeat',
  summary:
    'A draft of the same tournament, whole weeks later at the same local hours: its settings, its windows and its plan, nothing of its players. A draft that the series proposed is answered instead; the same requestId again answers the same.',
  ...ofTournament,
  body: z.strictObject({ requestId: RequestIdSchema }),
  status: 201,
});

export const updateTournament = endpoint('updateTournament', {
  call: 'PUT /tournaments/:id',
  summary: 'Change a tournament: what is not sent stays. Refused when somebody else changed it meanwhile.',
  ...ofTournament,
  body: TournamentUpdateSchema,
});

export const setTournamentCancellation = endpoint('setTournamentCancellation', {
  call: 'PATCH /tournaments/:id/cancellation',
  summary: 'Cancel a tournament or take that back; registered players are told by mail.',
  ...ofTournament,
  body: z.strictObject({ cancelled: z.boolean(), reason: z._default(lines(SHORT_TEXT_MAX), '') }),
});

export const deleteTournament = endpoint('deleteTournament', {
  call: 'DELETE /tournaments/:id',
  summary:
    'Delete a tournament; one with registrations only with force=true, and they go with it. With `seen`, refused when it has more registrations than that. Again answers the same.',
  access: 'manage_tournaments',
  params: ById,
  query: z.strictObject({ force: FlagSchema, seen: z.optional(CountParamSchema) }),
  data: z.object({ id: DocumentIdSchema, deletedRegistrations: CountSchema }),
});
