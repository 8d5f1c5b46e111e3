import * as z from 'zod/mini';
import { UNIT_NAME_MAX, UNIT_TAG_MAX } from '../../limits.ts';
import { nameText } from '../../people/person-name.ts';
import { REGISTRATION_MESSAGES } from '../words/player.ts';

export const UnitNamesSchema = z.strictObject({
  name: nameText(UNIT_NAME_MAX, REGISTRATION_MESSAGES.unitName),
  tag: z._default(nameText(UNIT_TAG_MAX), ''),
});
export type UnitNames = z.output<typeof UnitNamesSchema>;
