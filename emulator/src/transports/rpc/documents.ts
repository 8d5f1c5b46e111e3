import type { FirestoreService } from '../../core/firestore-service.ts';
import { decodeConsistency } from '../messages/consistency-codec.ts';
import { decodeMask, encodeTimestamp } from '../messages/scalars.ts';
import { decodeFields, encodeDocument } from '../messages/value-codec.ts';
import type { ConsistencyWire, DocumentWire, MaskWire, PreconditionWire, Wire } from '../messages/wire.ts';
import { decodePrecondition } from '../messages/write-codec.ts';
import { serverStream, unary } from './rpc.ts';

const EMPTY = 'google.protobuf.Empty';

export const getDocument = unary<Wire<{ name: string; mask: MaskWire }> & ConsistencyWire>(
  'GetDocumentRequest',
  'Document',
  (service, caller, request) =>
    encodeDocument(
      service.getDocument(caller, {
        name: request.name ?? '',
        mask: decodeMask(request.mask),
        consistency: decodeConsistency(request),
      }),
    ),
);

type ListDocumentsRequest = ConsistencyWire &
  Wire<{
    parent: string;
    collectionId: string;
    pageSize: number;
    pageToken: string;
    orderBy: string;
    mask: MaskWire;
    showMissing: boolean;
  }>;

export const listDocuments = unary<ListDocumentsRequest>(
  'ListDocumentsRequest',
  'ListDocumentsResponse',
  (service, caller, request) => {
    const page = service.listDocuments(caller, {
      parent: request.parent ?? '',
      collectionId: request.collectionId ?? '',
      pageSize: request.pageSize ?? 0,
      pageToken: request.pageToken ?? '',
      orderBy: request.orderBy ?? '',
      mask: decodeMask(request.mask),
      showMissing: request.showMissing ?? false,
      consistency: decodeConsistency(request),
    });
    return {
      documents: page.documents.map((document) =>
        'missing' in document ? { name: document.name } : encodeDocument(document),
      ),
      nextPageToken: page.nextPageToken,
    };
  },
);

type CreateDocumentRequest = Wire<{
  parent: string;
  collectionId: string;
  documentId: string;
  document: DocumentWire;
  mask: MaskWire;
}>;

export const createDocument = unary<CreateDocumentRequest>(
  'CreateDocumentRequest',
  'Document',
  async (service, caller, request) =>
    encodeDocument(
      await service.createDocument(caller, {
        parent: request.parent ?? '',
        collectionId: request.collectionId ?? '',
        documentId: request.documentId ?? '',
        fields: decodeFields(request.document?.fields),
        mask: decodeMask(request.mask),
      }),
    ),
);

type UpdateDocumentRequest = Wire<{
  document: DocumentWire;
  updateMask: MaskWire;
  mask: MaskWire;
  currentDocument: PreconditionWire;
}>;

export const updateDocument = unary<UpdateDocumentRequest>(
  'UpdateDocumentRequest',
  'Document',
  async (service, caller, request) =>
    encodeDocument(
      await service.updateDocument(caller, {
        name: request.document?.name ?? '',
        fields: decodeFields(request.document?.fields),
        updateMask: decodeMask(request.updateMask),
        mask: decodeMask(request.mask),
        precondition: decodePrecondition(request.currentDocument),
      }),
    ),
);

export const deleteDocument = unary<Wire<{ name: string; currentDocument: PreconditionWire }>>(
  'DeleteDocumentRequest',
  EMPTY,
  async (service, caller, request) => {
    await service.deleteDocument(caller, {
      name: request.name ?? '',
      precondition: decodePrecondition(request.currentDocument),
    });
    return {};
  },
);

type BatchGetDocumentsRequest = ConsistencyWire &
  Wire<{ database: string; documents: readonly string[]; mask: MaskWire }>;

export const batchGetDocuments = serverStream<BatchGetDocumentsRequest>(
  'BatchGetDocumentsRequest',
  'BatchGetDocumentsResponse',
  (service, caller, request) => {
    const result = service.batchGetDocuments(caller, {
      database: request.database ?? '',
      documents: request.documents ?? [],
      mask: decodeMask(request.mask),
      consistency: decodeConsistency(request),
    });
    return batchGetMessages(result);
  },
);

type BatchGetResult = ReturnType<FirestoreService['batchGetDocuments']>;

function* batchGetMessages({ results, readTime, transaction }: BatchGetResult): Generator<object> {
  const time = encodeTimestamp(readTime);
  if (transaction !== null) yield { transaction };
  for (const result of results) {
    yield 'found' in result
      ? { found: encodeDocument(result.found), readTime: time }
      : { missing: result.missing, readTime: time };
  }
}
