import type { BatchResult } from '@copa/domain/api/batch';
import { AppError } from '@copa/domain/errors';

type Result = BatchResult['results'][number];

export async function forEachId(ids: readonly string[], act: (id: string) => Promise<unknown>) {
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
