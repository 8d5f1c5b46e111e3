import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { described } from '../../described.ts';
import { DocumentIdSchema, InvitationCodeSchema, PrivateCodeSchema } from '../../ids.ts';
import { NAME_MAX, NICK_MAX } from '../../limits.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import { ShownTimeZoneSchema } from '../../time/time-zone.ts';
import { storedPlayerShape } from '../player.ts';
import { UnitSchema } from '../unit.ts';

export const AGAIN_MAX = 3;

const nextShape = {
  tournamentId: DocumentIdSchema,
  tournamentName: described(z.string(), { maxLength: NAME_MAX }),
  tournamentDate: nullish(InstantSchema),
  timeZone: ShownTimeZoneSchema,
};
const NextSchema = z.object(nextShape);

export const SameTeamSchema = z.object({
  /** Null if there are neither tournaments nor invitations to offer. */
  own: nullish(
    z.object({
      player: z.object({
        ...storedPlayerShape,
        nick: z._default(described(z.string(), { maxLength: NICK_MAX }), ''),
      }),
      unit: UnitSchema,
    }),
  ),
  next: z._default(z.array(NextSchema).check(z.maxLength(AGAIN_MAX)), []),
  invitations: z._default(
    z.array(z.object({ ...nextShape, invitationCode: InvitationCodeSchema })).check(z.maxLength(AGAIN_MAX)),
    [],
  ),
});
export type SameTeam = z.output<typeof SameTeamSchema>;

export const getSameTeam = endpoint('getSameTeam', {
  call: 'GET /registrations/status/again',
  summary:
    'Where the same team may play again: for its captain the next tournaments, for the others the invitations of the captain.',
  access: 'public',
  headers: z.strictObject({ privateCode: PrivateCodeSchema }),
  data: SameTeamSchema,
  limited: 'lookup',
});
