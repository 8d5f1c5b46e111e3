import * as z from 'zod/mini';
import * as words from '../words/consent.ts';

/** It has no value for those who are too young, so that nothing can be stored of them. */
export const AgeBandSchema = z.enum(['adult', 'minor'], words.tooYoung);
export type AgeBand = z.output<typeof AgeBandSchema>;

export const AskedAgeSchema = z.enum(AgeBandSchema.options, words.noAge);
