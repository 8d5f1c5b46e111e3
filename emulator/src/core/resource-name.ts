import { invalidArgument, type StatusError } from './status-error.ts';
import { numericId } from './values/name-order.ts';

type NameLabel = 'Document name' | 'Document parent name' | 'Database name' | 'Resource name';

interface DatabaseName {
  readonly project: string;
  readonly databaseId: string;
  readonly database: string;
}

const MAX_ID_BYTES = 1500;
const RESERVED = /^__.*__$/s;
const LONG_ID_LIKE = /^__id.*__$/s;

const SHAPE = ['projects', null, 'databases', null, 'documents'];
const DATABASE_LENGTH = 4;

function readSegments(label: NameLabel, name: string, what: 'database' | 'documents'): readonly string[] {
  const segments = name.split('/');
  let start = 0;
  const failure = (problem: string): StatusError => {
    const index = Buffer.byteLength(name.slice(0, start));
    return invalidArgument(`${label} "${name}" ${problem} at index ${index}.`);
  };
  const wanted =
    what === 'database' ? DATABASE_LENGTH : Math.max(SHAPE.length, 2 * Math.floor(segments.length / 2) + 1);
  for (let position = 0; position < wanted; position++) {
    if (position === SHAPE.length) refuseTrailingSlash(label, name);
    const segment = segments[position];
    if (segment === undefined) {
      start = name.length;
      throw failure('lacks "/"');
    }
    const literal = SHAPE[position] ?? segment;
    if (segment !== literal) throw failure(`lacks "${literal}"`);
    const isCollection = position >= SHAPE.length && position % 2 === 1;
    if (segment === '') throw failure(`lacks a ${isCollection ? 'collection' : 'resource'} id`);
    if (segment === '.' || segment === '..') throw failure(`contains a resource id "${segment}"`);
    start += segment.length + 1;
  }
  if (segments.length > wanted) {
    refuseTrailingSlash(label, name);
    start--;
    throw failure('has unexpected text');
  }
  return segments;
}

function refuseTrailingSlash(label: NameLabel, name: string): void {
  if (name.endsWith('/')) throw invalidArgument(`${label} "${name}" has invalid trailing "/".`);
}

function databaseNameOf([, project = '', , databaseId = '']: readonly string[]): DatabaseName {
  return { project, databaseId, database: `projects/${project}/databases/${databaseId}` };
}

export function parseDatabaseName(name: string): DatabaseName {
  return databaseNameOf(readSegments('Database name', name, 'database'));
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

export function parseDocumentName(name: string, label: NameLabel = 'Document name'): DatabaseName {
  const parsed = parseParentName(name, label);
  if (!name.includes('/documents/', parsed.database.length)) {
    throw invalidArgument(`${label} "${name}" lacks "/" at index ${Buffer.byteLength(name)}.`);
  }
  return parsed;
}

/** Accepts reserved ids and missing documents, because a stored reference may name them. */
export function checkReference(name: string): void {
  if (readSegments('Document name', name, 'documents').length > SHAPE.length) return;
  throw invalidArgument(`Document name "${name}" lacks "/" at index ${Buffer.byteLength(name)}.`);
}

/** A parent is `…/documents` itself or a document. */
export function parseParentName(name: string, label: NameLabel = 'Document parent name'): DatabaseName {
  const segments = readSegments(label, name, 'documents');
  for (const [position, id] of segments.slice(SHAPE.length).entries()) {
    if (position % 2 === 0) checkCollectionId(id);
    else checkDocumentId(id);
  }
  return databaseNameOf(segments);
}

export function collectionPathOf(documentName: string): string {
  return documentName.slice(0, documentName.lastIndexOf('/'));
}

export function documentIdOf(documentName: string): string {
  return documentName.slice(documentName.lastIndexOf('/') + 1);
}

export function collectionIdOf(documentName: string): string {
  return documentIdOf(collectionPathOf(documentName));
}
