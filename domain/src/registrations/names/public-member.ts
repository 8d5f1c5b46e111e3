import * as z from 'zod/mini';
import { described } from '../../described.ts';
import { NICK_MAX, SUBSTITUTES_MAX } from '../../limits.ts';
import { publicName } from '../../public-name.ts';
import { LARGEST_UNIT } from '../../tournaments/modality.ts';

export const MemberRoleSchema = z.enum(['captain', 'player', 'substitute']);
export type MemberRole = z.output<typeof MemberRoleSchema>;

export const MEMBERS_MAX = LARGEST_UNIT + SUBSTITUTES_MAX;

export const SlotSchema = z.int().check(z.minimum(1), z.maximum(MEMBERS_MAX));

export const seatShape = { slot: SlotSchema, role: MemberRoleSchema };

export const PublicMemberSchema = z.object({
  ...seatShape,
  state: z.enum(['invited', 'accepted']),
  name: publicName(described(z.string(), { maxLength: NICK_MAX })),
  needsConsent: z._default(z.boolean(), false),
});
export type PublicMember = z.output<typeof PublicMemberSchema>;
