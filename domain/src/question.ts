import * as z from 'zod/mini';
import type { AnswerField } from './answers.ts';
import { needsOptions, QUESTION_TYPES } from './field-type.ts';
import { DocumentIdSchema } from './ids.ts';
import { InstantSchema, nullish } from './instant.ts';
import { OPTIONS_MAX, SHORT_TEXT_MAX } from './limits.ts';
import { text } from './text.ts';

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

export const OptionsSchema = z
  .array(text(SHORT_TEXT_MAX, { required: 'La opción no puede estar vacía' }))
  .check(
    z.maxLength(OPTIONS_MAX, `Como máximo ${OPTIONS_MAX} opciones.`),
    z.refine((options) => new Set(options).size === options.length, 'Hay opciones repetidas.'),
  );

const questionShape = {
  text: text(SHORT_TEXT_MAX, { required: QUESTION_MESSAGES.text }),
  type: QuestionTypeSchema,
  required: z._default(z.boolean(), false),
  placeholder: z._default(text(SHORT_TEXT_MAX), ''),
  options: z._default(OptionsSchema, []),
  active: z._default(z.boolean(), true),
};

export const QuestionInputSchema = z.strictObject(questionShape).check((context) => {
  const { type, options } = context.value;
  if (needsOptions(type) && options.length === 0) {
    context.issues.push({
      code: 'custom',
      path: ['options'],
      message: QUESTION_MESSAGES.options,
      input: options,
    });
  }
});
export type QuestionInput = z.output<typeof QuestionInputSchema>;

export const StoredQuestionSchema = z.object({
  ...questionShape,
  order: z._default(z.number(), 0),
  createdAt: nullish(InstantSchema),
  updatedAt: nullish(InstantSchema),
  updatedBy: nullish(z.string()),
});

export const QuestionSchema = z.extend(StoredQuestionSchema, { id: DocumentIdSchema });
export type Question = z.output<typeof QuestionSchema>;

export function questionField(question: Question): AnswerField {
  return { ...question, label: question.text };
}

export function byOrder(a: Question, b: Question): number {
  return a.order - b.order || (a.id < b.id ? -1 : 1);
}
