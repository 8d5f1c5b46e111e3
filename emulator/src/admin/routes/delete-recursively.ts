import { type AdminRoute, EMPTY_MESSAGE } from '../admin-route.ts';

/** Deletes a document or a collection with everything below; the Emulator UI's delete button. */
export function deleteRecursivelyRoute(
  deleteRecursively: (name: string) => void | Promise<void>,
): AdminRoute {
  return {
    method: 'DELETE',
    path: /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/,
    handle: async ({ parameters: [project = '', databaseId = '', path = ''] }) => {
      await deleteRecursively(`projects/${project}/databases/${databaseId}/documents/${path}`);
      return EMPTY_MESSAGE;
    },
  };
}
