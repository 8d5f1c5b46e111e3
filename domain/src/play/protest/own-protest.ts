import * as z from 'zod/mini';
import { CountSchema, described } from '../../described.ts';
import { RequestIdSchema, StoredIdSchema } from '../../ids.ts';
import {
  LOBBY_SIZE_MAX,
  PROTEST_PICTURES_MAX,
  PROTEST_TEXT_MAX,
  SHORT_TEXT_MAX,
  UNIT_NAME_MAX,
} from '../../limits.ts';
import { lines } from '../../text.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import * as words from '../words/fields.ts';

export const ProtestKindSchema = z.enum(
  ['placement', 'kills', 'cheating', 'teaming', 'stranger', 'other'],
  words.noProtestKind,
);
export type ProtestKind = z.output<typeof ProtestKindSchema>;

/** Protests of these kinds take time to prove, so they have the longer deadline, `fairPlayUntil`. */
const FAIR_PLAY: readonly ProtestKind[] = ['cheating', 'teaming', 'stranger'];

export const isFairPlay = (kind: ProtestKind): boolean => FAIR_PLAY.includes(kind);

export const ProtestStateSchema = z.enum(['open', 'upheld', 'dismissed', 'withdrawn']);
export type ProtestState = z.output<typeof ProtestStateSchema>;

export const ProtestInputSchema = z.strictObject({
  requestId: RequestIdSchema,
  kind: ProtestKindSchema,
  against: z.nullable(CountSchema),
  text: lines(PROTEST_TEXT_MAX, words.noProtestText),
});

const NameSchema = described(z.string(), { maxLength: UNIT_NAME_MAX });
const ReasonSchema = described(z.string(), { maxLength: SHORT_TEXT_MAX });

const addressShape = {
  stage: CountSchema,
  stageName: NameSchema,
  match: StoredIdSchema,
  number: CountSchema,
  isExtra: z.boolean(),
};

const SentProtestSchema = z.object({
  kind: ProtestKindSchema,
  against: z.nullable(NameSchema),
  text: described(z.string(), { maxLength: PROTEST_TEXT_MAX }),
  pictures: z.array(CountSchema).check(z.maxLength(PROTEST_PICTURES_MAX)),
  sentAt: InstantSchema,
  state: ProtestStateSchema,
  reason: ReasonSchema,
  decidedAt: nullish(InstantSchema),
  isRedecided: z._default(z.boolean(), false),
});

export const ProtestedMatchSchema = z.object({
  ...addressShape,
  map: NameSchema,
  scoresUntil: nullish(InstantSchema),
  fairPlayUntil: nullish(InstantSchema),
  rivals: z.array(z.object({ number: CountSchema, name: NameSchema })).check(z.maxLength(LOBBY_SIZE_MAX)),
  protest: nullish(SentProtestSchema),
});
export type ProtestedMatch = z.output<typeof ProtestedMatchSchema>;

/**
 * A protest against the reader's unit. It lacks the sender and the text, because the reader must not know
 * them.
 */
export const ProtestAboutSchema = z.object({
  ...addressShape,
  kind: ProtestKindSchema,
  state: ProtestStateSchema,
  reason: ReasonSchema,
  decidedAt: nullish(InstantSchema),
  isRedecided: z._default(z.boolean(), false),
});
export type ProtestAbout = z.output<typeof ProtestAboutSchema>;
