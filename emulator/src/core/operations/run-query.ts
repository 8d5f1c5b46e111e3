import type { Caller } from '../authorizer.ts';
import type { FirestoreService, RunQueryResult } from '../firestore-service.ts';
import { compileQuery } from '../query/compile-query.ts';
import { executeQuery } from '../query/execute-query.ts';
import { findNearest, validateFindNearest } from '../query/find-nearest.ts';
import { parseParentName } from '../resource-name.ts';
import type { Core } from './core.ts';
import { readIn } from './read-session.ts';

type Request = Parameters<FirestoreService['runQuery']>[1];

export function runQuery(
  core: Core,
  caller: Caller,
  { parent, query, consistency }: Request,
): RunQueryResult {
  const { database } = parseParentName(parent);
  const compiled = compileQuery(parent, query);
  if (query.findNearest !== null) validateFindNearest(query.findNearest);
  return readIn(core.databases.get(database), consistency, (session) => {
    if (caller.kind === 'user') core.authorizer.authorizeList(session.authorization(caller), parent, query);
    session.lockCollection(compiled.scope.collectionId);
    const { documents, skipped } =
      query.findNearest === null
        ? executeQuery(session.view, compiled)
        : { documents: findNearest(session.view, compiled, query.findNearest), skipped: 0 };
    return {
      documents: documents.map((document) => compiled.project(document)),
      skipped,
      readTime: session.view.version,
      transaction: session.begun,
    };
  });
}
