import { createHash } from 'node:crypto';
import type { Document, FieldPath, Order } from '../model.ts';
import { documentComparison } from '../query/order-by.ts';
import { formatFieldPath, getField, isNamePath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import { compareValues, valueKey } from '../values/value-order.ts';
import { obtain, RecentMap } from './recent-map.ts';
import { SortedSet } from './sorted-set.ts';

interface IndexSpec {
  readonly equalities: readonly FieldPath[];
  readonly contains: FieldPath | null;
  readonly orders: readonly Order[];
}

const MAX_KEY_LENGTH = 256;

export function indexSpecKey({ equalities, contains, orders }: IndexSpec): string {
  return JSON.stringify([
    equalities.map(formatFieldPath),
    contains === null ? null : formatFieldPath(contains),
    orders.map((order) => [formatFieldPath(order.field), order.direction]),
  ]);
}

function joinKeys(keys: readonly string[]): string {
  const joined = keys.join(' ');
  return joined.length > MAX_KEY_LENGTH ? createHash('sha256').update(joined).digest('base64') : joined;
}

export function partitionKey(equalities: readonly Value[], contained: Value | null): string {
  const keys = equalities.map(valueKey);
  return joinKeys(contained === null ? keys : [...keys, valueKey(contained)]);
}

/**
 * Documents are partitioned by `equalities` and `contains` and sorted by `orders`, so a conjunctive query is
 * one seek and one walk.
 */
export class OrderedIndex {
  readonly #partitions = new Map<string, SortedSet<Document>>();
  readonly #compare: (a: Document, b: Document) => number;
  readonly #orderedFields: readonly FieldPath[];

  constructor(
    readonly spec: IndexSpec,
    documents: Iterable<Document>,
  ) {
    this.#compare = documentComparison(spec.orders);
    this.#orderedFields = spec.orders.map((order) => order.field).filter((field) => !isNamePath(field));
    this.#build(documents);
  }

  #build(documents: Iterable<Document>): void {
    const groups = new Map<string, Document[]>();
    for (const document of documents) {
      for (const key of this.#keysOf(document)) {
        obtain(groups, key, () => []).push(document);
      }
    }
    for (const [key, group] of groups) this.#partitions.set(key, SortedSet.from(group, this.#compare));
  }

  #keysOf({ fields }: Document): Iterable<string> {
    if (this.#orderedFields.some((field) => getField(fields, field) === undefined)) return [];
    const equalities: string[] = [];
    for (const field of this.spec.equalities) {
      const value = getField(fields, field);
      if (value === undefined) return [];
      equalities.push(valueKey(value));
    }
    if (this.spec.contains === null) return [joinKeys(equalities)];
    const list = getField(fields, this.spec.contains);
    if (list?.kind !== 'array') return [];
    return new Set(list.values.map((item) => joinKeys([...equalities, valueKey(item)])));
  }

  add(document: Document): void {
    for (const key of this.#keysOf(document)) this.#addTo(key, document);
  }

  #addTo(key: string, document: Document): void {
    obtain(this.#partitions, key, () => new SortedSet(this.#compare)).add(document);
  }

  /** A document that keeps its place is not removed first, because `#addTo` replaces it. */
  replace(before: Document, after: Document): void {
    if (this.#moves(before, after)) {
      this.remove(before);
      this.add(after);
      return;
    }
    const keys = new Set(this.#keysOf(after));
    for (const key of this.#keysOf(before)) if (!keys.has(key)) this.#removeFrom(key, before);
    for (const key of keys) this.#addTo(key, after);
  }

  #moves(before: Document, after: Document): boolean {
    return this.#orderedFields.some((field) => {
      const [x, y] = [getField(before.fields, field), getField(after.fields, field)];
      return x === undefined || y === undefined || compareValues(x, y) !== 0;
    });
  }

  remove(document: Document): void {
    for (const key of this.#keysOf(document)) this.#removeFrom(key, document);
  }

  #removeFrom(key: string, document: Document): void {
    const partition = this.#partitions.get(key);
    partition?.delete(document);
    if (partition?.size === 0) this.#partitions.delete(key);
  }

  partition(key: string): SortedSet<Document> | undefined {
    return this.#partitions.get(key);
  }
}

/**
 * Each index slows down writes a little, so the least recently used indexes beyond this number are dropped.
 */
const MAX_INDEXES = 64;

export class ScopeIndexes {
  readonly #indexes = new RecentMap<OrderedIndex>(MAX_INDEXES);

  constructor(private readonly documents: () => Iterable<Document>) {}

  index(spec: IndexSpec): OrderedIndex {
    return this.#indexes.obtain(indexSpecKey(spec), () => new OrderedIndex(spec, this.documents()));
  }

  replace(before: Document | null, after: Document | null): void {
    for (const [, index] of this.#indexes.entries()) {
      if (before !== null && after !== null) index.replace(before, after);
      else if (before !== null) index.remove(before);
      else if (after !== null) index.add(after);
    }
  }
}
