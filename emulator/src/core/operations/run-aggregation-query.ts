import type { Caller } from '../authorizer.ts';
import type { FirestoreService } from '../firestore-service.ts';
import { aggregate, prepareAggregations } from '../query/aggregate.ts';
import { compileQuery } from '../query/compile-query.ts';
import { parseParentName } from '../resource-name.ts';
import type { Core } from './core.ts';
import { readIn } from './read-session.ts';

type Request = Parameters<FirestoreService['runAggregationQuery']>[1];
type Response = ReturnType<FirestoreService['runAggregationQuery']>;

export function runAggregationQuery(core: Core, caller: Caller, request: Request): Response {
  const { parent, query } = request;
  const { database } = parseParentName(parent);
  const compiled = compileQuery(parent, query);
  const aggregations = prepareAggregations(request.aggregations);
  return readIn(core.databases.get(database), request.consistency, (session) => {
    if (caller.kind === 'user') core.authorizer.authorizeList(session.authorization(caller), parent, query);
    session.lockCollection(compiled.scope.collectionId);
    return {
      fields: aggregate(session.view, compiled, aggregations),
      readTime: session.view.version,
      transaction: session.begun,
    };
  });
}
