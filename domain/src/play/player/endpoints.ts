import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { PlayerKeySchema, PrivateCodeSchema } from '../../ids.ts';

/** What players call about their page: a file of its own, because their phones download it and not what organisers call. */

const ByPrivateCode = z.strictObject({ privateCode: PrivateCodeSchema });

/** Null while this registration shows nothing. */
const PlayerPageSchema = z.object({ key: z.nullable(PlayerKeySchema) });

export const getPlayerPage = endpoint({
  id: 'getPlayerPage',
  method: 'GET',
  path: '/registrations/status/player-page',
  summary: 'The key of the public page that the holder of a private code has switched on.',
  access: 'public',
  headers: ByPrivateCode,
  data: PlayerPageSchema,
  limited: 'lookup',
});

export const setPlayerPage = endpoint({
  id: 'setPlayerPage',
  method: 'PUT',
  path: '/registrations/status/player-page',
  summary:
    'Show this tournament on the public page of the player, or delete that page with all that it shows; the same again changes nothing.',
  access: 'public',
  headers: ByPrivateCode,
  body: z.strictObject({ on: z.boolean('Di si la página se muestra o no.') }),
  data: PlayerPageSchema,
  limited: 'lookup',
});
