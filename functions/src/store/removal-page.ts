import * as z from 'zod/mini';
import { collection, type OwnCollection } from './collection.ts';
import type { Query, Transaction } from './database.ts';

/**
 * A commit of 10 MiB has room for this many documents with index entries and a picture each. An `in` query
 * takes at most 30 values.
 */
export const REMOVED_AT_ONCE = 30;

export interface RemovalPage {
  readonly ids: readonly string[];
  readonly isLast: boolean;
  readonly remove: () => void;
}

const ANY_DOCUMENT = z.object({ id: z.string() });

/** Finds documents that do not fit their schema too, so that no erasure leaves them. */
export const anyOf = ({ path }: { readonly path: string }) => collection(path, ANY_DOCUMENT);

export async function removalPage<T extends { readonly id: string }>(
  transaction: Transaction,
  from: OwnCollection<T>,
  query: Query,
  {
    remove = (id) => transaction.remove(from, id),
    atOnce = REMOVED_AT_ONCE,
  }: { readonly remove?: (id: string) => void; readonly atOnce?: number } = {},
): Promise<RemovalPage> {
  const found = await transaction.find(anyOf(from), query, atOnce);
  const ids = found.map(({ id }) => id);
  return {
    ids,
    isLast: ids.length < atOnce,
    remove: () => {
      for (const id of ids) remove(id);
    },
  };
}
