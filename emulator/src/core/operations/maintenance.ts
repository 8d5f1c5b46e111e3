import { toRequestTime } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Document, Write } from '../model.ts';
import {
  checkCollectionId,
  collectionPathOf,
  documentIdOf,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
} from '../resource-name.ts';
import { invalidArgument } from '../status-error.ts';
import type { Fields } from '../values/value.ts';
import { applyWrites } from '../writes/apply-writes.ts';
import { validateWrites } from '../writes/validate-write.ts';
import type { Core } from './core.ts';

export interface ImportedDocument {
  readonly name: string;
  readonly fields: Fields;
}

function remove(database: Database, documents: Iterable<Document>): void {
  const state = new Map<string, null>();
  for (const { name } of documents) state.set(name, null);
  if (state.size > 0) database.apply(database.versions.next(), state, true);
}

/** No operation of this file waits for locks. */
export function clearDatabase(core: Core, name: string): void {
  const { database } = parseDatabaseName(name);
  const target = core.databases.get(database);
  remove(target, target.store.byName());
}

function parseTree(name: string): string {
  const start = name.indexOf('/documents/');
  const depth = start === -1 ? 0 : name.slice(start + '/documents/'.length).split('/').length;
  if (depth % 2 === 0) return parseDocumentName(name, 'Resource name').database;
  const id = documentIdOf(name);
  const { database } = parseParentName(collectionPathOf(name), 'Resource name');
  if (id === '') throw invalidArgument(`Resource name "${name}" has invalid trailing "/".`);
  checkCollectionId(id);
  return database;
}

export function deleteRecursively(core: Core, name: string): void {
  const database = core.databases.get(parseTree(name));
  const itself = database.store.get(name);
  remove(database, [...(itself === null ? [] : [itself]), ...database.store.below(name)]);
}

/** Transactions end first, so that none of them writes later. */
export function reset(core: Core): void {
  for (const database of core.databases.all()) {
    database.transactions.endAll();
    remove(database, database.store.byName());
  }
  core.databases.forgetSeeds();
}

export function allDocuments(core: Core, name: string): readonly Document[] {
  return [...core.databases.get(parseDatabaseName(name).database).store.byName()];
}

export function importDocuments(core: Core, name: string, documents: Iterable<ImportedDocument>): void {
  const database = core.databases.get(parseDatabaseName(name).database);
  const writes: Write[] = [];
  for (const { name: target, fields } of documents) {
    writes.push({ kind: 'update', name: target, fields, mask: null, transforms: [], precondition: null });
  }
  if (writes.length === 0) return;
  validateWrites(database.name, writes);
  const commitTime = database.versions.next();
  const times = { commitTime, requestTime: toRequestTime(commitTime) };
  const { state } = applyWrites(writes, (target) => database.store.get(target), times, 'ignore');
  database.apply(commitTime, state, true);
}
