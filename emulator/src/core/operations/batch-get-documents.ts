import type { Caller } from '../authorizer.ts';
import type { FirestoreService } from '../firestore-service.ts';
import { parseDatabaseName, parseDocumentName } from '../resource-name.ts';
import { invalidArgument } from '../status-error.ts';
import { projectDocument } from '../values/field-access.ts';
import type { Core } from './core.ts';
import { readIn } from './read-session.ts';

type Request = Parameters<FirestoreService['batchGetDocuments']>[1];
type Response = ReturnType<FirestoreService['batchGetDocuments']>;

export function batchGetDocuments(core: Core, caller: Caller, request: Request): Response {
  const { database: name } = parseDatabaseName(request.database);
  for (const document of request.documents) {
    if (parseDocumentName(document).database !== name) {
      throw invalidArgument(`Document "${document}" is not in database "${name}".`);
    }
  }
  return readIn(core.databases.get(name), request.consistency, (session) => {
    const targets = request.documents.map((target) => {
      session.lockDocument(target);
      return { name: target, document: session.view.get(target) };
    });
    if (caller.kind === 'user') core.authorizer.authorizeGets(session.authorization(caller), targets);
    return {
      results: targets.map((target) =>
        target.document === null
          ? { missing: target.name }
          : { found: projectDocument(target.document, request.mask) },
      ),
      readTime: session.view.version,
      transaction: session.begun,
    };
  });
}
