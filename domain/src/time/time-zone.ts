import * as z from 'zod/mini';
import { described } from '../described.ts';
import { TIME_ZONE_MAX } from '../limits.ts';
import * as words from '../words/fields.ts';
import { isTimeZone, ownTimeZone } from './wall-clock.ts';

export const TimeZoneSchema = z
  .string()
  .check(z.maxLength(TIME_ZONE_MAX), z.refine(isTimeZone, words.invalidTimeZone));

/**
 * An old phone does not know recent zones, so it uses the reader's zone instead. The times stay right,
 * because the texts name that zone.
 */
export const ShownTimeZoneSchema = described(
  z.string().check(z.overwrite((zone) => (isTimeZone(zone) ? zone : ownTimeZone()))),
  { maxLength: TIME_ZONE_MAX },
);
