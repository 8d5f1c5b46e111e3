import { FORM_COUNTS, responsesOf } from '../store/collections.ts';
import type { Database } from '../store/database.ts';

type Counting = Pick<Database, 'getAll' | 'count'>;

/**
 * The number of answers to each form. It stands beside the form, which strangers may read; for an older form
 * the answers are counted.
 */
export async function responseCounts(database: Counting, ids: readonly string[]): Promise<readonly number[]> {
  const kept = await database.getAll(FORM_COUNTS, ids);
  return Promise.all(
    ids.map(async (id, index) => kept[index]?.responses ?? (await database.count(responsesOf(id)))),
  );
}

export async function responseCount(database: Counting, id: string): Promise<number> {
  const [count = 0] = await responseCounts(database, [id]);
  return count;
}
