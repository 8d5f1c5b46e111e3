import type { EmbeddedFirestore } from '../core/firestore-service.ts';
import type { CommittedChanges } from '../core/model.ts';
import type { ImportedDocument } from '../core/operations/maintenance.ts';
import type { Maintenance } from './routes.ts';

export interface SilentCommits {
  /** Wraps the source of seeds: the commit that follows a seed is silent. */
  seed(
    documentsFor: (database: string) => readonly ImportedDocument[],
  ): (database: string) => readonly ImportedDocument[];
  maintenance(service: EmbeddedFirestore): Maintenance;
  /** True while commits must not reach functions. */
  isSilent(commit: CommittedChanges): boolean;
}

/**
 * Clearing, importing and seeding cause no events, as in the official emulator. These operations commit
 * synchronously, so every commit belongs to the operation that is running.
 */
export function createSilentCommits(): SilentCommits {
  let isRunning = false;
  const seeding = new Set<string>();

  function silently<Result>(run: () => Result): Result {
    isRunning = true;
    try {
      return run();
    } finally {
      isRunning = false;
    }
  }

  return {
    seed: (documentsFor) => (database) => {
      const documents = documentsFor(database);
      if (documents.length > 0) seeding.add(database);
      return documents;
    },
    maintenance: (service) => ({
      reset: () => silently(() => service.reset()),
      clearDatabase: (database) => silently(() => service.clearDatabase(database)),
      deleteRecursively: (name) => silently(() => service.deleteRecursively(name)),
      allDocuments: (database) => service.allDocuments(database).documents,
      importDocuments: (database, documents) => silently(() => service.importDocuments(database, documents)),
    }),
    isSilent: ({ database }) => seeding.delete(database) || isRunning,
  };
}
