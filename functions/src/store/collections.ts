import { PhonesSchema, PushSchema } from '@copa/domain/day/push';
import { QueueSchema } from '@copa/domain/day/queue';
import { RemindersSchema } from '@copa/domain/day/reminder';
import { RollSchema } from '@copa/domain/day/roll';
import { OpeningSchema, OpenRoomSchema, RoomsSchema } from '@copa/domain/day/room';
import { FormResponseSchema, StoredFormSchema } from '@copa/domain/forms/form';
import { DocumentIdSchema } from '@copa/domain/ids';
import { MailSchema } from '@copa/domain/mail';
import { UserRequestSchema } from '@copa/domain/people/user-request';
import { BoardSchema } from '@copa/domain/play/board';
import { MatchSchema } from '@copa/domain/play/match';
import { PlayerSchema } from '@copa/domain/play/player/page';
import { ReportSchema } from '@copa/domain/play/report/report';
import { StageSchema } from '@copa/domain/play/stage';
import { StageNumberSchema } from '@copa/domain/play/stage-terms';
import { QuestionSchema } from '@copa/domain/questions/question';
import { StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import { TicketSchema } from '@copa/domain/registrations/ticket';
import { AuditEntrySchema } from '@copa/domain/site/audit';
import { SiteSettingsSchema } from '@copa/domain/site/settings';
import { InstantSchema, nullish } from '@copa/domain/time/instant';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import { type Collection, collection } from './collection.ts';

const withId = { id: z.string() };

/** Written by `tournament-writes.ts` alone, which tells the site of what it wrote. */
export const TOURNAMENTS: Collection<Tournament> = collection('tournaments', TournamentSchema);
export const QUESTIONS = collection('questions', QuestionSchema);
export const FORMS = collection('forms', z.extend(StoredFormSchema, { id: DocumentIdSchema }));

/** How many have answered a form: beside it, for an active form is for anybody to read. */
export const FORM_COUNTS = collection('formCounts', z.object({ id: z.string(), responses: z.int() }));
export const USER_REQUESTS = collection('userRequests', UserRequestSchema);
export const AUDIT = collection('audit', AuditEntrySchema);
export const MAIL = collection('mail', z.extend(MailSchema, withId));
export const SETTINGS = collection('settings', z.extend(SiteSettingsSchema, withId));
export const REGISTRATIONS = collection('registrations', StoredRegistrationSchema);
/** What the phones of a unit read, under an id that nobody guesses. */
export const TICKETS = collection('tickets', TicketSchema);

/** The numbers of those who wait for a place in a tournament: for anybody to find their own among them. */
export const QUEUES = collection('queues', QueueSchema);

/** Whom organisers wrote to, by tournament: for organisers to read. */
export const REMINDERS = collection('reminders', RemindersSchema);

/** When the job has something to do for the day of a tournament, and for its rooms; null when it has not. */
export const DAYS = collection(
  'days',
  z.object({ ...withId, nextAt: nullish(InstantSchema), roomAt: nullish(InstantSchema) }),
);

/** Where the phones of units are reached that want to be told: nobody reads it but the API and the sender. */
export const PHONES = collection('phones', PhonesSchema);

/** Notices for phones, each once: what is created here is sent. */
export const PUSHES = collection('pushes', PushSchema);

/** The rooms of a tournament with their passwords, and who sits where: nobody reads it but the API. */
export const ROOMS = collection('rooms', RoomsSchema);

/** Tournaments whose rooms still have to be handed to tickets; the mark says by which change. */
export const DELIVERIES = collection('deliveries', z.object({ ...withId, mark: z.string() }));

/** Who was in the room of a match, by the account of organisers. */
export const ROLLS = collection('rolls', RollSchema);

/** How a tournament is played: for organisers to read. */
export const stagesOf = (tournamentId: string) =>
  collection(`tournaments/${tournamentId}/stages`, StageSchema);

/** What was played in a stage, drafts too: for organisers to read. */
export const matchesOf = (tournamentId: string, stage: number) =>
  collection(`tournaments/${tournamentId}/stages/${stage}/matches`, MatchSchema);

/** The table of a stage, for anybody to read: written in the transaction that changed a row. */
export const BOARDS = collection('boards', BoardSchema);

/** The pages of players who switched theirs on, under keys that nobody guesses: for anybody who has one to read. */
export const PLAYERS = collection('players', PlayerSchema);

/** Stages that were closed, until who played has heard of it: by which revision of the stage, and from when on. */
export const OUTCOMES = collection(
  'outcomes',
  z.object({
    ...withId,
    tournamentId: DocumentIdSchema,
    stage: StageNumberSchema,
    revision: z.int(),
    dueAt: InstantSchema,
  }),
);

/** What teams say of their own matches: for organisers to read. */
export const REPORTS = collection('reports', ReportSchema);

/** The pictures of it, under the same ids: nobody reads them but the API. */
export const EVIDENCE = collection(
  'evidence',
  z.object({
    ...withId,
    type: z.string(),
    bytes: z.custom<Buffer>((value) => value instanceof Uint8Array),
  }),
);

/** What the phones of one unit may read of the rooms, once they are open. */
export const roomsOf = (ticketId: string) => collection(`tickets/${ticketId}/rooms`, OpenRoomSchema);

/** That a phone of it has read one: the only thing that phones write themselves. */
export const openingsOf = (ticketId: string) => collection(`tickets/${ticketId}/openings`, OpeningSchema);

const ClaimSchema = z.object({
  ...withId,
  registrationId: z.string(),
  /** The unit has no place yet. */
  waiting: z._default(z.boolean(), false),
});

/** One claim is one player of a unit that has a place or waits for one; its id is the key of the Free Fire ID. */
export const claimsOf = (tournamentId: string) =>
  collection(`tournaments/${tournamentId}/claims`, ClaimSchema);

/**
 * What a door remembers of strangers for a while: that a request was withdrawn, that a mailbox was written to, how many
 * came from a network. Ids are keyed hashes, and Firestore removes a trace after `expiresAt`.
 */
const TraceSchema = z.object({
  ...withId,
  expiresAt: InstantSchema,
  count: z._default(z.int(), 0),
  /** The registration whose member the mails of this mailbox are about. */
  holder: nullish(z.string()),
  /** By the minute, as the number of minutes since 1970. */
  minutes: z._default(z.record(z.string(), z.int()), {}),
});
export type Trace = z.output<typeof TraceSchema>;
export const TRACES = collection('traces', TraceSchema);

export const responsesOf = (formId: string) => collection(`forms/${formId}/responses`, FormResponseSchema);

/** Which devices have answered a form that takes one answer from each; ids are hashes. */
export const devicesOf = (formId: string) =>
  collection(`forms/${formId}/devices`, z.object({ ...withId, responseId: z.string() }));

/** Who the owner is: one document, there once the set-up has been done. `leaving`: owners who are being removed. */
export const OWNER_ID = 'owner';
export const OWNER = collection(
  'system',
  z.object({ ...withId, uid: z.string(), at: InstantSchema, leaving: z._default(z.array(z.string()), []) }),
);

/** When the tasks of an hour began last. */
export const HOURLY_ID = 'hourly';
export const HOURLY = collection('system', z.object({ ...withId, at: InstantSchema }));

/** How often somebody tried a secret of the server since then. */
export const ATTEMPTS = collection('attempts', z.object({ ...withId, since: InstantSchema, count: z.int() }));

/** What the players of a tournament were told last, and when they are told next; `after` is who was told last of a page. */
const ToldSchema = z.object({ date: nullish(InstantSchema), cancelled: z.boolean() });
const NoticeSchema = z.object({
  ...withId,
  told: ToldSchema,
  telling: nullish(ToldSchema),
  after: nullish(z.string()),
  sentAt: nullish(InstantSchema),
  dueAt: nullish(InstantSchema),
});
export type Notice = z.output<typeof NoticeSchema>;
export const NOTICES = collection('notices', NoticeSchema);

/** From which sign-in on, in seconds as in `auth_time`, tokens of an account count; and the single ones that have ended. */
export const REVOCATIONS = collection(
  'revocations',
  z.object({ ...withId, validSince: z.int(), ended: z._default(z.array(z.int()), []) }),
);

/** Who holds a role, and since when that is known: one document, for the job to ask after them. */
export const ROLE_HOLDERS_ID = 'role-holders';
export const ROLE_HOLDERS = collection(
  'system',
  z.object({ ...withId, notedAt: z.record(z.string(), InstantSchema) }),
);
