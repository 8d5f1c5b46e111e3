import { databaseIdsOf, documentsOf, type ExportContents, readExport } from '../admin/export/read-export.ts';
import { createFirestoreService } from '../core/firestore-service.ts';

const CHECK_PROJECT = 'seed-check';

/**
 * Reads an export and proves that every database of it can be applied, by applying it to a store
 * that is thrown away: a seed that fails later, at a database's first use, would fail a request.
 */
export async function readSeed(overallMetadataFile: string): Promise<ExportContents> {
  const contents = await readExport(overallMetadataFile);
  for (const databaseId of databaseIdsOf(contents)) {
    const database = `projects/${CHECK_PROJECT}/databases/${databaseId}`;
    createFirestoreService().importDocuments(
      database,
      documentsOf(contents, { project: CHECK_PROJECT, databaseId }),
    );
  }
  return contents;
}
