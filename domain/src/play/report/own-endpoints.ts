import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { numberBetween } from '../../api/number-between.ts';
import { DocumentIdSchema, PrivateCodeSchema } from '../../ids.ts';
import { IMAGE_MAX_BYTES, STAGE_MATCHES_MAX, STAGES_MAX } from '../../limits.ts';
import * as words from '../words/fields.ts';
import { OwnReportSchema, ReportFiguresSchema } from './own-report.ts';

const ByPrivateCode = z.strictObject({ privateCode: PrivateCodeSchema });

const OwnReportsSchema = z.object({
  matches: z.array(OwnReportSchema).check(z.maxLength(STAGE_MATCHES_MAX)),
});

export const getOwnReports = endpoint('getOwnReports', {
  call: 'GET /registrations/status/reports',
  summary: 'The matches that the unit of a private code may report, and what became of what it reported.',
  access: 'public',
  headers: ByPrivateCode,
  data: OwnReportsSchema,
  limited: 'lookup',
});

export const sendReport = endpoint('sendReport', {
  call: 'PUT /registrations/status/reports/:stage/:match',
  summary: `Say what the own unit did in a match that is not published, with one file part named "image" (JPEG, PNG or WebP, at most ${IMAGE_MAX_BYTES / 1024} KB). Replaces what was said before; the same requestId again answers the same.`,
  access: 'public',
  headers: ByPrivateCode,
  params: z.strictObject({ stage: numberBetween(1, STAGES_MAX, words.stageRange), match: DocumentIdSchema }),
  query: ReportFiguresSchema,
  consumes: 'multipart',
  data: OwnReportsSchema,
  limited: 'write',
});
