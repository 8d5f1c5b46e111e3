import * as z from 'zod/mini';
import { described } from '../described.ts';
import type { FieldErrors } from '../errors.ts';
import { DocumentIdSchema, RequestIdSchema } from '../ids.ts';
import { SHORT_TEXT_MAX } from '../limits.ts';
import { text } from '../text.ts';
import { InstantSchema, nullish } from '../time/instant.ts';
import { updateSchema } from '../update.ts';
import type { AnswerField } from './answers.ts';
import { QUESTION_TYPES } from './field-type.ts';
import { lacksOptions, OptionsSchema, optionsWhereNeeded } from './options.ts';

const QUESTION_MESSAGES = {
  text: 'Question text is required',
  type: 'Question type is required',
  invalidType: 'Invalid question type',
  options: 'Options are required for this question type',
} as const;

const QuestionTypeSchema = z.enum(QUESTION_TYPES, {
  error: (issue) =>
    issue.input === undefined || issue.input === '' ? QUESTION_MESSAGES.type : QUESTION_MESSAGES.invalidType,
});

const questionShape = {
  text: text(SHORT_TEXT_MAX, QUESTION_MESSAGES.text),
  type: QuestionTypeSchema,
  required: z._default(z.boolean(), false),
  placeholder: z._default(text(SHORT_TEXT_MAX), ''),
  options: z._default(OptionsSchema, []),
  active: z._default(z.boolean(), true),
};

export const QuestionInputSchema = z
  .strictObject(questionShape)
  .check(optionsWhereNeeded(QUESTION_MESSAGES.options));
export type QuestionInput = z.output<typeof QuestionInputSchema>;

export const QuestionCreationSchema = z
  .strictObject({ ...questionShape, requestId: nullish(RequestIdSchema) })
  .check(optionsWhereNeeded(QUESTION_MESSAGES.options));
export type QuestionCreation = z.output<typeof QuestionCreationSchema>;

export const StoredQuestionSchema = z.object({
  ...questionShape,
  order: z._default(
    described(z.number(), { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    0,
  ),
  updatedAt: nullish(InstantSchema),
});

export const QuestionSchema = z.extend(StoredQuestionSchema, { id: DocumentIdSchema });
export type Question = z.output<typeof QuestionSchema>;

export const QuestionUpdateSchema = updateSchema(questionShape, QuestionSchema.shape);
export type QuestionUpdate = z.output<typeof QuestionUpdateSchema>;

export function questionErrors(question: QuestionInput): FieldErrors {
  return lacksOptions(question) ? { options: QUESTION_MESSAGES.options } : {};
}

export function questionField(question: Question): AnswerField {
  return { ...question, label: question.text };
}

export function byOrder(a: Question, b: Question): number {
  return a.order - b.order || (a.id < b.id ? -1 : 1);
}
