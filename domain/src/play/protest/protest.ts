import * as z from 'zod/mini';
import { CountSchema, described } from '../../described.ts';
import { AccountIdSchema, DocumentIdSchema, RequestIdSchema, StoredIdSchema } from '../../ids.ts';
import {
  PROTEST_CORRECTIONS_KEPT,
  PROTEST_PICTURES_MAX,
  PROTEST_TEXT_MAX,
  REMINDER_NAME_MAX,
  SHORT_TEXT_MAX,
} from '../../limits.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import { MatchIdSchema } from '../match.ts';
import { StageNumberSchema } from '../stage-terms.ts';
import { ProtestKindSchema, ProtestStateSchema } from './own-protest.ts';

const ProtestCorrectionSchema = z.object({
  kind: z.enum(['rows', 'adjustment', 'void']),
  at: InstantSchema,
});
export type ProtestCorrection = z.output<typeof ProtestCorrectionSchema>;

export const ProtestSchema = z.object({
  id: StoredIdSchema,
  tournamentId: DocumentIdSchema,
  stage: StageNumberSchema,
  match: MatchIdSchema,
  registrationId: StoredIdSchema,
  kind: ProtestKindSchema,
  against: nullish(StoredIdSchema),
  text: described(z.string(), { maxLength: PROTEST_TEXT_MAX }),
  pictures: z._default(z.array(CountSchema).check(z.maxLength(PROTEST_PICTURES_MAX)), []),
  sentAt: InstantSchema,
  requestId: RequestIdSchema,
  state: ProtestStateSchema,
  /**
   * True if the text contains a name that was erased or hidden while the protest was open. The decision then
   * empties the text.
   */
  namesWhoLeft: z._default(z.boolean(), false),
  reason: z._default(described(z.string(), { maxLength: SHORT_TEXT_MAX }), ''),
  decidedAt: nullish(InstantSchema),
  decidedBy: nullish(AccountIdSchema),
  /** True if the decision replaced an earlier one. */
  isRedecided: z._default(z.boolean(), false),
  /** The last correction to which the protest led, even if it was dismissed since. */
  lastCorrection: nullish(ProtestCorrectionSchema),
  /** Those that still stood when `lastCorrection` was made. */
  earlierCorrections: z._default(
    z.array(ProtestCorrectionSchema).check(z.maxLength(PROTEST_CORRECTIONS_KEPT)),
    [],
  ),
  decidedByName: z._default(described(z.string(), { maxLength: REMINDER_NAME_MAX }), ''),
});
export type Protest = z.output<typeof ProtestSchema>;
