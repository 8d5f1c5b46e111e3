import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { PlayerKeySchema, PrivateCodeSchema } from '../../ids.ts';
import * as words from '../words/fields.ts';

export const OTHER_CODES_MAX = 8;

const ByPrivateCode = z.strictObject({ privateCode: PrivateCodeSchema });

export const setPlayerPage = endpoint('setPlayerPage', {
  call: 'PUT /registrations/status/player-page',
  summary:
    'Show this tournament on a public page of the player, or delete that page with all that it shows; the same again changes nothing.',
  access: 'public',
  headers: ByPrivateCode,
  body: z.strictObject({
    on: z.boolean(words.shownOrNot),
    /**
     * Private codes of other registrations. If the same player already has a page in one of them, this
     * tournament is added to that page.
     */
    otherCodes: z._default(z.array(PrivateCodeSchema).check(z.maxLength(OTHER_CODES_MAX)), []),
  }),
  data: z.object({ key: z.nullable(PlayerKeySchema) }),
  limited: 'lookup',
});
