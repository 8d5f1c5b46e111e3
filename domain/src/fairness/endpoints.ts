import * as z from 'zod/mini';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { NextCursorSchema, pageOf, pageShape } from '../api/paging.ts';
import { described } from '../described.ts';
import { DocumentIdSchema, RequestIdSchema, StoredIdSchema } from '../ids.ts';
import {
  MAX_PLAYERS_LIMIT,
  NAME_MAX,
  NICK_MAX,
  RECORD_ENTRIES_MAX,
  RECORD_REASON_MAX,
  RECORD_REASON_MIN,
  SUSPENSION_DAYS,
  UNIT_NAME_MAX,
} from '../limits.ts';
import { lines } from '../text.ts';
import { InstantSchema } from '../time/instant.ts';
import { EntrySchema, GivenKindSchema } from './record.ts';
import * as words from './words/fields.ts';

/** No call looks up a record by a player ID alone, because that ID is public in the game. */
const ByMember = z.strictObject({ id: DocumentIdSchema, memberId: DocumentIdSchema });
const ReasonSchema = lines(RECORD_REASON_MAX, words.reasonTooShort).check(
  z.refine((reason) => reason.length >= RECORD_REASON_MIN, words.reasonTooShort),
);

const ShownEntrySchema = z.extend(EntrySchema, {
  tournament: z.nullable(described(z.string(), { maxLength: NAME_MAX })),
  /**
   * True if the mailbox or phone of the absent player differs from that of `:memberId`. The no-show then
   * counts for `:memberId` only if an organiser says so.
   */
  ofOthers: z.boolean(),
  decided: z.nullable(z.boolean()),
});
export type ShownEntry = z.output<typeof ShownEntrySchema>;

const ShownRecordSchema = z.object({
  key: StoredIdSchema,
  /** At most `RECORD_ENTRIES_MAX` entries are no-shows, and at most as many are of other kinds. */
  entries: z.array(ShownEntrySchema).check(z.maxLength(2 * RECORD_ENTRIES_MAX)),
});
export type ShownRecord = z.output<typeof ShownRecordSchema>;

export const getRecord = endpoint('getRecord', {
  call: 'GET /registrations/:id/members/:memberId/record',
  summary: 'What is on record of a member of a unit: warnings, no-shows, strikes and suspensions.',
  access: 'manage_registrations',
  params: ByMember,
  data: ShownRecordSchema,
});

export const addRecordEntry = endpoint('addRecordEntry', {
  call: 'POST /registrations/:id/members/:memberId/record',
  summary:
    'Put a warning, a strike or a suspension on the record of a member. The registration stays as it is.',
  access: 'manage_registrations',
  params: ByMember,
  body: z
    .strictObject({
      requestId: RequestIdSchema,
      kind: GivenKindSchema,
      days: z._default(z.nullable(z.literal(SUSPENSION_DAYS)), null),
      reason: ReasonSchema,
    })
    .check(z.refine(({ kind, days }) => kind === 'ban' || days === null, words.banAlone)),
  data: ShownRecordSchema,
  status: 201,
});

export const decideAbsence = endpoint('decideAbsence', {
  call: 'PUT /registrations/:id/members/:memberId/record/:entryId',
  summary:
    'Decide whether a no-show of somebody with another mailbox or phone counts for this member, and for whoever registers with the same ones. A unit that waits goes behind or ahead; one with a place keeps it.',
  access: 'manage_registrations',
  params: z.extend(ByMember, { entryId: DocumentIdSchema }),
  body: z.strictObject({ counts: z.boolean() }),
  data: ShownRecordSchema,
});

export const revokeRecordEntry = endpoint('revokeRecordEntry', {
  call: 'POST /records/:id/revoke',
  summary: 'Take an entry of a record back: from then on it has no consequence.',
  access: 'manage_registrations',
  params: ById,
  body: z.strictObject({ entryId: DocumentIdSchema, reason: ReasonSchema }),
  data: ShownRecordSchema,
});

const ListedRecordSchema = z.extend(ShownRecordSchema, {
  player: z.nullable(
    z.object({
      nick: described(z.string(), { maxLength: NICK_MAX }),
      unit: described(z.string(), { maxLength: UNIT_NAME_MAX }),
    }),
  ),
});
export type ListedRecord = z.output<typeof ListedRecordSchema>;

const ListedRecordsSchema = z.object({ records: pageOf(ListedRecordSchema), nextCursor: NextCursorSchema });
export type ListedRecords = z.output<typeof ListedRecordsSchema>;

export const listRecords = endpoint('listRecords', {
  call: 'GET /records',
  summary:
    'Suspensions and strikes that count now, by records, each with the nick and the unit of its player while the registration exists.',
  access: 'manage_registrations',
  cost: 'list',
  query: z.strictObject(pageShape),
  data: ListedRecordsSchema,
});

const SuspendedUnitSchema = z.object({ id: StoredIdSchema, until: z.nullable(InstantSchema) });
export type SuspendedUnit = z.output<typeof SuspendedUnitSchema>;

export const getSuspended = endpoint('getSuspended', {
  call: 'GET /tournaments/:id/suspended',
  summary: 'The units of a tournament that have a place or wait with a suspended member.',
  access: 'manage_registrations',
  cost: 'list',
  params: ById,
  data: z.object({ units: z.array(SuspendedUnitSchema).check(z.maxLength(MAX_PLAYERS_LIMIT)) }),
});
