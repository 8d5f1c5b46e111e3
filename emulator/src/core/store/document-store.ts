import type { Document } from '../model.ts';
import { compareNames } from '../name-order.ts';
import type { QueryScope } from '../query/compiled-query.ts';
import { scopeContains } from '../query/query-scope.ts';
import { collectionIdOf, collectionPathOf } from '../resource-name.ts';
import { ScopeIndexes } from './scope-indexes.ts';
import { SortedSet } from './sorted-set.ts';

/** A group query below a document has indexes of its own; so many different parents keep theirs. */
const MAX_GROUP_PARENTS = 16;

/** The latest state of one database and its indexes. */
export class DocumentStore {
  readonly #documents = new Map<string, Document>();
  readonly #byName = new SortedSet<Document>((a, b) => compareNames(a.name, b.name));
  readonly #collections = new Map<string, ScopeIndexes>();
  readonly #groups = new Map<string, Map<string, ScopeIndexes>>();

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
    this.#collections.get(collectionPathOf(name))?.replace(before, after);
    const parents = this.#groups.get(collectionIdOf(name));
    for (const [parent, indexes] of parents ?? []) {
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
    if (!scope.allDescendants) {
      const path = `${scope.parent}/${scope.collectionId}`;
      const indexes = this.#collections.get(path) ?? new ScopeIndexes(() => this.#within(scope));
      this.#collections.set(path, indexes);
      return indexes;
    }
    const parents = this.#groups.get(scope.collectionId) ?? new Map<string, ScopeIndexes>();
    this.#groups.set(scope.collectionId, parents);
    const indexes = parents.get(scope.parent) ?? new ScopeIndexes(() => this.#within(scope));
    parents.delete(scope.parent);
    parents.set(scope.parent, indexes);
    if (parents.size > MAX_GROUP_PARENTS) {
      for (const oldest of parents.keys()) {
        parents.delete(oldest);
        break;
      }
    }
    return indexes;
  }
}
