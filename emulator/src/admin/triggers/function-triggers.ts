import protobuf from 'protobufjs/light.js';
import type { CommittedChanges, Document, Micros } from '../../core/model.ts';
import { invalidArgument } from '../../core/status-error.ts';
import { formatFieldPath } from '../../core/values/field-path.ts';
import { type Fields, timestampText } from '../../core/values/value.ts';
import { fieldsIdentical, valuesIdentical } from '../../core/values/value-order.ts';
import { messageType } from '../../transports/messages/descriptor.ts';
import { encodeJson } from '../../transports/messages/json.ts';
import { encodeDocument } from '../../transports/messages/value-codec.ts';

type DocumentPattern = (path: string) => boolean;

const SINGLE = /^(?:\*|\{[^{}=]+(?:=\*)?\})$/;
const MULTI = /^(?:\*\*|\{[^{}=]+=\*\*\})$/;

export function compileDocumentPattern(pattern: string): DocumentPattern {
  const source = trimSlashes(pattern)
    .split('/')
    .map((segment) => {
      if (MULTI.test(segment)) return '(?:/[^/]+)*';
      return SINGLE.test(segment) ? '/[^/]+' : `/${escapeRegExp(segment)}`;
    })
    .join('');
  const expression = new RegExp(`^${source}$`, 's');
  return (path) => expression.test(`/${path}`);
}

export function exactDocument(document: string): DocumentPattern {
  const exact = trimSlashes(document);
  return (path) => path === exact;
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|(?<!\/)\/+$/g, '');
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

type Event = FunctionTrigger['event'];

const V1_EVENTS: Readonly<Record<string, Event>> = {
  'providers/cloud.firestore/eventTypes/document.create': 'created',
  'providers/cloud.firestore/eventTypes/document.update': 'updated',
  'providers/cloud.firestore/eventTypes/document.delete': 'deleted',
  'providers/cloud.firestore/eventTypes/document.write': 'written',
};

const V2_EVENTS: Readonly<Record<string, Event>> = {
  'google.cloud.firestore.document.v1.created': 'created',
  'google.cloud.firestore.document.v1.updated': 'updated',
  'google.cloud.firestore.document.v1.deleted': 'deleted',
  'google.cloud.firestore.document.v1.written': 'written',
};

const V1_RESOURCE = /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/;

export function parseV1Registration(project: string, key: string, body: unknown): FunctionTrigger {
  const eventTrigger = member(body, 'eventTrigger');
  const eventType = text(eventTrigger, 'eventType');
  const event = V1_EVENTS[eventType];
  const [, databaseId, pattern] = V1_RESOURCE.exec(text(eventTrigger, 'resource')) ?? [];
  if (event === undefined) throw invalidArgument(`Unsupported event type "${eventType}".`);
  if (databaseId === undefined || pattern === undefined) {
    throw invalidArgument(
      'The trigger\'s resource must be "projects/{project}/databases/{database}/documents/{path}".',
    );
  }
  return {
    key,
    project,
    databaseId,
    generation: 'v1',
    eventType,
    event,
    matches: compileDocumentPattern(pattern),
  };
}

export function parseV2Registration(project: string, key: string, body: unknown): FunctionTrigger {
  const eventType = text(body, 'eventType');
  const event = V2_EVENTS[eventType.replace(/\.withAuthContext$/, '')];
  if (event === undefined) throw invalidArgument(`Unsupported event type "${eventType}".`);
  const document = member(body, 'document');
  const pattern = text(document, 'value');
  const isExact = member(document, 'matchType') === 'EXACT';
  return {
    key,
    project,
    databaseId: text(body, 'database'),
    generation: 'v2',
    eventType,
    event,
    matches: isExact ? exactDocument(pattern) : compileDocumentPattern(pattern),
  };
}

function member(json: unknown, name: string): unknown {
  const value = Object.entries(json ?? {}).find(([key]) => key === name);
  return value?.[1];
}

function text(json: unknown, name: string): string {
  const value = member(json, name);
  if (typeof value !== 'string' || value === '') throw invalidArgument(`The trigger lacks its ${name}.`);
  return value;
}

export interface FunctionTrigger {
  readonly key: string;
  readonly project: string;
  readonly databaseId: string;
  readonly generation: 'v1' | 'v2';
  readonly eventType: string;
  readonly event: ChangeKind | 'written';
  readonly matches: DocumentPattern;
}

export function wants(trigger: FunctionTrigger, change: DocumentChange): boolean {
  return (
    trigger.project === change.project &&
    trigger.databaseId === change.databaseId &&
    (trigger.event === 'written' || trigger.event === change.kind) &&
    trigger.matches(change.path)
  );
}

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
 * Encodes google.events.cloud.firestore.v1.DocumentEventData. Its Document has the same field numbers as
 * google.firestore.v1.Document, so one codec encodes both.
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

function documentJson(document: Document): unknown {
  return encodeJson('Document', encodeDocument(document));
}

function documentBytes(document: Document): Uint8Array {
  return messageType('Document').encode(encodeDocument(document)).finish();
}

interface EventRequest {
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

/** The body is base64, which the Functions emulator decodes. */
function v2Request(trigger: FunctionTrigger, change: DocumentChange, id: string): EventRequest {
  const hasAuthContext = trigger.eventType.endsWith('.withAuthContext');
  return {
    headers: {
      'content-type': 'application/protobuf',
      'ce-specversion': '1.0',
      'ce-type': trigger.eventType,
      'ce-id': id,
      'ce-time': timeOf(change),
      // The official emulator sends the doubled `projects` too.
      'ce-source': `//firestore.googleapis.com/projects/projects/${change.project}/databases/${change.databaseId}`,
      'ce-subject': encodeURI(`documents/${change.path}`),
      'ce-datacontenttype': 'application/protobuf',
      'ce-dataschema': DATA_SCHEMA,
      'ce-location': 'us-central1',
      'ce-project': change.project,
      'ce-database': change.databaseId,
      'ce-namespace': '(default)',
      'ce-document': encodeURI(change.path),
      // `CommittedChanges` does not tell who made a commit, so the auth type is `unknown`, a documented
      // value.
      ...(hasAuthContext ? { 'ce-authtype': 'unknown' } : {}),
    },
    body: Buffer.from(encodeDocumentEventData(change)).toString('base64'),
  };
}

function timeOf({ commitTime }: DocumentChange): string {
  return timestampText(commitTime * 1000n);
}

type ChangeKind = 'created' | 'updated' | 'deleted';

interface DocumentChange {
  readonly project: string;
  readonly databaseId: string;
  readonly name: string;
  readonly path: string;
  readonly commitTime: Micros;
  readonly kind: ChangeKind;
  readonly before: Document | null;
  readonly after: Document | null;
}

export function documentChanges(commit: CommittedChanges): DocumentChange[] {
  const [, project = '', , databaseId = ''] = commit.database.split('/');
  return commit.changes.flatMap(({ name, before, after }) => {
    const kind = changeKind(before, after);
    if (kind === null) return [];
    const path = name.slice(commit.database.length + '/documents/'.length);
    return [{ project, databaseId, name, path, commitTime: commit.commitTime, kind, before, after }];
  });
}

function changeKind(before: Document | null, after: Document | null): ChangeKind | null {
  if (after === null) return before === null ? null : 'deleted';
  if (before === null) return 'created';
  return fieldsIdentical(before.fields, after.fields) ? null : 'updated';
}

export function changedFieldPaths({ before, after }: DocumentChange): string[] {
  return before === null || after === null
    ? []
    : changedPaths(before.fields, after.fields, []).map(formatFieldPath);
}

function changedPaths(before: Fields, after: Fields, parent: readonly string[]): string[][] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [from, to] = [before.get(name), after.get(name)];
    const path = [...parent, name];
    if (from === undefined || to === undefined) return [path];
    if (from.kind === 'map' && to.kind === 'map' && from.fields.size > 0 && to.fields.size > 0) {
      return changedPaths(from.fields, to.fields, path);
    }
    return valuesIdentical(from, to) ? [] : [path];
  });
}
