import protobuf from 'protobufjs/light.js';
import type { Document } from '../../core/model.ts';
import { messageType } from '../../transports/messages/descriptor.ts';
import { encodeJson } from '../../transports/messages/json/encode-json.ts';
import { encodeDocument } from '../../transports/messages/value-codec.ts';
import { changedFieldPaths, type DocumentChange } from './document-change.ts';

const field = (id: number, type: string) => ({ id, type });
const documentEventData = protobuf.Root.fromJSON({
  nested: {
    DocumentEventData: {
      fields: { value: field(1, 'bytes'), oldValue: field(2, 'bytes'), updateMask: field(3, 'DocumentMask') },
    },
    DocumentMask: { fields: { fieldPaths: { ...field(1, 'string'), rule: 'repeated' } } },
  },
}).lookupType('DocumentEventData');

/**
 * google.events.cloud.firestore.v1.DocumentEventData. Its Document has the field numbers of
 * google.firestore.v1.Document, so that one codec serves both.
 */
export function encodeDocumentEventData(change: DocumentChange): Uint8Array {
  const { after, before } = change;
  return documentEventData
    .encode({
      ...(after === null ? {} : { value: documentBytes(after) }),
      ...(before === null ? {} : { oldValue: documentBytes(before) }),
      updateMask: { fieldPaths: changedFieldPaths(change) },
    })
    .finish();
}

/** The document as REST shows it. */
export function documentJson(document: Document): unknown {
  return encodeJson(messageType('Document'), encodeDocument(document));
}

function documentBytes(document: Document): Uint8Array {
  return messageType('Document').encode(encodeDocument(document)).finish();
}
