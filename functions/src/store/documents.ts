import type { DocumentSnapshot, Query, QuerySnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { HIDDEN, type Logger } from '../logger.ts';
import type { Collection, Fields } from './collection.ts';
import type { Some } from './database.ts';

class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError';

  constructor(
    readonly path: string,
    readonly problems: readonly string[],
  ) {
    super(`${path} does not fit its schema: ${problems.join('; ')}`);
  }
}

export function readDocument<T extends { readonly id: string }>(
  { schema }: Collection<T>,
  snapshot: DocumentSnapshot,
): T | null {
  const fields = snapshot.data();
  if (fields === undefined) return null;
  const parsed = z.safeParse(schema, { ...fields, id: snapshot.id, ...formIdOf(snapshot) });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  // The id of a claim is a player's ID in the game.
  throw new UnreadableDocumentError(snapshot.ref.path.replace(/\/claims\/.*/, `/claims/${HIDDEN}`), problems);
}

/** Undefined: the document does not fit its schema. It is logged. */
export function readReadable<T extends { readonly id: string }>(
  collection: Collection<T>,
  snapshot: DocumentSnapshot,
  logger: Logger,
): T | null | undefined {
  try {
    return readDocument(collection, snapshot);
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    logger.error('stored document left out of a list', error, { path: error.path });
    return undefined;
  }
}

export function readDocuments<T extends { readonly id: string }>(
  collection: Collection<T>,
  snapshots: readonly DocumentSnapshot[],
  logger: Logger,
): readonly T[] {
  return snapshots.flatMap((snapshot) => readReadable(collection, snapshot, logger) ?? []);
}

export function readOne<T extends { readonly id: string }>(
  collection: Collection<T>,
  snapshot: DocumentSnapshot,
  logger: Logger,
): T | null {
  if (collection.isSpare !== true) return readDocument(collection, snapshot);
  return readReadable(collection, snapshot, logger) ?? null;
}

/** A broken version may make all documents unreadable, so a query stops after so many. */
const LEFT_OUT_MAX = 200;

/** Reads on in place of unreadable documents, because callers take fewer than `limit` for the last page. */
export async function findDocuments<T extends { readonly id: string }>(
  collection: Collection<T>,
  query: Query,
  limit: number,
  { get, logger }: { readonly get: (query: Query) => Promise<QuerySnapshot>; readonly logger: Logger },
): Promise<Some<T>> {
  const found: T[] = [];
  let leftOut = 0;
  let rest = query;
  for (;;) {
    const asked = limit - found.length;
    const { docs } = await get(rest.limit(asked));
    const readable = readDocuments(collection, docs, logger);
    found.push(...readable);
    leftOut += docs.length - readable.length;
    const last = docs.at(-1);
    const isLastPage = docs.length < asked;
    if (last === undefined || isLastPage) return { items: found, next: null };
    if (found.length === limit || leftOut > LEFT_OUT_MAX) return { items: found, next: last.id };
    rest = query.startAfter(last);
  }
}

/**
 * Gives each field that is not given the default of its schema. A field whose default means that an earlier
 * version stored the document, such as `isLetIn`, must be given.
 */
export function withDefaults<S extends z.ZodMiniType>(schema: S, given: z.input<S>): z.output<S> {
  return z.parse(schema, given);
}

export function fieldsOf<T extends { readonly id: string }>(document: T): Fields<T> {
  const fields: Fields<T> & { id?: string } = { ...document };
  delete fields.id;
  return fields;
}

function formIdOf(snapshot: DocumentSnapshot): Readonly<Record<string, string>> {
  const parent = snapshot.ref.parent.parent;
  return parent?.parent.id === 'forms' ? { formId: parent.id } : {};
}
