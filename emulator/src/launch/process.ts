import { databaseIdsOf, documentsOf, type ExportContents, readExport } from '../admin/export/read-export.ts';
import { systemClock } from '../core/clock.ts';
import { createFirestoreService } from '../core/firestore-service.ts';
import { parseDatabaseName } from '../core/resource-name.ts';
import { invalidArgument, StatusError } from '../core/status-error.ts';
import type { Logger } from '../transports/gateway.ts';
import { FlagError, type Flags } from './flags.ts';

const INTERVAL_MS = 250;

/**
 * Calls `onGone` when the parent process has ended. The emulator would otherwise keep its port after
 * `kill -9` of the Firebase CLI.
 */
export function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const stop = systemClock.every(INTERVAL_MS, () => {
    if (process.ppid === parent) return;
    stop();
    onGone();
  });
}

/** The Firebase CLI copies these lines to `firestore-debug.log`. */
export const consoleLogger: Logger = {
  info: (message) => console.log(message),
  warn: (message) => console.log(`WARNING: ${message}`),
  error: (message, error) => console.log(`ERROR: ${message}`, error),
};

/** Stuck connections delay the exit at most this long, because the Firebase CLI waits only four seconds. */
const MAX_CLOSE_MS = 800;

export function createShutdown(close: () => Promise<void>): (exitCode: number) => void {
  let isEnding = false;
  return (exitCode) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(exitCode), MAX_CLOSE_MS);
    void close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        console.log('ERROR: the emulator did not close cleanly', error);
        process.exit(exitCode);
      },
    );
  };
}

/** A shell reports 130 for SIGINT and 143 for SIGTERM; the Firebase CLI treats 130 as a clean stop. */
export const EXIT_CODE = { interrupted: 130, terminated: 143, orphaned: 0, shutdown: 0, failed: 1 } as const;

const CHECK_PROJECT = 'seed-check';

/**
 * Imports every database into a temporary store, because an invalid seed would otherwise make later
 * requests fail.
 */
export async function readSeed(overallMetadataFile: string): Promise<ExportContents> {
  try {
    const contents = await readExport(overallMetadataFile);
    for (const databaseId of databaseIdsOf(contents)) {
      const database = `projects/${CHECK_PROJECT}/databases/${databaseId}`;
      createFirestoreService().importDocuments(
        database,
        documentsOf(contents, { project: CHECK_PROJECT, databaseId }),
      );
    }
    return contents;
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    throw new FlagError(`The seed ${overallMetadataFile} cannot be used: ${error.message}`, { cause: error });
  }
}

export function singleProjectWatch(
  flags: Pick<Flags, 'projectId' | 'singleProjectMode' | 'singleProjectModeError'>,
  logger: Pick<Logger, 'warn'>,
): (database: string) => void {
  return (database) => {
    const { project } = parseDatabaseName(database);
    if (!flags.singleProjectMode || project === flags.projectId) return;
    const message =
      `Multiple projectIds are not recommended in single project mode. Requested project ID ${project}, ` +
      `but the emulator is configured for ${flags.projectId ?? ''}.`;
    if (flags.singleProjectModeError) throw invalidArgument(message);
    logger.warn(message);
  };
}
