import type { Document } from '../model.ts';
import { compareNames } from '../name-order.ts';
import type { QueryScope } from '../query/compiled-query.ts';
import { scopeContains } from '../query/query-scope.ts';
import { collectionIdOf, collectionPathOf } from '../resource-name.ts';
import { RecentMap } from './recent-map.ts';
import { ScopeIndexes } from './scope-indexes.ts';
import { SortedSet } from './sorted-set.ts';

/** A group query below a document has indexes of its own; so many different parents keep theirs. */
const MAX_GROUP_PARENTS = 16;
/** Applications with a subcollection for each of many documents must not keep indexes for all of them. */
const MAX_COLLECTIONS = 2_000;

/** The latest state of one database and its indexes. */
export class DocumentStore {
  readonly #documents = new Map<string, Document>();
  readonly #byName = new SortedSet<Document>((a, b) => compareNames(a.name, b.name));
  readonly #collections = new RecentMap<ScopeIndexes>(MAX_COLLECTIONS);
  readonly #groups = new Map<string, RecentMap<ScopeIndexes>>();

  get size(): number {
    return this.#documents.size;
  }

  get(name: string): Document | null {
    return this.#documents.get(name) ?? null;
  }

  replace(name: string, after: Document | null): void {
    const before = this.get(name);
    if (after === null) {
      if (before === null) return;
      this.#documents.delete(name);
      this.#byName.delete(before);
    } else {
      this.#documents.set(name, after);
      this.#byName.add(after);
    }
    this.#collections.peek(collectionPathOf(name))?.replace(before, after);
    for (const [parent, indexes] of this.#groups.get(collectionIdOf(name))?.entries() ?? []) {
      if (name.startsWith(`${parent}/`)) indexes.replace(before, after);
    }
  }

  /** Documents in name order from the first one that is not before. */
  byName(isBefore?: (document: Document) => boolean): Generator<Document, void, undefined> {
    return this.#byName.ascending(isBefore);
  }

  /** All documents whose names begin with `prefix/`, in name order, from `isBefore` on. */
  *below(prefix: string, isBefore: (document: Document) => boolean = () => false): Generator<Document> {
    const start = `${prefix}/`;
    for (const document of this.#byName.ascending(
      (item) => (!item.name.startsWith(start) && compareNames(item.name, prefix) <= 0) || isBefore(item),
    )) {
      if (!document.name.startsWith(start)) return;
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
