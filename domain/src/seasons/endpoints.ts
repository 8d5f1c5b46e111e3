import * as z from 'zod/mini';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { PHONE } from '../contact.ts';
import { CountSchema, described } from '../described.ts';
import { DocumentIdSchema, RequestIdSchema, StoredIdSchema } from '../ids.ts';
import {
  NAME_MAX,
  NICK_MAX,
  PHONE_MAX,
  POINTS_MAX,
  RESERVED_ROWS_MAX,
  SEASON_ROWS_MAX,
  SEASON_TOURNAMENTS_MAX,
  SHORT_TEXT_MAX,
} from '../limits.ts';
import { text } from '../text.ts';
import { SeasonRulesSchema, SeasonSchema, SeasonStateSchema, seasonShape } from './season.ts';
import * as words from './words/fields.ts';

const checkDays = z.check<{ readonly firstDay: string; readonly lastDay: string }>((context) => {
  const { firstDay, lastDay } = context.value;
  if (firstDay <= lastDay) return;
  context.issues.push({ code: 'custom', path: ['lastDay'], message: words.daysInOrder, input: lastDay });
});

const ofSeason = { access: 'manage_tournaments', params: ById, data: SeasonSchema } as const;

export const createSeason = endpoint('createSeason', {
  call: 'POST /seasons',
  summary:
    'Create a season with the tournaments that count for it; what repeats one of them joins by itself. The same requestId again answers the same.',
  access: 'manage_tournaments',
  body: z
    .strictObject({
      requestId: RequestIdSchema,
      ...seasonShape,
      tournamentIds: z._default(
        z.array(DocumentIdSchema).check(z.maxLength(SEASON_TOURNAMENTS_MAX, words.tooManyTournaments)),
        [],
      ),
    })
    .check(checkDays),
  data: SeasonSchema,
  status: 201,
});

export const updateSeason = endpoint('updateSeason', {
  call: 'PUT /seasons/:id',
  summary:
    'Change the name, the days and the rules of a season. Other rules need a reason once a tournament has ended: everybody reads it. Refused when somebody else changed the season meanwhile.',
  ...ofSeason,
  body: z
    .strictObject({
      revision: CountSchema,
      ...seasonShape,
      reason: z._default(text(SHORT_TEXT_MAX), ''),
    })
    .check(checkDays),
});

const POINTS_OF_ALL = SEASON_TOURNAMENTS_MAX * POINTS_MAX;
const ShownPlaceSchema = z.nullable(
  z.object({
    rank: z.nullable(CountSchema),
    points: described(z.int(), { minimum: -POINTS_OF_ALL, maximum: POINTS_OF_ALL }),
  }),
);

export const previewSeason = endpoint('previewSeason', {
  call: 'POST /seasons/:id/preview',
  cost: 'sweep',
  summary:
    'What other rules would do to the table: the first hundred of both, and how many players would move.',
  access: 'manage_tournaments',
  params: ById,
  body: z.strictObject({ rules: SeasonRulesSchema }),
  data: z.object({
    moved: CountSchema,
    rows: z
      .array(
        z.object({
          number: CountSchema,
          name: described(z.string(), { maxLength: NICK_MAX }),
          before: ShownPlaceSchema,
          after: ShownPlaceSchema,
        }),
      )
      .check(z.maxLength(2 * SEASON_ROWS_MAX)),
  }),
});

const ByTournament = z.strictObject({ id: DocumentIdSchema, tournamentId: DocumentIdSchema });

export const addSeasonTournament = endpoint('addSeasonTournament', {
  call: 'PUT /seasons/:id/tournaments/:tournamentId',
  summary: 'Let a tournament count for a season; again answers the same. A tournament counts for one season.',
  ...ofSeason,
  params: ByTournament,
});

export const removeSeasonTournament = endpoint('removeSeasonTournament', {
  call: 'DELETE /seasons/:id/tournaments/:tournamentId',
  summary: 'Let a tournament no longer count for a season; again answers the same.',
  ...ofSeason,
  params: ByTournament,
});

export const setSeasonState = endpoint('setSeasonState', {
  call: 'PATCH /seasons/:id/state',
  summary:
    'Close a season, so that no tournament joins it any more, or open it again; again answers the same.',
  ...ofSeason,
  body: z.strictObject({ state: SeasonStateSchema }),
});

export const deleteSeason = endpoint('deleteSeason', {
  call: 'DELETE /seasons/:id',
  summary: 'Delete a season with its results and its table; its tournaments stay. Again answers the same.',
  access: 'manage_tournaments',
  params: ById,
  data: z.object({ id: DocumentIdSchema }),
});

export const exportSeason = endpoint('exportSeason', {
  call: 'GET /seasons/:id/table.csv',
  cost: 'sweep',
  summary: 'The whole table of a season as CSV, by public names.',
  access: 'manage_tournaments',
  params: ById,
  produces: 'csv',
});

/** Several players may share the last reserved rank, so there may be more rows than ranks. */

export const getReserved = endpoint('getReserved', {
  call: 'GET /tournaments/:id/reserved',
  cost: 'sweep',
  summary:
    'The first of the season that a tournament is reserved for: who of them has registered, and how to reach the others, as they registered for their latest tournament.',
  access: 'manage_registrations',
  params: ById,
  data: z.object({
    season: described(z.string(), { maxLength: NAME_MAX }),
    first: CountSchema,
    rows: z
      .array(
        z.object({
          rank: CountSchema,
          number: CountSchema,
          name: described(z.string(), { maxLength: NICK_MAX }),
          registration: z.nullable(
            z.object({
              id: StoredIdSchema,
              isWaiting: z.boolean(),
              isUnproven: z.boolean(),
            }),
          ),
          /**
           * Null if `registration` is not null, or if the player's data in their latest tournament of the
           * season were erased.
           */
          contact: z.nullable(
            z.object({
              registrationId: StoredIdSchema,
              memberId: StoredIdSchema,
              fullName: described(z.string(), { maxLength: NAME_MAX }),
              phone: described(z.string(), { pattern: PHONE.source, maxLength: PHONE_MAX }),
            }),
          ),
        }),
      )
      .check(z.maxLength(RESERVED_ROWS_MAX)),
  }),
});
