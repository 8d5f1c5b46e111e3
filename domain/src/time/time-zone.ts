import * as z from 'zod/mini';
import { described } from '../described.ts';
import { TIME_ZONE_MAX } from '../limits.ts';
import * as words from '../words/fields.ts';
import { ownTimeZone } from './date-format.ts';

/** Looking a zone up takes a cheap phone longer than reading all the rest of a tournament. */
const knownZones = new Set<string>();

/** Accepts names only: an offset such as `+05:00` is a zone in new browsers alone, and breaks the page in others. */
function isTimeZone(value: string): boolean {
  if (knownZones.has(value)) return true;
  if (!/^[A-Za-z]/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('es', { timeZone: value });
  } catch {
    return false;
  }
  knownZones.add(value);
  return true;
}

export const TimeZoneSchema = z
  .string()
  .check(z.maxLength(TIME_ZONE_MAX), z.refine(isTimeZone, words.invalidTimeZone));

/**
 * A zone for display. Old phones do not know recent zones (`America/Ciudad_Juarez` is of 2022): they fall back
 * to the reader's own clock, which is correct too, because every hour shows its zone.
 */
export const ShownTimeZoneSchema = described(
  z.string().check(z.overwrite((zone) => (isTimeZone(zone) ? zone : ownTimeZone()))),
  { maxLength: TIME_ZONE_MAX },
);
