import { invalidArgument } from '../../core/status-error.ts';
import type { ChangeKind, DocumentChange } from './document-change.ts';

/** Decides for the path of a document below `…/documents/`. */
type DocumentPattern = (path: string) => boolean;

const SINGLE = /^(?:\*|\{[^{}=]+(?:=\*)?\})$/;
const MULTI = /^(?:\*\*|\{[^{}=]+=\*\*\})$/;

/** `users/{id}`, `users/*`, `{path=**}`: a wildcard is a whole segment, `**` any number of them. */
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
  return path.replace(/^\/+|\/+$/g, '');
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

/** The body of `PUT …/triggers/{key}`. */
export function parseV1Registration(project: string, key: string, body: unknown): FunctionTrigger {
  const eventTrigger = member(body, 'eventTrigger');
  const eventType = text(eventTrigger, 'eventType');
  const event = V1_EVENTS[eventType];
  const [, databaseId, pattern] = V1_RESOURCE.exec(text(eventTrigger, 'resource')) ?? [];
  if (event === undefined) {
    throw invalidArgument(`Unsupported event type "${eventType}".`);
  }
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

/** The body of `POST …/eventarcTrigger`. */
export function parseV2Registration(project: string, key: string, body: unknown): FunctionTrigger {
  const eventType = text(body, 'eventType');
  const event = V2_EVENTS[eventType.replace(/\.withAuthContext$/, '')];
  if (event === undefined) {
    throw invalidArgument(`Unsupported event type "${eventType}".`);
  }
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
  if (typeof value !== 'string' || value === '') {
    throw invalidArgument(`The trigger lacks its ${name}.`);
  }
  return value;
}

/** A background function that the Functions emulator asked to be told of changes. */
export interface FunctionTrigger {
  /** Region-qualified id: the last segment of the address that events go to. */
  readonly key: string;
  readonly project: string;
  readonly databaseId: string;
  readonly generation: 'v1' | 'v2';
  /** The pattern as registered; events repeat it. */
  readonly eventType: string;
  /** `written` is every change. */
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
