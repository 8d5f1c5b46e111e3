import type { Caller } from '../authorizer.ts';
import type { FirestoreService } from '../firestore-service.ts';
import { parseParentName } from '../resource-name.ts';
import { invalidArgument } from '../status-error.ts';
import { childSegments } from '../store/child-segments.ts';
import { type Core, requireAdmin } from './core.ts';
import { decodePageToken, encodePageToken } from './page-token.ts';
import { readIn } from './read-session.ts';

type Request = Parameters<FirestoreService['listCollectionIds']>[1];
type Response = ReturnType<FirestoreService['listCollectionIds']>;

export function listCollectionIds(core: Core, caller: Caller, request: Request): Response {
  const { database } = parseParentName(request.parent);
  requireAdmin(caller, 'Metadata operations');
  if (request.pageSize < 0) {
    throw invalidArgument('page_size must be greater than or equal to zero.');
  }
  return readIn(core.databases.get(database), request.consistency, ({ view }) => {
    const collectionIds: string[] = [];
    for (const id of childSegments(view, request.parent, decodePageToken(request.pageToken, ''))) {
      collectionIds.push(id);
      if (collectionIds.length === request.pageSize) break;
    }
    const last = collectionIds.at(-1);
    const full = last !== undefined && collectionIds.length === request.pageSize;
    return { collectionIds, nextPageToken: full ? encodePageToken(last) : '' };
  });
}
