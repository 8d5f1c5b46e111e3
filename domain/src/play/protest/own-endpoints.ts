import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { figure } from '../../api/figure.ts';
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

/** Calls of players about protests. They have a file of their own, because few phones ever download it. */

const ByPrivateCode = z.strictObject({ privateCode: PrivateCodeSchema });
const byMatch = {
  stage: figure(1, STAGES_MAX, words.stageRange),
  match: MatchIdSchema,
};
const ByMatch = z.strictObject(byMatch);

const OwnProtestsSchema = z.object({
  matches: z.array(ProtestedMatchSchema).check(z.maxLength(STAGES_MAX * STAGE_MATCHES_MAX)),
  about: z.array(ProtestAboutSchema).check(z.maxLength(STAGE_UNITS_MAX)),
});
export type OwnProtests = z.output<typeof OwnProtestsSchema>;

export const getOwnProtests = endpoint({
  id: 'getOwnProtests',
  method: 'GET',
  path: '/registrations/status/protests',
  summary:
    'The matches that the unit of a private code may protest, what became of its protests, and protests about it.',
  access: 'public',
  headers: ByPrivateCode,
  data: OwnProtestsSchema,
  limited: 'lookup',
});

export const sendProtest = endpoint({
  id: 'sendProtest',
  method: 'PUT',
  path: '/registrations/status/protests/:stage/:match',
  summary:
    'Protest a published match of the own unit, once. The same requestId again answers the same. The match is not official before an organiser decides.',
  access: 'public',
  headers: ByPrivateCode,
  params: ByMatch,
  body: ProtestInputSchema,
  data: OwnProtestsSchema,
  limited: 'write',
});

export const sendProtestPicture = endpoint({
  id: 'sendProtestPicture',
  method: 'PUT',
  path: '/registrations/status/protests/:stage/:match/pictures/:picture',
  summary: `Add a picture to the own protest that waits for its decision, as one file part named "image" (JPEG, PNG or WebP, at most ${IMAGE_MAX_BYTES / 1024} KB). A picture that is there stays.`,
  access: 'public',
  headers: ByPrivateCode,
  params: z.strictObject({ ...byMatch, picture: figure(1, PROTEST_PICTURES_MAX, words.pictureRange) }),
  consumes: 'multipart',
  data: OwnProtestsSchema,
  limited: 'write',
});

export const withdrawProtest = endpoint({
  id: 'withdrawProtest',
  method: 'DELETE',
  path: '/registrations/status/protests/:stage/:match',
  summary:
    'Take the own protest back before it is decided; its text and pictures go. Again answers the same.',
  access: 'public',
  headers: ByPrivateCode,
  params: ByMatch,
  data: OwnProtestsSchema,
  limited: 'write',
});
