import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { numberBetween } from '../../api/number-between.ts';
import { DocumentIdSchema } from '../../ids.ts';
import {
  LOBBY_SIZE_MAX,
  PROTEST_PICTURES_MAX,
  PROTEST_REASON_MIN,
  SHORT_TEXT_MAX,
  STAGES_MAX,
} from '../../limits.ts';
import { text } from '../../text.ts';
import { InstantSchema } from '../../time/instant.ts';
import { AdjustmentInputSchema } from '../adjustment.ts';
import { MatchIdSchema, RowInputSchema } from '../match.ts';
import * as words from '../words/fields.ts';
import { ProtestSchema } from './protest.ts';

const byProtest = {
  id: DocumentIdSchema,
  stage: numberBetween(1, STAGES_MAX, words.stageRange),
  match: MatchIdSchema,
  unit: DocumentIdSchema,
};

export const getProtestPicture = endpoint('getProtestPicture', {
  call: 'GET /tournaments/:id/stages/:stage/matches/:match/protests/:unit/pictures/:picture',
  summary: 'A picture that a team sent with its protest.',
  access: 'record_results',
  params: z.strictObject({
    ...byProtest,
    picture: numberBetween(1, PROTEST_PICTURES_MAX, words.pictureRange),
  }),
  produces: 'image',
});

const ProtestCorrectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rows'),
    rows: z
      .record(DocumentIdSchema, RowInputSchema)
      .check(z.refine((rows) => Object.keys(rows).length <= LOBBY_SIZE_MAX, words.tooManyRows)),
  }),
  z.strictObject({ kind: z.literal('adjustment'), adjustment: AdjustmentInputSchema }),
  z.strictObject({ kind: z.literal('void') }),
]);

export const decideProtest = endpoint('decideProtest', {
  call: 'PUT /tournaments/:id/stages/:stage/matches/:match/protests/:unit/decision',
  summary:
    'Uphold a protest with its correction, which everybody reads, or dismiss it. Both teams read the reason. A penalty takes the permission to give one. The same decision again answers the same. With `replaces`, a protest is decided anew; earlier corrections stay, so it is upheld without another one if its own stands.',
  access: 'record_results',
  params: z.strictObject(byProtest),
  body: z.strictObject({
    decision: z.enum(['upheld', 'dismissed']),
    reason: text(SHORT_TEXT_MAX, words.noReason).check(z.minLength(PROTEST_REASON_MIN, words.reasonTooShort)),
    correction: z.optional(ProtestCorrectionSchema),
    /** The `decidedAt` of the decision that this one replaces. */
    replaces: z.optional(InstantSchema),
  }),
  data: ProtestSchema,
});
