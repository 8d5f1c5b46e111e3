import { formatTimestamp } from '../../transports/messages/json/special-forms.ts';
import { changedFieldPaths, type DocumentChange } from './document-change.ts';
import { documentJson, encodeDocumentEventData } from './document-event-data.ts';
import type { FunctionTrigger } from './function-trigger.ts';

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
