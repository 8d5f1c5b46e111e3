import type { SeasonResult } from '@copa/domain/seasons/season-result';
import { resultsOf } from '../store/collections.ts';
import type { Database } from '../store/database.ts';

export async function storedResults(
  database: Pick<Database, 'stream'>,
  seasonId: string,
): Promise<readonly SeasonResult[]> {
  const results: SeasonResult[] = [];
  for await (const result of database.stream(resultsOf(seasonId), {})) results.push(result);
  return results;
}
