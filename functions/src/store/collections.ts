import { FollowersSchema, PhonesSchema, PushSchema } from '@copa/domain/day/push';
import { QueueSchema, TurnsSchema } from '@copa/domain/day/queue';
import { RemindersSchema } from '@copa/domain/day/reminder';
import { RollSchema } from '@copa/domain/day/roll';
import { OpeningSchema, RoomsSchema } from '@copa/domain/day/room';
import { PlayerRecordSchema } from '@copa/domain/fairness/record';
import {
  FormCountSchema,
  type FormResponse,
  FormResponseSchema,
  StoredFormSchema,
} from '@copa/domain/forms/form';
import { DocumentIdSchema } from '@copa/domain/ids';
import { MailSchema } from '@copa/domain/mail';
import { NamingSchema } from '@copa/domain/people/naming';
import { UserRequestSchema } from '@copa/domain/people/user-request';
import { BoardSchema } from '@copa/domain/play/board';
import { MatchSchema } from '@copa/domain/play/match';
import { PlayerPageSchema } from '@copa/domain/play/player/page';
import { ProtestSchema } from '@copa/domain/play/protest/protest';
import { ReportSchema } from '@copa/domain/play/report/report';
import { StageSchema } from '@copa/domain/play/stage';
import { StageNumberSchema } from '@copa/domain/play/stage-terms';
import { QuestionSchema } from '@copa/domain/questions/question';
import { StoredGuardianSchema } from '@copa/domain/registrations/consent/guardian';
import { StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import { RosterSchema } from '@copa/domain/registrations/roster';
import { TicketSchema } from '@copa/domain/registrations/ticket';
import { OpenRoomSchema } from '@copa/domain/registrations/ticket-room';
import type { Departure } from '@copa/domain/registrations/words/departure';
import { SeasonSchema } from '@copa/domain/seasons/season';
import { SeasonBoardSchema } from '@copa/domain/seasons/season-board';
import { SeasonResultSchema } from '@copa/domain/seasons/season-result';
import { AuditEntrySchema } from '@copa/domain/site/audit';
import { SiteSettingsSchema } from '@copa/domain/site/settings';
import { InstantSchema, nullish } from '@copa/domain/time/instant';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import { type Collection, collection } from './collection.ts';
import { WithMailboxKeysSchema } from './earlier/mailbox-keys.ts';

const withId = { id: z.string() };

/**
 * Tournaments are written only by `tournament-writes.ts`, and by `due-store.ts` when the time of publication
 * has come. Both files call `noteTournamentChange`.
 */
export const TOURNAMENTS: Collection<Tournament> = collection('tournaments', TournamentSchema);
export const QUESTIONS = collection('questions', QuestionSchema);
export const FORMS = collection('forms', z.extend(StoredFormSchema, { id: DocumentIdSchema }));

export const FORM_COUNTS = collection('formCounts', FormCountSchema);
export const USER_REQUESTS = collection('userRequests', UserRequestSchema);
export const AUDIT = collection('audit', AuditEntrySchema);
export const MAIL = collection('mail', z.extend(MailSchema, withId));
export const SETTINGS = collection('settings', z.extend(SiteSettingsSchema, withId));
export const REGISTRATIONS = collection(
  'registrations',
  z.pipe(WithMailboxKeysSchema, StoredRegistrationSchema),
);
export const TICKETS = collection('tickets', TicketSchema);

/** The id of a guardian's document is the member id of the minor. No client may read the collection. */
export const GUARDIANS = collection('guardians', StoredGuardianSchema);

export const QUEUES = collection('queues', QueueSchema);

export const TURNS = collection('turns', TurnsSchema);

export const REMINDERS = collection('reminders', RemindersSchema);

const TaskSchema = z.enum([
  'publish',
  'change',
  'day',
  'deadline',
  'place',
  'record',
  'absence',
  'delivery',
  'room',
  'result',
  'protest',
  'forget',
  'picture',
  'season',
  'follow',
  'page',
  'image',
  'erasure',
  'sweep',
]);
export type Task = z.output<typeof TaskSchema>;
const AgendaItemSchema = z.object({
  ...withId,
  task: TaskSchema,
  about: z.string(),
  at: InstantSchema,
  /**
   * For `deadline`, `delivery`, `page` and `season`, each change gives a new `turn`. A run removes an entry
   * only if its `turn` is still the same. For `follow`, `turn` names the news.
   */
  turn: nullish(z.string()),
});
export type AgendaItem = z.output<typeof AgendaItemSchema>;

/**
 * An entry says when a task is due, so the scheduled function need not search for due documents in each run
 * (docs/decisions/0055).
 */
export const AGENDA = collection('agenda', AgendaItemSchema);

export const PHONES = collection('phones', PhonesSchema);

export const FOLLOWERS = collection('followers', FollowersSchema);

export const PUSHES = collection('pushes', PushSchema);

export const ROOMS = collection('rooms', RoomsSchema);

export const ROLLS = collection('rolls', RollSchema);

export const ROSTERS = collection('rosters', RosterSchema);

export const stagesOf = (tournamentId: string) =>
  collection(`tournaments/${tournamentId}/stages`, StageSchema);

export const matchesOf = (tournamentId: string, stage: number) =>
  collection(`tournaments/${tournamentId}/stages/${stage}/matches`, MatchSchema);

export const BOARDS = collection('boards', BoardSchema);

export const PLAYERS = collection('players', PlayerPageSchema);

export const RESULT_NOTICES = collection(
  'resultNotices',
  z.object({
    ...withId,
    tournamentId: DocumentIdSchema,
    stage: StageNumberSchema,
    revision: z.int(),
    dueAt: InstantSchema,
  }),
);

export const SEASONS = collection('seasons', SeasonSchema);

export const SEASON_BOARDS = collection('seasonBoards', SeasonBoardSchema);

/** The id of a result is a secret key, with which anybody can read the result. */
export const resultsOf = (seasonId: string) => collection(`seasons/${seasonId}/results`, SeasonResultSchema);

/**
 * `at` is when a guardian last hid a minor's nick in the season. Of this minor's nicks, only those with a
 * later `namedAt` are shown.
 */
export const hiddenIn = (seasonId: string) =>
  collection(`seasons/${seasonId}/hidden`, z.object({ ...withId, at: InstantSchema }));

/**
 * Only the run with the id `run` may write results. `lastNumber` is the highest player number, so that none
 * is given twice.
 */
export const SEASON_RUNS = collection(
  'seasonRuns',
  z.object({ ...withId, run: z.string(), lastNumber: z.int() }),
);

export const REPORTS = collection('reports', ReportSchema);

export const PROTESTS = collection('protests', ProtestSchema);

/** The job removes these names from the protests and rolls of a tournament that has too many for one call. */
export const FORGOTTEN = collection(
  'forgotten',
  z.object({
    ...withId,
    tournamentId: DocumentIdSchema,
    at: InstantSchema,
    units: z.array(z.object({ ...withId, isGone: z.boolean(), forgotten: z.array(z.string()) })),
  }),
);

export const EVIDENCE = collection(
  'evidence',
  z.object({ ...withId, type: z.string(), bytes: z.custom<Buffer>((value) => value instanceof Uint8Array) }),
);

export const roomsOf = (ticketId: string) => collection(`tickets/${ticketId}/rooms`, OpenRoomSchema);

export const openingsOf = (ticketId: string) => collection(`tickets/${ticketId}/openings`, OpeningSchema);

/** The ids are keyed hashes of player IDs. No client may read records. */
export const RECORDS = collection('records', PlayerRecordSchema);

const ClaimSchema = z.object({
  ...withId,
  registrationId: z.string(),
  waiting: z._default(z.boolean(), false),
});
export type Claim = z.output<typeof ClaimSchema>;

/** A claim means that the player's unit has a place or waits. Its id is the `freeFireIdKey` of the player. */
export const claimsOf = (tournamentId: string) =>
  collection(`tournaments/${tournamentId}/claims`, ClaimSchema);

/**
 * Traces are stored apart from registrations, so that limits and withdrawals are remembered after an erasure.
 * Firestore removes a trace after `expiresAt`.
 */
const TraceSchema = z.object({
  ...withId,
  expiresAt: InstantSchema,
  count: z._default(z.int(), 0),
  /** In the trace of a mailbox: the registration of the member who took the mailbox last. */
  holder: nullish(z.string()),
  left: nullish(z.enum(['withdrawn', 'team', 'captain', 'consent', 'removed'] satisfies Departure[])),
  /** Counts the acts of a network by minute. The keys are minutes since 1970. */
  minutes: z._default(z.record(z.string(), z.int()), {}),
});
export type Trace = z.output<typeof TraceSchema>;
export const TRACES = collection('traces', TraceSchema, { isSpare: true });

export const responsesOf = (formId: string) => collection(`forms/${formId}/responses`, FormResponseSchema);

/** The answers to all forms. */
export const RESPONSES: Collection<Pick<FormResponse, 'id' | 'formId'>> = {
  path: 'responses',
  schema: z.pick(FormResponseSchema, { id: true, formId: true }),
  isGroup: true,
};

export const devicesOf = (formId: string) =>
  collection(`forms/${formId}/devices`, z.object({ ...withId, responseId: z.string() }));

export const OWNER_ID = 'owner';
export const OWNER = collection(
  'system',
  z.object({ ...withId, uid: z.string(), at: InstantSchema, leaving: z._default(z.array(z.string()), []) }),
);

export const ATTEMPTS = collection(
  'attempts',
  z.object({
    ...withId,
    since: InstantSchema,
    count: z.int(),
    networks: z._default(z.record(z.string(), z.int()), {}),
  }),
);

const ToldSchema = z.object({ date: nullish(InstantSchema), cancelled: z.boolean(), rules: z.string() });
const ChangeNoticeSchema = z.object({
  ...withId,
  told: ToldSchema,
  sending: nullish(ToldSchema),
  after: nullish(z.string()),
  sentAt: nullish(InstantSchema),
  dueAt: nullish(InstantSchema),
});
export type ChangeNotice = z.output<typeof ChangeNoticeSchema>;
export const CHANGE_NOTICES = collection('changeNotices', ChangeNoticeSchema);

/** The collection has the name of the first named role, and contains all of them. */
export const NAMINGS = collection('referees', NamingSchema);

/**
 * Sign-ins before `validSince` have ended. `ended` lists sign-ins that were ended one by one. Both fields are in
 * seconds, like `auth_time`.
 */
export const REVOCATIONS = collection(
  'revocations',
  z.object({ ...withId, validSince: z.int(), ended: z._default(z.array(z.int()), []) }),
);

export const ROLE_HOLDERS_ID = 'role-holders';
export const ROLE_HOLDERS = collection(
  'system',
  z.object({ ...withId, notedAt: z.record(z.string(), InstantSchema) }),
);
