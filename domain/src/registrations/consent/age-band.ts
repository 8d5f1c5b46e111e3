import * as z from 'zod/mini';
import * as words from '../words/consent.ts';

/** Those who are too young have no value, so nothing about them can be stored. */
export const AgeBandSchema = z.enum(['adult', 'minor'], words.tooYoung);
export type AgeBand = z.output<typeof AgeBandSchema>;

export const AskedAgeSchema = z.enum(AgeBandSchema.options, words.noAge);
