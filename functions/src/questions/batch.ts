import type { BatchResult } from '@copa/domain/api/batch';
import { AppError } from '@copa/domain/errors';
import type { Actor } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { deleteQuestion, setQuestionActive } from './questions.ts';

type Result = BatchResult['results'][number];

export function setQuestionsActive(context: Context, actor: Actor, ids: readonly string[], active: boolean) {
  return forEachId(ids, (id) => setQuestionActive(context, actor, id, active));
}

export function deleteQuestions(context: Context, actor: Actor, ids: readonly string[]) {
  return forEachId(ids, (id) => deleteQuestion(context, actor, id));
}

async function forEachId(ids: readonly string[], act: (id: string) => Promise<unknown>) {
  const results: Result[] = [];
  for (const id of new Set(ids)) results.push(await resultOf(id, act));
  return { results };
}

async function resultOf(id: string, act: (id: string) => Promise<unknown>): Promise<Result> {
  try {
    await act(id);
    return { id, success: true };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, success: false, error: error.message, code: error.code };
  }
}
