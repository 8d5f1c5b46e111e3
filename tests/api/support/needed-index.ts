import type { Aggregation, FieldPath, Filter, StructuredQuery } from '../../../emulator/src/core/model.ts';

export interface NeededIndex {
  readonly collectionGroup: string;
  readonly fields: readonly {
    readonly fieldPath: string;
    readonly order: 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
  }[];
}

/**
 * Returns null if the automatic indexes of single fields are enough. The embedded database needs no indexes,
 * so without `indexes.test.ts` a missing index would show only after deployment.
 */
export function neededIndex(
  query: StructuredQuery,
  aggregations: readonly Aggregation[] = [],
): NeededIndex | null {
  const filters = fieldFilters(query.where);
  const equal = unique(filters.filter(({ isEqual }) => isEqual).map(({ field }) => field));
  const arrays = filters.filter(({ isArray }) => isArray).map(({ field }) => field);
  const ranged = unique(filters.filter(({ isEqual }) => !isEqual).map(({ field }) => field));
  const ordered = orderOf(query, ranged);
  const summed = aggregations.flatMap((one) => ('field' in one ? [nameOf(one.field)] : []));
  const rest = [
    ...ordered,
    ...unique(summed)
      .filter((field) => !ordered.some(({ fieldPath }) => fieldPath === field))
      .map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
  ].filter(({ fieldPath }) => !equal.includes(fieldPath));
  if (rest.length === 0 || (equal.length === 0 && rest.length === 1)) return null;
  return {
    collectionGroup: query.from.map(({ collectionId }) => collectionId).join(),
    fields: [
      ...equal.toSorted(byText).map((fieldPath) => ({
        fieldPath,
        order: arrays.includes(fieldPath) ? ('CONTAINS' as const) : ('ASCENDING' as const),
      })),
      ...rest,
    ],
  };
}

export function askedFields(query: StructuredQuery, aggregations: readonly Aggregation[]): readonly string[] {
  const fields = [
    ...fieldFilters(query.where).map(({ field }) => field),
    ...query.orderBy.map(({ field }) => nameOf(field)),
    ...aggregations.flatMap((one) => ('field' in one ? [nameOf(one.field)] : [])),
  ];
  return query.from.flatMap(({ collectionId }) => fields.map((field) => `${collectionId} ${field}`));
}

/**
 * Leaves out a final `__name__` that has the direction of the field before it, because Firestore ends every
 * index with such a `__name__`.
 */
function orderOf({ orderBy }: StructuredQuery, ranged: readonly string[]): NeededIndex['fields'] {
  const said = orderBy.map(({ field, direction }) => ({ fieldPath: nameOf(field), order: direction }));
  const last = said.at(-1)?.order ?? 'ASCENDING';
  const implied = ranged
    .filter((field) => !said.some(({ fieldPath }) => fieldPath === field))
    .map((fieldPath) => ({ fieldPath, order: last }));
  const all = [...said, ...implied];
  const previous = all.at(-2)?.order ?? 'ASCENDING';
  const end = all.at(-1);
  return end?.fieldPath === '__name__' && end.order === previous ? all.slice(0, -1) : all;
}

interface FieldFilter {
  readonly field: string;
  readonly isEqual: boolean;
  readonly isArray: boolean;
}

function fieldFilters(filter: Filter | null): readonly FieldFilter[] {
  if (filter === null) return [];
  if (filter.kind === 'composite') return filter.filters.flatMap(fieldFilters);
  const isEqual = ['EQUAL', 'IN', 'IS_NULL', 'ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'].includes(filter.op);
  return [{ field: nameOf(filter.field), isEqual, isArray: filter.op.startsWith('ARRAY_CONTAINS') }];
}

function nameOf(field: FieldPath): string {
  return field.join('.');
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

function byText(a: string, b: string): number {
  return a < b ? -1 : 1;
}
