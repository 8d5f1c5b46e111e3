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
const IdsBody = z.strictObject({ ids: batchIds(words.chooseQuestions) });

export const listActiveQuestions = endpoint({
  id: 'listActiveQuestions',
  cost: 'list',
  method: 'GET',
  path: '/questions/active',
  summary: 'The active questions in their order.',
  access: 'public',
  query: z.strictObject(pageShape),
  data: PageOfQuestions,
});

export const validateAnswers = endpoint({
  id: 'validateAnswers',
  method: 'POST',
  path: '/questions/validate',
  summary: 'Check answers against the active questions without storing them.',
  access: 'public',
  body: z.strictObject({ answers: AnswersSchema }),
  data: z.object({ valid: z.boolean(), errors: z.record(z.string(), z.string()) }),
  limited: 'lookup',
});

export const listQuestions = endpoint({
  id: 'listQuestions',
  cost: 'list',
  method: 'GET',
  path: '/questions',
  summary: 'All questions in their order.',
  access: 'manage_questions',
  query: z.strictObject(pageShape),
  data: PageOfQuestions,
});

export const listQuestionTypes = endpoint({
  id: 'listQuestionTypes',
  method: 'GET',
  path: '/questions/types',
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

export const previewQuestionForm = endpoint({
  id: 'previewQuestionForm',
  method: 'GET',
  path: '/questions/form-preview',
  summary: 'The fields that a visitor is asked beyond their own data.',
  access: 'manage_questions',
  data: z.object({
    fields: described(z.array(z.extend(FormFieldSchema, { id: DocumentIdSchema })), {
      maxItems: QUESTIONS_MAX,
    }),
  }),
});

export const getQuestion = endpoint({
  id: 'getQuestion',
  method: 'GET',
  path: '/questions/:id',
  summary: 'One question.',
  access: 'manage_questions',
  params: ById,
  data: QuestionSchema,
});

export const createQuestion = endpoint({
  id: 'createQuestion',
  method: 'POST',
  path: '/questions',
  summary: 'Create a question at the end of the order; the same requestId again answers the same.',
  access: 'manage_questions',
  body: QuestionCreationSchema,
  data: QuestionSchema,
  status: 201,
});

export const updateQuestion = endpoint({
  id: 'updateQuestion',
  method: 'PUT',
  path: '/questions/:id',
  summary: 'Change a question: what is not sent stays. Refused when somebody else changed it meanwhile.',
  access: 'manage_questions',
  params: ById,
  body: QuestionUpdateSchema,
  data: QuestionSchema,
});

export const deleteQuestion = endpoint({
  id: 'deleteQuestion',
  method: 'DELETE',
  path: '/questions/:id',
  summary: 'Delete a question; answers already given stay with their registrations.',
  access: 'manage_questions',
  params: ById,
  data: z.object({ id: DocumentIdSchema }),
});

export const toggleQuestion = endpoint({
  id: 'toggleQuestion',
  method: 'PATCH',
  path: '/questions/:id/toggle',
  summary: 'Turn a question on or off.',
  access: 'manage_questions',
  params: ById,
  data: QuestionSchema,
});

export const reorderQuestions = endpoint({
  id: 'reorderQuestions',
  method: 'POST',
  path: '/questions/reorder',
  summary: 'Set the order; every question is named exactly once.',
  access: 'manage_questions',
  body: z.strictObject({
    questions: z
      .array(DocumentIdSchema)
      .check(z.minLength(1, words.chooseQuestions), z.maxLength(QUESTIONS_MAX)),
  }),
  data: z.object({ questions: z.array(QuestionSchema).check(z.maxLength(QUESTIONS_MAX)) }),
});

export const activateQuestions = endpoint({
  id: 'activateQuestions',
  method: 'POST',
  path: '/questions/batch/activate',
  summary: 'Turn many on.',
  access: 'manage_questions',
  body: IdsBody,
  data: BatchResultSchema,
});

export const deactivateQuestions = endpoint({
  id: 'deactivateQuestions',
  method: 'POST',
  path: '/questions/batch/deactivate',
  summary: 'Turn many off.',
  access: 'manage_questions',
  body: IdsBody,
  data: BatchResultSchema,
});

export const deleteQuestions = endpoint({
  id: 'deleteQuestions',
  method: 'POST',
  path: '/questions/batch/delete',
  summary: 'Delete many.',
  access: 'manage_questions',
  body: IdsBody,
  data: BatchResultSchema,
});
