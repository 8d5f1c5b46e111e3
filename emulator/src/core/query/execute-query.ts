import type { Document, FieldPath, Order } from '../model.ts';
import type { DocumentStore, DocumentView } from '../store/document-store.ts';
import { partitionKey } from '../store/ordered-index.ts';
import { fieldPathsEqual, formatFieldPath, getDocumentValue, isNamePath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import type { CompiledQuery, QueryScope } from './compiled-query.ts';
import {
  type Condition,
  type Disjunct,
  matchesCondition,
  namedDocument,
  positionInRange,
} from './disjuncts.ts';

type Source = Iterator<Document, void, undefined>;

function* mergeOrdered(
  sources: readonly Source[],
  compare: (a: Document, b: Document) => number,
): Generator<Document, void, undefined> {
  const heads = sources.map((source) => source.next());
  let last: string | null = null;
  for (;;) {
    let best = -1;
    let least: Document | null = null;
    for (const [i, head] of heads.entries()) {
      if (head.done === true) continue;
      if (least === null || compare(head.value, least) < 0) {
        least = head.value;
        best = i;
      }
    }
    const source = sources[best];
    if (least === null || source === undefined) return;
    heads[best] = source.next();
    if (least.name !== last) yield least;
    last = least.name;
  }
}

function* unlessReplaced(
  documents: Iterable<Document>,
  replaced: ReadonlyMap<string, Document | null>,
): Generator<Document, void, undefined> {
  for (const document of documents) if (!replaced.has(document.name)) yield document;
}

export function* queryMatches(
  { store, overlay }: DocumentView,
  query: CompiledQuery,
): Generator<Document, void, undefined> {
  const sources: Source[] = query.disjuncts.map((disjunct) => {
    const matches = disjunctMatches(store, query, disjunct);
    return overlay.size === 0 ? matches : unlessReplaced(matches, overlay);
  });
  if (overlay.size > 0) {
    const old = [...overlay.values()].filter((document) => document !== null && query.matches(document));
    sources.push(
      old
        .filter((document) => document !== null)
        .sort(query.compare)
        [Symbol.iterator](),
    );
  }
  const [only] = sources;
  if (sources.length === 1 && only !== undefined) {
    for (let head = only.next(); head.done !== true; head = only.next()) yield head.value;
    return;
  }
  yield* mergeOrdered(sources, query.compare);
}

interface QueryPage {
  /** Whole documents: the caller applies the projection. */
  readonly documents: readonly Document[];
  readonly skipped: number;
}

export function executeQuery(view: DocumentView, query: CompiledQuery): QueryPage {
  const documents: Document[] = [];
  let skipped = 0;
  if (query.limit === 0) return { documents, skipped };
  for (const document of queryMatches(view, query)) {
    if (skipped < query.offset) {
      skipped++;
      continue;
    }
    documents.push(document);
    if (documents.length === query.limit) break;
  }
  return { documents, skipped };
}

interface Equality {
  readonly field: FieldPath;
  readonly value: Value;
}

function equalityOf(condition: Condition): Equality | null {
  if (isNamePath(condition.field)) return null;
  if (condition.op === 'EQUAL') return { field: condition.field, value: condition.value };
  if (condition.op === 'IS_NULL') return { field: condition.field, value: { kind: 'null' } };
  if (condition.op === 'IS_NAN') {
    return { field: condition.field, value: { kind: 'double', value: Number.NaN } };
  }
  return null;
}

/** The result is sorted by field, so that the same filters in any order use the same index. */
function equalitiesOf(disjunct: Disjunct): readonly Equality[] {
  const byField = new Map<string, Equality>();
  for (const condition of disjunct) {
    const equality = equalityOf(condition);
    const key = formatFieldPath(condition.field);
    if (equality !== null && !byField.has(key)) byField.set(key, equality);
  }
  return [...byField].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, equality]) => equality);
}

interface Bounds {
  readonly isBefore: (document: Document) => boolean;
  readonly isAfter: (document: Document) => boolean;
}

/**
 * The cursors bound the walk through the index. So do conditions on `leading`, the first ordered field
 * without an equality.
 */
function boundsOf(query: CompiledQuery, disjunct: Disjunct, equalities: readonly Equality[]): Bounds {
  const leading = query.orders.find(
    (order) => !equalities.some((equality) => fieldPathsEqual(equality.field, order.field)),
  );
  const ranges = disjunct.filter(
    (condition) => leading !== undefined && fieldPathsEqual(condition.field, leading.field),
  );
  const sign = leading?.direction === 'DESCENDING' ? -1 : 1;
  const outside = (document: Document, side: -1 | 1) =>
    ranges.some((condition) => {
      const value = getDocumentValue(document, condition.field);
      return value !== undefined && positionInRange(condition, value) * sign === side;
    });
  return {
    isBefore: (document) => query.isBeforeStart(document) || outside(document, -1),
    isAfter: (document) => query.isAfterEnd(document) || outside(document, 1),
  };
}

/**
 * The orders of an index end with `__name__` ascending. For a query that ends with `__name__` descending, all
 * orders are reversed and the index is walked backwards.
 */
function canonicalOrders(orders: readonly Order[]): { orders: readonly Order[]; mirrored: boolean } {
  if (orders.at(-1)?.direction !== 'DESCENDING') return { orders, mirrored: false };
  return {
    mirrored: true,
    orders: orders.map(({ field, direction }) => ({
      field,
      direction: direction === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING',
    })),
  };
}

function hasCollection(scope: QueryScope): scope is QueryScope & { collectionId: string } {
  return scope.collectionId !== null;
}

function walk(
  store: DocumentStore,
  query: CompiledQuery,
  disjunct: Disjunct,
): { documents: Iterable<Document>; isAfter: (document: Document) => boolean } {
  const name = namedDocument(disjunct);
  if (name !== null) {
    const document = store.get(name);
    const hit = document !== null && query.matches(document);
    return { documents: hit ? [document] : [], isAfter: () => false };
  }
  const equalities = equalitiesOf(disjunct);
  const bounds = boundsOf(query, disjunct, equalities);
  if (!hasCollection(query.scope)) {
    return { documents: store.below(query.scope.parent, bounds.isBefore), isAfter: bounds.isAfter };
  }
  const contains = disjunct.find((condition) => condition.op === 'ARRAY_CONTAINS');
  const { orders, mirrored } = canonicalOrders(query.orders);
  const index = store.indexes(query.scope).index({
    equalities: equalities.map((equality) => equality.field),
    contains: contains?.field ?? null,
    orders,
  });
  const partition = index.partition(
    partitionKey(
      equalities.map((equality) => equality.value),
      contains?.op === 'ARRAY_CONTAINS' ? contains.value : null,
    ),
  );
  const documents = mirrored ? partition?.descending(bounds.isBefore) : partition?.ascending(bounds.isBefore);
  return { documents: documents ?? [], isAfter: bounds.isAfter };
}

function* disjunctMatches(
  store: DocumentStore,
  query: CompiledQuery,
  disjunct: Disjunct,
): Generator<Document, void, undefined> {
  if (disjunct.some((condition) => condition.op === 'NEVER')) return;
  const { documents, isAfter } = walk(store, query, disjunct);
  for (const document of documents) {
    if (isAfter(document)) return;
    const matches = disjunct.every((condition) => matchesCondition(condition, document));
    if (matches && query.affects(document.name)) yield document;
  }
}
