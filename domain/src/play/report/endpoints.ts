import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { numberBetween } from '../../api/number-between.ts';
import { CountSchema } from '../../described.ts';
import { DocumentIdSchema } from '../../ids.ts';
import { STAGES_MAX } from '../../limits.ts';
import { MatchIdSchema } from '../match.ts';
import * as words from '../words/fields.ts';
import { ReportSchema } from './report.ts';

const ByReport = z.strictObject({
  id: DocumentIdSchema,
  stage: numberBetween(1, STAGES_MAX, words.stageRange),
  match: MatchIdSchema,
  unit: DocumentIdSchema,
});

export const getReportPicture = endpoint('getReportPicture', {
  call: 'GET /tournaments/:id/stages/:stage/matches/:match/reports/:unit/picture',
  summary: 'The picture that a team sent with what it says of a match.',
  access: 'record_results',
  params: ByReport,
  produces: 'image',
});

export const discardReport = endpoint('discardReport', {
  call: 'PUT /tournaments/:id/stages/:stage/matches/:match/reports/:unit/discarded',
  summary: 'Put aside what a team sent of a match, or take that back; by the revision that was seen.',
  access: 'record_results',
  params: ByReport,
  body: z.strictObject({ discarded: z.boolean(), revision: CountSchema }),
  data: ReportSchema,
});
