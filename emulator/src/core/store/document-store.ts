import type { Document, Micros } from '../model.ts';
import { type QueryScope, scopeContains } from '../query/compiled-query.ts';
import { collectionIdOf, collectionPathOf } from '../resource-name.ts';
import { compareNames } from '../values/name-order.ts';
import { ScopeIndexes } from './ordered-index.ts';
import { obtain, RecentMap } from './recent-map.ts';
import { SortedSet } from './sorted-set.ts';

/**
 * At most this many parents keep indexes for group queries of one collection id. Each parent needs indexes of
 * its own.
 */
const MAX_GROUP_PARENTS = 16;
/** Only this many collections keep indexes, because every document may have a subcollection of its own. */
const MAX_COLLECTIONS = 2_000;

/** Wraps the document, so that an update replaces it without a search in `#byName`. */
interface Entry {
  readonly name: string;
  document: Document;
}

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

  *byName(): Generator<Document, void, undefined> {
    for (const { document } of this.#byName.ascending()) yield document;
  }

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
    for (const document of this.below(prefix)) if (scopeContains(scope, document.name)) yield document;
  }

  indexes(scope: QueryScope & { readonly collectionId: string }): ScopeIndexes {
    const make = () => new ScopeIndexes(() => this.#within(scope));
    if (!scope.allDescendants) return this.#collections.obtain(`${scope.parent}/${scope.collectionId}`, make);
    const parents = obtain(this.#groups, scope.collectionId, () => new RecentMap(MAX_GROUP_PARENTS));
    return parents.obtain(scope.parent, make);
  }
}

/**
 * A database at `version`. `store` has the latest documents; `overlay` has the state at `version` of each
 * document that changed later.
 */
export class DocumentView {
  readonly overlay: Map<string, Document | null>;

  constructor(
    readonly store: DocumentStore,
    readonly version: Micros,
    overlay: ReadonlyMap<string, Document | null> = new Map(),
  ) {
    this.overlay = new Map(overlay);
  }

  get(name: string): Document | null {
    const old = this.overlay.get(name);
    return old === undefined ? this.store.get(name) : old;
  }

  keep(name: string, before: Document | null): void {
    if (!this.overlay.has(name)) this.overlay.set(name, before);
  }
}

function firstBelow(view: DocumentView, prefix: string, isAfter: (name: string) => boolean): string | null {
  for (const { name } of view.store.below(prefix, (document) => !isAfter(document.name))) {
    if (view.get(name) !== null) return name;
  }
  return null;
}

function lesserOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return compareNames(one, other) < 0 ? one : other;
}

/**
 * Below `…/documents` or a document, yields ids of collections. Below a collection, yields ids of documents,
 * including missing documents that have subcollections.
 */
export function* childSegments(
  view: DocumentView,
  prefix: string,
  afterSegment: string | null,
): Generator<string, void, undefined> {
  const old = [...view.overlay]
    .flatMap(([name, document]) => (document !== null && name.startsWith(`${prefix}/`) ? [name] : []))
    .sort(compareNames);
  let after = afterSegment === null ? prefix : `${prefix}/${afterSegment}`;
  let first = afterSegment === null;
  let stored: string | null | undefined;
  let at = 0;
  for (;;) {
    const skip: string = after;
    const isAfter = (name: string) => first || (!name.startsWith(`${skip}/`) && compareNames(name, skip) > 0);
    for (let name = old[at]; name !== undefined && !isAfter(name); name = old[at]) at++;
    if (stored === undefined || (stored !== null && !isAfter(stored)))
      stored = firstBelow(view, prefix, isAfter);
    const next = lesserOf(old[at] ?? null, stored);
    if (next === null) return;
    const end = next.indexOf('/', prefix.length + 1);
    after = end === -1 ? next : next.slice(0, end);
    first = false;
    yield after.slice(prefix.length + 1);
  }
}
