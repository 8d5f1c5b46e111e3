import { parseDatabaseName } from '../../core/resource-name.ts';
import { type AdminRoute, EMPTY_MESSAGE } from '../admin-route.ts';

export function clearDatabaseRoute(clearDatabase: (database: string) => void | Promise<void>): AdminRoute {
  return {
    method: 'DELETE',
    path: /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents\/?$/,
    handle: async ({ parameters: [project = '', databaseId = ''] }) => {
      await clearDatabase(parseDatabaseName(`projects/${project}/databases/${databaseId}`).database);
      return EMPTY_MESSAGE;
    },
  };
}
