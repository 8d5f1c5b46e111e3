import type { Caller } from '../authorizer.ts';
import type { FirestoreService } from '../firestore-service.ts';
import type { StructuredQuery } from '../model.ts';
import { compileQuery } from '../query/compile-query.ts';
import { executeQuery } from '../query/execute-query.ts';
import { documentIdOf, parseParentName } from '../resource-name.ts';
import { invalidArgument } from '../status-error.ts';
import { childSegments } from '../store/child-segments.ts';
import { projectDocument } from '../values/field-access.ts';
import { NAME_PATH } from '../values/field-path.ts';
import { type Core, requireAdmin } from './core.ts';
import { decodePageToken, encodePageToken } from './page-token.ts';
import type { ReadSession } from './read-session.ts';
import { readIn } from './read-session.ts';

type Request = Parameters<FirestoreService['listDocuments']>[1];
type Response = ReturnType<FirestoreService['listDocuments']>;

/** The server's own choice when a client leaves the size open. */
const DEFAULT_PAGE_SIZE = 300;
const ORDER_BY = /^\s*(?:(?:__name__|`__name__`)(?:\s+asc)?)?\s*$/i;

function validate(request: Request): void {
  if (request.pageSize < 0) throw invalidArgument('Page size must be nonnegative.');
  if (request.showMissing && request.collectionId === '') {
    throw invalidArgument('collection id must be set when show_missing is true');
  }
  if (!ORDER_BY.test(request.orderBy)) {
    throw invalidArgument('ListDocuments can only be ordered by __name__ ascending.');
  }
}

function lastOfPageBefore({ parent, collectionId, pageToken }: Request): string | null {
  return decodePageToken(pageToken, collectionId === '' ? `${parent}/` : `${parent}/${collectionId}/`);
}

function asQuery(request: Request, limit: number): StructuredQuery {
  const after = lastOfPageBefore(request);
  return {
    from: [{ collectionId: request.collectionId, allDescendants: false }],
    where: null,
    orderBy: [{ field: NAME_PATH, direction: 'ASCENDING' }],
    startAt: after === null ? null : { values: [{ kind: 'reference', name: after }], before: false },
    endAt: null,
    offset: 0,
    limit,
    select: null,
    findNearest: null,
  };
}

/** Includes missing documents that have documents below them. */
function childrenOf({ view }: ReadSession, request: Request, limit: number): Response['documents'] {
  const collection = `${request.parent}/${request.collectionId}`;
  const after = lastOfPageBefore(request);
  const children: Response['documents'][number][] = [];
  for (const id of childSegments(view, collection, after === null ? null : documentIdOf(after))) {
    const name = `${collection}/${id}`;
    const document = view.get(name);
    children.push(document === null ? { name, missing: true } : projectDocument(document, request.mask));
    if (children.length === limit) break;
  }
  return children;
}

export function listDocuments(core: Core, caller: Caller, request: Request): Response {
  const { database } = parseParentName(request.parent);
  if (request.showMissing) requireAdmin(caller, 'Metadata operations');
  validate(request);
  const limit = request.pageSize === 0 ? DEFAULT_PAGE_SIZE : request.pageSize;
  const query = asQuery(request, limit);
  const compiled = compileQuery(request.parent, query);
  return readIn(core.databases.get(database), request.consistency, (session) => {
    if (caller.kind === 'user') {
      core.authorizer.authorizeList(session.authorization(caller), request.parent, query);
    }
    session.lockCollection(compiled.scope.collectionId);
    const documents = request.showMissing
      ? childrenOf(session, request, limit)
      : executeQuery(session.view, compiled).documents.map((document) =>
          projectDocument(document, request.mask),
        );
    const last = documents.at(-1);
    const full = last !== undefined && documents.length === limit;
    return { documents, nextPageToken: full ? encodePageToken(last.name) : '' };
  });
}
