import * as endpoints from '@copa/domain/questions/endpoints';
import type { Question } from '@copa/domain/questions/question';
import type { Dependencies } from '../dependencies.ts';
import { type Route, route } from '../http/route.ts';
import type { Page } from '../store/database.ts';
import { forEachId } from './batch.ts';
import * as questions from './questions.ts';

export function questionRoutes(dependencies: Dependencies): readonly Route[] {
  return [...readingRoutes(dependencies), ...changingRoutes(dependencies), ...batchRoutes(dependencies)];
}

function readingRoutes({ database }: Dependencies): readonly Route[] {
  return [
    route(
      endpoints.listActiveQuestions,
      async ({ query }) => questionsOf(await questions.pageOfActiveQuestions(database, query)),
      { sharedSeconds: 30 },
    ),
    route(endpoints.validateAnswers, async ({ body }) => {
      const errors = { ...(await questions.validateAnswers(database, body.answers)) };
      return { valid: Object.keys(errors).length === 0, errors };
    }),
    route(endpoints.listQuestions, async ({ query }) =>
      questionsOf(await questions.pageOfQuestions(database, query)),
    ),
    route(endpoints.listQuestionTypes, async () => ({ types: questions.questionTypes() })),
    route(endpoints.previewQuestionForm, async () => ({ fields: await questions.previewFields(database) })),
    route(endpoints.getQuestion, ({ params }) => questions.getQuestion(database, params.id)),
  ];
}

function changingRoutes(dependencies: Dependencies): readonly Route[] {
  return [
    route(endpoints.createQuestion, (call) => questions.createQuestion(dependencies, call.caller, call.body)),
    route(endpoints.updateQuestion, (call) =>
      questions.updateQuestion(dependencies, call.caller, call.params.id, call.body),
    ),
    route(endpoints.deleteQuestion, async (call) => {
      const { id } = call.params;
      await questions.deleteQuestion(dependencies, call.caller, id);
      return { id };
    }),
    route(endpoints.toggleQuestion, (call) =>
      questions.toggleQuestion(dependencies, call.caller, call.params.id),
    ),
    route(endpoints.reorderQuestions, async (call) => ({
      questions: [...(await questions.reorderQuestions(dependencies, call.caller, call.body.questions))],
    })),
  ];
}

function batchRoutes(dependencies: Dependencies): readonly Route[] {
  return [
    route(endpoints.activateQuestions, ({ caller, body }) =>
      forEachId(body.ids, (id) => questions.setQuestionActive(dependencies, caller, id, true)),
    ),
    route(endpoints.deactivateQuestions, ({ caller, body }) =>
      forEachId(body.ids, (id) => questions.setQuestionActive(dependencies, caller, id, false)),
    ),
    route(endpoints.deleteQuestions, ({ caller, body }) =>
      forEachId(body.ids, (id) => questions.deleteQuestion(dependencies, caller, id)),
    ),
  ];
}

function questionsOf({ items, nextCursor }: Page<Question>) {
  return { questions: [...items], nextCursor };
}
