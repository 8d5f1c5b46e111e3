import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { numberBetween } from '../../api/number-between.ts';
import { PrivateCodeSchema } from '../../ids.ts';
import {
  IMAGE_MAX_BYTES,
  PROTEST_PICTURES_MAX,
  STAGE_MATCHES_MAX,
  STAGE_UNITS_MAX,
  STAGES_MAX,
} from '../../limits.ts';
import { MatchIdSchema } from '../match.ts';
import * as words from '../words/fields.ts';
import { ProtestAboutSchema, ProtestedMatchSchema, ProtestInputSchema } from './own-protest.ts';

const byMatch = { stage: numberBetween(1, STAGES_MAX, words.stageRange), match: MatchIdSchema };
const ByMatch = z.strictObject(byMatch);

const OwnProtestsSchema = z.object({
  matches: z.array(ProtestedMatchSchema).check(z.maxLength(STAGES_MAX * STAGE_MATCHES_MAX)),
  about: z.array(ProtestAboutSchema).check(z.maxLength(STAGE_UNITS_MAX)),
});
export type OwnProtests = z.output<typeof OwnProtestsSchema>;

const ofOwnUnit = {
  access: 'public',
  headers: z.strictObject({ privateCode: PrivateCodeSchema }),
  data: OwnProtestsSchema,
} as const;

export const getOwnProtests = endpoint('getOwnProtests', {
  call: 'GET /registrations/status/protests',
  summary:
    'The matches that the unit of a private code may protest, what became of its protests, and protests about it.',
  ...ofOwnUnit,
  limited: 'lookup',
});

export const sendProtest = endpoint('sendProtest', {
  call: 'PUT /registrations/status/protests/:stage/:match',
  summary:
    'Protest a published match of the own unit, once. The same requestId again answers the same. The match is not official before an organiser decides.',
  ...ofOwnUnit,
  params: ByMatch,
  body: ProtestInputSchema,
  limited: 'write',
});

export const sendProtestPicture = endpoint('sendProtestPicture', {
  call: 'PUT /registrations/status/protests/:stage/:match/pictures/:picture',
  summary: `Add a picture to the own protest that waits for its decision, as one file part named "image" (JPEG, PNG or WebP, at most ${IMAGE_MAX_BYTES / 1024} KB). A picture that is there stays.`,
  ...ofOwnUnit,
  params: z.strictObject({ ...byMatch, picture: numberBetween(1, PROTEST_PICTURES_MAX, words.pictureRange) }),
  consumes: 'multipart',
  limited: 'write',
});

export const withdrawProtest = endpoint('withdrawProtest', {
  call: 'DELETE /registrations/status/protests/:stage/:match',
  summary:
    'Take the own protest back before it is decided; its text and pictures go. Again answers the same.',
  ...ofOwnUnit,
  params: ByMatch,
  limited: 'write',
});
