import * as z from 'zod/mini';

/** Answers as they are kept while somebody writes: also what is too long or not allowed must survive a reload. */
export const KeptAnswersSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
