import * as z from 'zod/mini';
import { numberBetween } from '../../api/number-between.ts';
import { CountSchema, described } from '../../described.ts';
import { RequestIdSchema, StoredIdSchema } from '../../ids.ts';
import { KILLS_MAX, LOBBY_SIZE_MAX, UNIT_NAME_MAX } from '../../limits.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import * as words from '../words/fields.ts';
import { figureRange } from '../words/fields.ts';

export const sentShape = {
  placement: described(z.int(), { minimum: 1, maximum: LOBBY_SIZE_MAX }),
  kills: described(z.int(), { minimum: 0, maximum: KILLS_MAX }),
  sentAt: InstantSchema,
};

export const ReportFiguresSchema = z.strictObject({
  requestId: RequestIdSchema,
  placement: numberBetween(1, LOBBY_SIZE_MAX, words.placementRange),
  kills: numberBetween(0, KILLS_MAX, figureRange('kills')),
});

export const ReportStateSchema = z.enum(['sent', 'accepted', 'discarded', 'other']);
export type ReportState = z.output<typeof ReportStateSchema>;

export const OwnReportSchema = z.object({
  stage: CountSchema,
  stageName: described(z.string(), { maxLength: UNIT_NAME_MAX }),
  match: StoredIdSchema,
  number: CountSchema,
  map: described(z.string(), { maxLength: UNIT_NAME_MAX }),
  places: CountSchema,
  isOpen: z.boolean(),
  report: nullish(z.object({ ...sentShape, state: ReportStateSchema })),
});
export type OwnReport = z.output<typeof OwnReportSchema>;
