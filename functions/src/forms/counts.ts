import { FORM_COUNTS } from '../store/collections.ts';
import type { Database } from '../store/database.ts';

/** The number of answers to each form. It stands beside the form, which strangers may read. */
export async function responseCounts(
  database: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<readonly number[]> {
  return (await database.getAll(FORM_COUNTS, ids)).map((kept) => kept?.responses ?? 0);
}

export async function responseCount(database: Pick<Database, 'getAll'>, id: string): Promise<number> {
  const [count = 0] = await responseCounts(database, [id]);
  return count;
}
