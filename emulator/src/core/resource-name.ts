import { invalidArgument, type StatusError } from './status-error.ts';
import { numericId } from './values/name-order.ts';

type NameLabel = 'Document name' | 'Document parent name' | 'Database name' | 'Resource name';

interface DatabaseName {
  readonly project: string;
  readonly databaseId: string;
  /** `projects/{p}/databases/{d}` */
  readonly database: string;
}

const MAX_ID_BYTES = 1500;
const RESERVED = /^__.*__$/s;
const LONG_ID_LIKE = /^__id.*__$/s;

/** Reads a name from left to right; errors carry the byte offset where it stopped making sense. */
class NameReader {
  #position = 0;

  constructor(
    readonly label: NameLabel,
    readonly name: string,
  ) {}

  get done(): boolean {
    return this.#position >= this.name.length;
  }

  fail(problem: string, at = this.#position): StatusError {
    const index = Buffer.byteLength(this.name.slice(0, at));
    return invalidArgument(`${this.label} "${this.name}" ${problem} at index ${index}.`);
  }

  literal(text: string): void {
    const end = this.#position + text.length;
    const next = this.name[end];
    const whole = text === '/' || next === undefined || next === '/';
    if (!this.name.startsWith(text, this.#position) || !whole) throw this.fail(`lacks "${text}"`);
    this.#position = end;
  }

  id(kind: 'collection' | 'resource'): string {
    const end = this.name.indexOf('/', this.#position);
    const id = this.name.slice(this.#position, end === -1 ? undefined : end);
    if (id === '') throw this.fail(`lacks a ${kind} id`);
    if (id === '.' || id === '..') throw this.fail(`contains a resource id "${id}"`);
    this.#position += id.length;
    return id;
  }
}

function readDatabase(reader: NameReader): DatabaseName {
  reader.literal('projects');
  reader.literal('/');
  const project = reader.id('resource');
  reader.literal('/');
  reader.literal('databases');
  reader.literal('/');
  const databaseId = reader.id('resource');
  return { project, databaseId, database: `projects/${project}/databases/${databaseId}` };
}

export function parseDatabaseName(name: string, label: NameLabel = 'Database name'): DatabaseName {
  const reader = new NameReader(label, name);
  const parsed = readDatabase(reader);
  if (!reader.done) {
    if (name.endsWith('/')) throw invalidArgument(`${label} "${name}" has invalid trailing "/".`);
    throw reader.fail('has unexpected text');
  }
  return parsed;
}

export function checkCollectionId(id: string): void {
  if (id.includes('/')) throw invalidArgument(`Collection id "${id}" is invalid because it contains "/".`);
  if (RESERVED.test(id)) throw invalidArgument(`Collection id "${id}" is invalid because it is reserved.`);
  if (Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalidArgument('The key path element kind is longer than 1500 bytes.');
  }
}

export function checkDocumentId(id: string): void {
  if (id.includes('/')) throw invalidArgument(`Resource id "${id}" is invalid because it contains "/".`);
  if (id === '.' || id === '..')
    throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
  if (RESERVED.test(id) && numericId(id) === null) {
    if (LONG_ID_LIKE.test(id)) {
      throw invalidArgument(
        `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`,
      );
    }
    throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalidArgument('The key path element name is longer than 1500 bytes.');
  }
}

/** `…/documents` with document segments below; returns how many segments follow `documents`. */
function readDocuments(name: string, label: NameLabel): { parsed: DatabaseName; depth: number } {
  const reader = new NameReader(label, name);
  const parsed = readDatabase(reader);
  reader.literal('/');
  reader.literal('documents');
  if (name.endsWith('/')) throw invalidArgument(`${label} "${name}" has invalid trailing "/".`);
  const ids: string[] = [];
  while (!reader.done) {
    reader.literal('/');
    ids.push(reader.id('collection'));
    reader.literal('/');
    ids.push(reader.id('resource'));
  }
  ids.forEach((id, i) => {
    if (i % 2 === 0) checkCollectionId(id);
    else checkDocumentId(id);
  });
  return { parsed, depth: ids.length };
}

export function parseDocumentName(name: string, label: NameLabel = 'Document name'): DatabaseName {
  const { parsed, depth } = readDocuments(name, label);
  if (depth === 0) throw invalidArgument(`${label} "${name}" lacks "/" at index ${Buffer.byteLength(name)}.`);
  return parsed;
}

/** A parent is `…/documents` itself or a document. */
export function parseParentName(name: string, label: NameLabel = 'Document parent name'): DatabaseName {
  return readDocuments(name, label).parsed;
}

/** The collection that holds a document: everything before its id. */
export function collectionPathOf(documentName: string): string {
  return documentName.slice(0, documentName.lastIndexOf('/'));
}

export function documentIdOf(documentName: string): string {
  return documentName.slice(documentName.lastIndexOf('/') + 1);
}

export function collectionIdOf(documentName: string): string {
  return documentIdOf(collectionPathOf(documentName));
}
