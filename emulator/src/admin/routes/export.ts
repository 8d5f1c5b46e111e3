import type { Document } from '../../core/model.ts';
import { parseDatabaseName } from '../../core/resource-name.ts';
import { type AdminRoute, EMPTY_MESSAGE } from '../admin-route.ts';
import { writeExport } from '../export/write-export.ts';
import { parsePayload, readKeys, readText } from '../json-payload.ts';

/** The body, not the path, says which database. */
export function exportRoute(options: {
  readonly allDocuments: (database: string) => Iterable<Document>;
  readonly now: () => number;
}): AdminRoute {
  return {
    method: 'POST',
    path: /^\/emulator\/v1\/projects\/[^/]+(?:\/databases\/[^/]+)?:export$/,
    handle: async ({ body }) => {
      const payload = readKeys(parsePayload(body), ['database', 'export_directory', 'export_name']);
      const { database } = parseDatabaseName(readText(payload.database));
      await writeExport({
        directory: readText(payload.export_directory),
        name: readText(payload.export_name) || `firestore_export_${Math.floor(options.now() / 1000)}`,
        documents: options.allDocuments(database),
        now: options.now,
      });
      return EMPTY_MESSAGE;
    },
  };
}
