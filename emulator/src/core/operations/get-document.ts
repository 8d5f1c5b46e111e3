import type { Caller } from '../authorizer.ts';
import type { FirestoreService } from '../firestore-service.ts';
import type { Document } from '../model.ts';
import { parseDocumentName } from '../resource-name.ts';
import { StatusError } from '../status-error.ts';
import { projectDocument } from '../values/field-access.ts';
import type { Core } from './core.ts';
import { readIn } from './read-session.ts';

type Request = Parameters<FirestoreService['getDocument']>[1];

export function getDocument(core: Core, caller: Caller, { name, mask, consistency }: Request): Document {
  const { database } = parseDocumentName(name);
  return readIn(core.databases.get(database), consistency, (session) => {
    session.lockDocument(name);
    const document = session.view.get(name);
    if (caller.kind === 'user') {
      core.authorizer.authorizeGet(session.authorization(caller), name, document);
    }
    if (document === null) throw new StatusError('NOT_FOUND', `Document "${name}" not found.`);
    return projectDocument(document, mask);
  });
}
