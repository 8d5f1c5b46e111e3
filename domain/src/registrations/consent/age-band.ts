import * as z from 'zod/mini';
import * as words from '../words/consent.ts';

/** Nobody is asked for a birthday. Whoever is younger than `minor` is refused, and leaves no value that could be stored. */
export const AgeBandSchema = z.enum(['adult', 'minor'], words.tooYoung);
export type AgeBand = z.output<typeof AgeBandSchema>;

/** In a form, where it is asked for. */
export const AskedAgeSchema = z.enum(AgeBandSchema.options, words.noAge);
