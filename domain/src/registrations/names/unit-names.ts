import * as z from 'zod/mini';
import { UNIT_NAME_MAX, UNIT_TAG_MAX } from '../../limits.ts';
import { hasLink } from '../../people/person-name.ts';
import { nameWithLink } from '../../people/words.ts';
import { text } from '../../text.ts';
import { REGISTRATION_MESSAGES } from '../words/player.ts';

const publicText = (max: number, required?: string) =>
  text(max, required === undefined ? {} : { required }).check(
    z.refine((value) => !hasLink(value), nameWithLink),
  );

export const UnitNamesSchema = z.strictObject({
  name: publicText(UNIT_NAME_MAX, REGISTRATION_MESSAGES.unitName),
  tag: z._default(publicText(UNIT_TAG_MAX), ''),
});
export type UnitNames = z.output<typeof UnitNamesSchema>;
