import type { Document } from '../model.ts';
import type { QueryScope } from '../query/compiled-query.ts';
import { scopeContains } from '../query/query-scope.ts';
import { collectionIdOf, collectionPathOf } from '../resource-name.ts';
import { compareNames } from '../values/name-order.ts';
import { RecentMap } from './recent-map.ts';
import { ScopeIndexes } from './scope-indexes.ts';
import { SortedSet } from './sorted-set.ts';

/** A group query below a document has indexes of its own; so many different parents keep theirs. */
const MAX_GROUP_PARENTS = 16;
/** Applications with a subcollection for each of many documents must not keep indexes for all of them. */
const MAX_COLLECTIONS = 2_000;

/** Keeps its place in name order while its document changes, so that an update does not search for it. */
interface Entry {
  readonly name: string;
  document: Document;
}

/** The latest state of one database and its indexes. */
export class DocumentStore {
  readonly #entries = new Map<string, Entry>();
  readonly #byName = new SortedSet<Entry>((a, b) => compareNames(a.name, b.name));
  readonly #collections = new RecentMap<ScopeIndexes>(MAX_COLLECTIONS);
  readonly #groups = new Map<string, RecentMap<ScopeIndexes>>();

  get(name: string): Document | null {
    return this.#entries.get(name)?.document ?? null;
  }

  replace(name: string, after: Document | null): void {
    const entry = this.#entries.get(name);
    const before = entry?.document ?? null;
    if (before === null && after === null) return;
    this.#replaceEntry(name, entry, after);
    this.#collections.peek(collectionPathOf(name))?.replace(before, after);
    for (const [parent, indexes] of this.#groups.get(collectionIdOf(name))?.entries() ?? []) {
      if (name.startsWith(`${parent}/`)) indexes.replace(before, after);
    }
  }

  #replaceEntry(name: string, entry: Entry | undefined, after: Document | null): void {
    if (after === null) {
      this.#entries.delete(name);
      if (entry !== undefined) this.#byName.delete(entry);
    } else if (entry === undefined) {
      const created = { name, document: after };
      this.#entries.set(name, created);
      this.#byName.add(created);
    } else {
      entry.document = after;
    }
  }

  /** All documents in name order. */
  *byName(): Generator<Document, void, undefined> {
    for (const { document } of this.#byName.ascending()) yield document;
  }

  /** All documents whose names begin with `prefix/`, in name order, from `isBefore` on. */
  *below(prefix: string, isBefore: (document: Document) => boolean = () => false): Generator<Document> {
    const start = `${prefix}/`;
    for (const { name, document } of this.#byName.ascending(
      (item) =>
        (!item.name.startsWith(start) && compareNames(item.name, prefix) <= 0) || isBefore(item.document),
    )) {
      if (!name.startsWith(start)) return;
      yield document;
    }
  }

  *#within(scope: QueryScope): Generator<Document> {
    const prefix =
      scope.allDescendants || scope.collectionId === null
        ? scope.parent
        : `${scope.parent}/${scope.collectionId}`;
    for (const document of this.below(prefix)) {
      if (scopeContains(scope, document.name)) yield document;
    }
  }

  /** The indexes of a scope that names a collection id. */
  indexes(scope: QueryScope & { readonly collectionId: string }): ScopeIndexes {
    const make = () => new ScopeIndexes(() => this.#within(scope));
    if (!scope.allDescendants) return this.#collections.obtain(`${scope.parent}/${scope.collectionId}`, make);
    let parents = this.#groups.get(scope.collectionId);
    if (parents === undefined) {
      parents = new RecentMap(MAX_GROUP_PARENTS);
      this.#groups.set(scope.collectionId, parents);
    }
    return parents.obtain(scope.parent, make);
  }
}
