import protobuf from 'protobufjs/light.js';
import type { Document } from '../../core/model.ts';
import { messageType } from '../../transports/messages/descriptor.ts';
import { encodeJson, formatTimestamp } from '../../transports/messages/json.ts';
import { encodeDocument } from '../../transports/messages/value-codec.ts';
import { changedFieldPaths, type DocumentChange } from './document-change.ts';
import type { FunctionTrigger } from './registrations.ts';

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
function encodeDocumentEventData(change: DocumentChange): Uint8Array {
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
function documentJson(document: Document): unknown {
  return encodeJson(messageType('Document'), encodeDocument(document));
}

function documentBytes(document: Document): Uint8Array {
  return messageType('Document').encode(encodeDocument(document)).finish();
}

/** The request to the Functions emulator for one change. */
export interface EventRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const DATA_SCHEMA =
  'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto';

export function eventRequest(trigger: FunctionTrigger, change: DocumentChange, id: string): EventRequest {
  return trigger.generation === 'v1' ? v1Request(trigger, change, id) : v2Request(trigger, change, id);
}

function v1Request(trigger: FunctionTrigger, change: DocumentChange, id: string): EventRequest {
  const fieldPaths = changedFieldPaths(change);
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      data: {
        ...(change.after === null ? {} : { value: documentJson(change.after) }),
        ...(change.before === null ? {} : { oldValue: documentJson(change.before) }),
        updateMask: fieldPaths.length === 0 ? {} : { fieldPaths },
      },
      context: {
        eventId: id,
        timestamp: timeOf(change),
        eventType: trigger.eventType,
        resource: { name: change.name, service: 'firestore.googleapis.com' },
      },
    }),
  };
}

/** A CloudEvent in binary mode. The Functions emulator undoes the base64. */
function v2Request(trigger: FunctionTrigger, change: DocumentChange, id: string): EventRequest {
  const hasAuthContext = trigger.eventType.endsWith('.withAuthContext');
  return {
    headers: {
      'content-type': 'application/protobuf',
      'ce-specversion': '1.0',
      'ce-type': trigger.eventType,
      'ce-id': id,
      'ce-time': timeOf(change),
      // The doubled `projects` is what the official emulator sends.
      'ce-source': `//firestore.googleapis.com/projects/projects/${change.project}/databases/${change.databaseId}`,
      'ce-subject': encodeURI(`documents/${change.path}`),
      'ce-datacontenttype': 'application/protobuf',
      'ce-dataschema': DATA_SCHEMA,
      'ce-location': 'us-central1',
      'ce-project': change.project,
      'ce-database': change.databaseId,
      'ce-namespace': '(default)',
      'ce-document': encodeURI(change.path),
      // Commits do not say who made them. `unknown` is one of production's documented values.
      ...(hasAuthContext ? { 'ce-authtype': 'unknown' } : {}),
    },
    body: Buffer.from(encodeDocumentEventData(change)).toString('base64'),
  };
}

function timeOf({ commitTime }: DocumentChange): string {
  const remainder = ((commitTime % 1_000_000n) + 1_000_000n) % 1_000_000n;
  return formatTimestamp((commitTime - remainder) / 1_000_000n, Number(remainder) * 1000);
}
