import type { Document } from '../../core/model.ts';
import { messageType } from '../../transports/messages/descriptor.ts';
import { encodeJson } from '../../transports/messages/json/encode-json.ts';
import { encodeDocument } from '../../transports/messages/value-codec.ts';
import { ProtobufWriter } from '../export/protobuf-writer.ts';
import { changedFieldPaths, type DocumentChange } from './document-change.ts';

const DocumentEventData = { value: 1, oldValue: 2, updateMask: 3 } as const;
const DocumentMask = { fieldPaths: 1 } as const;

/**
 * google.events.cloud.firestore.v1.DocumentEventData. Its Document has the field numbers of
 * google.firestore.v1.Document, so that one codec serves both.
 */
export function encodeDocumentEventData(change: DocumentChange): Uint8Array {
  const writer = new ProtobufWriter();
  if (change.after !== null) writer.bytes(DocumentEventData.value, documentBytes(change.after));
  if (change.before !== null) writer.bytes(DocumentEventData.oldValue, documentBytes(change.before));
  writer.message(DocumentEventData.updateMask, (mask) => {
    for (const path of changedFieldPaths(change)) mask.string(DocumentMask.fieldPaths, path);
  });
  return writer.finish();
}

/** The document as REST shows it. */
export function documentJson(document: Document): unknown {
  return encodeJson(messageType('Document'), encodeDocument(document));
}

function documentBytes(document: Document): Uint8Array {
  return messageType('Document').encode(encodeDocument(document)).finish();
}
