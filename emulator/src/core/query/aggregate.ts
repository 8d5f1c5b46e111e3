import type { Aggregation, Document, FieldPath } from '../model.ts';
import { invalidArgument } from '../status-error.ts';
import type { DocumentView } from '../store/document-store.ts';
import { getField, isNamePath } from '../values/field-path.ts';
import { MAX_INT64, MIN_INT64, type Value } from '../values/value.ts';
import type { CompiledQuery } from './compiled-query.ts';
import { queryMatches } from './execute-query.ts';

const MAX_AGGREGATIONS = 5;
const RESERVED = /^__.*__$/s;

type ActiveAggregation = Exclude<Aggregation, { kind: 'unset' }>;

function checkAggregation(aggregation: Aggregation): asserts aggregation is ActiveAggregation {
  if (aggregation.kind === 'unset') throw invalidArgument('Operator field in Aggregation is not set.');
  if (RESERVED.test(aggregation.alias)) {
    throw invalidArgument(`The property.name "${aggregation.alias}" is reserved.`);
  }
  if (aggregation.kind === 'count') {
    if (aggregation.upTo !== null && aggregation.upTo < 0n) {
      throw invalidArgument(
        'The `up_to` value in a COUNT aggregation must be greater than or equal to zero.',
      );
    }
    return;
  }
  if (aggregation.field.length === 0) throw invalidArgument('Invalid empty property path string.');
  if (isNamePath(aggregation.field)) {
    throw invalidArgument('Aggregations are not supported for the property: __key__');
  }
}

export function prepareAggregations(aggregations: readonly Aggregation[]): readonly ActiveAggregation[] {
  if (aggregations.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${aggregations.length}`,
    );
  }
  let unnamed = 0;
  const aliases = new Set<string>();
  return aggregations.map((aggregation) => {
    checkAggregation(aggregation);
    const alias = aggregation.alias === '' ? `field_${++unnamed}` : aggregation.alias;
    if (aliases.has(alias)) throw invalidArgument(`Aggregation aliases contain duplicate alias: ${alias}.`);
    aliases.add(alias);
    return { ...aggregation, alias };
  });
}

class Total {
  #integers = 0n;
  #doubles = 0;
  #sawDouble = false;
  #count = 0;

  add(value: Value | undefined): void {
    if (value?.kind === 'integer') this.#integers += value.value;
    else if (value?.kind === 'double') {
      this.#doubles += value.value;
      this.#sawDouble = true;
    } else return;
    this.#count++;
  }

  get #asDouble(): number {
    return Number(this.#integers) + this.#doubles;
  }

  sum(): Value {
    const fits = this.#integers >= MIN_INT64 && this.#integers <= MAX_INT64;
    return fits && !this.#sawDouble
      ? { kind: 'integer', value: this.#integers }
      : { kind: 'double', value: this.#asDouble };
  }

  average(): Value {
    return this.#count === 0 ? { kind: 'null' } : { kind: 'double', value: this.#asDouble / this.#count };
  }
}

function* aggregatedDocuments(
  view: DocumentView,
  query: CompiledQuery,
  required: readonly FieldPath[],
): Generator<Document> {
  let position = 0;
  const end = query.limit === null ? Number.POSITIVE_INFINITY : query.offset + query.limit;
  for (const document of queryMatches(view, query)) {
    if (position >= end) return;
    if (required.some((field) => getField(document.fields, field) === undefined)) continue;
    if (position++ >= query.offset) yield document;
  }
}

/**
 * A document that lacks one of the summed or averaged fields is left out of every aggregation, even of
 * counts.
 */
export function aggregate(
  view: DocumentView,
  query: CompiledQuery,
  aggregations: readonly ActiveAggregation[],
): ReadonlyMap<string, Value> {
  const totals = new Map<string, { readonly field: FieldPath; readonly total: Total }>();
  for (const item of aggregations) {
    if (item.kind !== 'count') totals.set(item.alias, { field: item.field, total: new Total() });
  }
  const required = [...totals.values()].map((entry) => entry.field);
  let count = 0n;
  for (const document of aggregatedDocuments(view, query, required)) {
    count++;
    for (const { field, total } of totals.values()) total.add(getField(document.fields, field));
  }
  const results = new Map<string, Value>();
  for (const item of aggregations) {
    if (item.kind === 'count') {
      const capped = item.upTo !== null && item.upTo < count ? item.upTo : count;
      results.set(item.alias, { kind: 'integer', value: capped });
    } else {
      const total = totals.get(item.alias)?.total ?? new Total();
      results.set(item.alias, item.kind === 'sum' ? total.sum() : total.average());
    }
  }
  return results;
}
