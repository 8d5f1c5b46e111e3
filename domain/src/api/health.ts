import * as z from 'zod/mini';
import { described } from '../described.ts';
import { SHORT_TEXT_MAX } from '../limits.ts';
import { InstantSchema } from '../time/instant.ts';
import { endpoint } from './endpoint.ts';

const HealthSchema = z.object({ status: z.literal('ok'), time: InstantSchema });

export const getHealth = endpoint('getHealth', {
  call: 'GET /health',
  summary: 'Whether the API answers, and the address that it counts the caller by.',
  access: 'public',
  caller: 'program',
  data: z.extend(HealthSchema, {
    client: z.object({
      block: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
      throughFront: z.boolean(),
    }),
  }),
});

export const getAuthHealth = endpoint('getAuthHealth', {
  call: 'GET /auth/health',
  summary: 'Whether the identity part answers.',
  access: 'public',
  caller: 'program',
  data: HealthSchema,
});
