import * as z from 'zod/mini';
import { BatchResultSchema, batchIds } from '../api/batch.ts';
import { ById } from '../api/by-id.ts';
import { endpoint } from '../api/endpoint.ts';
import { NextCursorSchema, pageOf, pageShape } from '../api/paging.ts';
import { described } from '../described.ts';
import { DocumentIdSchema } from '../ids.ts';
import { QUESTIONS_MAX, SHORT_TEXT_MAX } from '../limits.ts';
import { AnswersSchema } from './answers.ts';
import { QUESTION_TYPES } from './field-type.ts';
import { FormFieldSchema } from './form-field.ts';
import { QuestionCreationSchema, QuestionSchema, QuestionUpdateSchema } from './question.ts';
import * as words from './words/fields.ts';

const PageOfQuestions = z.object({ questions: pageOf(QuestionSchema), nextCursor: NextCursorSchema });

export const listActiveQuestions = endpoint('listActiveQuestions', {
  call: 'GET /questions/active',
  cost: 'list',
  summary: 'The active questions in their order.',
  access: 'public',
  query: z.strictObject(pageShape),
  data: PageOfQuestions,
});

export const validateAnswers = endpoint('validateAnswers', {
  call: 'POST /questions/validate',
  cost: 'list',
  summary: 'Check answers against the active questions without storing them.',
  access: 'public',
  body: z.strictObject({ answers: AnswersSchema }),
  data: z.object({ valid: z.boolean(), errors: z.record(z.string(), z.string()) }),
  limited: 'lookup',
});

export const listQuestions = endpoint('listQuestions', {
  call: 'GET /questions',
  cost: 'list',
  summary: 'All questions in their order.',
  access: 'manage_questions',
  query: z.strictObject(pageShape),
  data: PageOfQuestions,
});

export const listQuestionTypes = endpoint('listQuestionTypes', {
  call: 'GET /questions/types',
  summary: 'The question types with their Spanish labels.',
  access: 'manage_questions',
  data: z.object({
    types: z
      .array(
        z.object({
          value: z.enum(QUESTION_TYPES),
          label: described(z.string(), { maxLength: SHORT_TEXT_MAX }),
          needsOptions: z.boolean(),
        }),
      )
      .check(z.maxLength(QUESTION_TYPES.length)),
  }),
});

export const previewQuestionForm = endpoint('previewQuestionForm', {
  call: 'GET /questions/form-preview',
  summary: 'The fields that a visitor is asked beyond their own data.',
  access: 'manage_questions',
  data: z.object({
    fields: described(z.array(z.extend(FormFieldSchema, { id: DocumentIdSchema })), {
      maxItems: QUESTIONS_MAX,
    }),
  }),
});

const ofQuestion = { access: 'manage_questions', params: ById, data: QuestionSchema } as const;

export const getQuestion = endpoint('getQuestion', {
  call: 'GET /questions/:id',
  summary: 'One question.',
  ...ofQuestion,
});

export const createQuestion = endpoint('createQuestion', {
  call: 'POST /questions',
  summary: 'Create a question at the end of the order; the same requestId again answers the same.',
  access: 'manage_questions',
  body: QuestionCreationSchema,
  data: QuestionSchema,
  status: 201,
});

export const updateQuestion = endpoint('updateQuestion', {
  call: 'PUT /questions/:id',
  summary: 'Change a question: what is not sent stays. Refused when somebody else changed it meanwhile.',
  ...ofQuestion,
  body: QuestionUpdateSchema,
});

export const deleteQuestion = endpoint('deleteQuestion', {
  call: 'DELETE /questions/:id',
  summary: 'Delete a question; answers already given stay with their registrations. Again answers the same.',
  access: 'manage_questions',
  params: ById,
  data: z.object({ id: DocumentIdSchema }),
});

export const toggleQuestion = endpoint('toggleQuestion', {
  call: 'PATCH /questions/:id/toggle',
  summary: 'Turn a question on or off.',
  ...ofQuestion,
});

export const reorderQuestions = endpoint('reorderQuestions', {
  call: 'POST /questions/reorder',
  summary: 'Set the order; every question is named exactly once.',
  access: 'manage_questions',
  body: z.strictObject({
    questions: z
      .array(DocumentIdSchema)
      .check(z.minLength(1, words.chooseQuestions), z.maxLength(QUESTIONS_MAX)),
  }),
  data: z.object({ questions: z.array(QuestionSchema).check(z.maxLength(QUESTIONS_MAX)) }),
});

const ofMany = {
  access: 'manage_questions',
  body: z.strictObject({ ids: batchIds(words.chooseQuestions) }),
  data: BatchResultSchema,
} as const;

export const activateQuestions = endpoint('activateQuestions', {
  call: 'POST /questions/batch/activate',
  summary: 'Turn many on.',
  ...ofMany,
});

export const deactivateQuestions = endpoint('deactivateQuestions', {
  call: 'POST /questions/batch/deactivate',
  summary: 'Turn many off.',
  ...ofMany,
});

export const deleteQuestions = endpoint('deleteQuestions', {
  call: 'POST /questions/batch/delete',
  summary: 'Delete many.',
  ...ofMany,
});
