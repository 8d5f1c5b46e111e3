import { parseDatabaseName } from '../../core/resource-name.ts';
import { type AdminRoute, EMPTY_MESSAGE } from '../admin-route.ts';
import type { DecodedEntity } from '../export/decode-entity.ts';
import { documentsOf, readExport } from '../export/read-export.ts';
import { parsePayload, readKeys, readText } from '../json-payload.ts';

/** Reads and checks the whole export first, so that a failing import changes nothing. */
export function importRoute(
  importDocuments: (database: string, documents: readonly DecodedEntity[]) => void | Promise<void>,
): AdminRoute {
  return {
    method: 'POST',
    path: /^\/emulator\/v1\/projects\/[^/]+(?:\/databases\/[^/]+)?:import$/,
    handle: async ({ body }) => {
      // `export_directory` is, in spite of its name, the overall metadata file.
      const payload = readKeys(parsePayload(body), ['database', 'export_directory']);
      const target = parseDatabaseName(readText(payload.database));
      const contents = await readExport(readText(payload.export_directory));
      const documents = documentsOf(contents, target);
      await importDocuments(target.database, documents);
      return EMPTY_MESSAGE;
    },
  };
}
