import type { Caller } from '../authorizer.ts';
import type { FirestoreService } from '../firestore-service.ts';
import type { Document, FieldPath, Write } from '../model.ts';
import { checkCollectionId, checkDocumentId, parseDocumentName, parseParentName } from '../resource-name.ts';
import { invalidArgument, StatusError } from '../status-error.ts';
import { projectDocument } from '../values/field-access.ts';
import { validateWrites } from '../writes/validate-write.ts';
import { commitValidated } from './commit.ts';
import type { Core } from './core.ts';

type CreateRequest = Parameters<FirestoreService['createDocument']>[1];
type UpdateRequest = Parameters<FirestoreService['updateDocument']>[1];
type DeleteRequest = Parameters<FirestoreService['deleteDocument']>[1];

/** One write in a commit of its own; the stored document afterwards. */
async function writeOne(
  core: Core,
  caller: Caller,
  database: string,
  write: Write,
): Promise<Document | null> {
  validateWrites(database, [write]);
  const { state } = await commitValidated(core, caller, core.databases.get(database), [write], null);
  return state.get(write.name) ?? null;
}

async function storeOne(
  core: Core,
  caller: Caller,
  database: string,
  write: Write,
  mask: readonly FieldPath[] | null,
): Promise<Document> {
  const document = await writeOne(core, caller, database, write);
  if (document === null) throw new StatusError('INTERNAL', `The write of ${write.name} stored nothing.`);
  return projectDocument(document, mask);
}

export async function createDocument(core: Core, caller: Caller, request: CreateRequest): Promise<Document> {
  const { database } = parseParentName(request.parent);
  if (request.collectionId === '') {
    throw invalidArgument('Collection id "" is invalid because it is empty.');
  }
  checkCollectionId(request.collectionId);
  const id = request.documentId === '' ? core.createId() : request.documentId;
  checkDocumentId(id);
  const write: Write = {
    kind: 'update',
    name: `${request.parent}/${request.collectionId}/${id}`,
    fields: request.fields,
    mask: null,
    transforms: [],
    precondition: { exists: false },
  };
  return storeOne(core, caller, database, write, request.mask);
}

export async function updateDocument(core: Core, caller: Caller, request: UpdateRequest): Promise<Document> {
  const { database } = parseDocumentName(request.name);
  const write: Write = {
    kind: 'update',
    name: request.name,
    fields: request.fields,
    mask: request.updateMask,
    transforms: [],
    precondition: request.precondition,
  };
  return storeOne(core, caller, database, write, request.mask);
}

export async function deleteDocument(core: Core, caller: Caller, request: DeleteRequest): Promise<void> {
  const { database } = parseDocumentName(request.name);
  await writeOne(core, caller, database, {
    kind: 'delete',
    name: request.name,
    precondition: request.precondition,
  });
}
