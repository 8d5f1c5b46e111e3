import {
  comparePaths,
  compareWire,
  fieldsOf,
  itemsOf,
  type Kind,
  kindOf,
  numberOf,
  type WireFields,
  type WireValue,
} from './model-values.ts';

export interface ModelDocument {
  readonly path: string;
  readonly fields: WireFields;
}

export type ModelFilter =
  | { readonly all: readonly ModelFilter[] }
  | { readonly any: readonly ModelFilter[] }
  | { readonly field: string; readonly op: UnaryOp }
  | { readonly field: string; readonly op: FieldOp; readonly value: WireValue };

export type UnaryOp = 'IS_NULL' | 'IS_NAN' | 'IS_NOT_NULL' | 'IS_NOT_NAN';
export type FieldOp =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY'
  | 'IN'
  | 'NOT_IN';

export interface ModelOrder {
  readonly field: string;
  readonly descending: boolean;
}

export interface ModelCursor {
  readonly values: readonly WireValue[];
  /** True for a start that includes documents with these values, or for an end that excludes them. */
  readonly before: boolean;
}

export interface ModelQuery {
  /** The path of the document below which the query searches; null for the root of the database. */
  readonly parent: string | null;
  readonly collection: string;
  readonly group: boolean;
  readonly filter: ModelFilter | null;
  readonly orders: readonly ModelOrder[];
  readonly start: ModelCursor | null;
  readonly end: ModelCursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** True if the limit counts from the end, as the SDKs' limitToLast does. */
  readonly last: boolean;
  readonly select: readonly string[] | null;
}

export const NAME = '__name__';
const EXCLUSIVE = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN'];
const RANGE = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];

type Leaf = Extract<ModelFilter, { field: string }>;

function leavesOf(filter: ModelFilter | null): readonly Leaf[] {
  if (filter === null) return [];
  if ('field' in filter) return [filter];
  return ('all' in filter ? filter.all : filter.any).flatMap(leavesOf);
}

/** The largest number of `array-contains` and `array-contains-any` operators that must hold together. */
function containsIn(filter: ModelFilter): number {
  if ('field' in filter) return Number(filter.op.startsWith('ARRAY_CONTAINS'));
  if ('all' in filter) return filter.all.reduce((sum, each) => sum + containsIn(each), 0);
  return Math.max(...filter.any.map(containsIn));
}

/** Knows only the refusals that the queries of `arbitrary.ts` can cause. */
export function isRefused({ filter, orders }: ModelQuery): boolean {
  const leaves = leavesOf(filter);
  const ops = leaves.map(({ op }) => op as string);
  const hasAny = (each: ModelFilter | null): boolean =>
    each !== null && ('any' in each || ('all' in each && each.all.some(hasAny)));
  const inequalities = inequalityFields(filter);
  const named = leaves.some(({ field, op }) => field === NAME && op === 'EQUAL');
  return (
    ops.filter((op) => EXCLUSIVE.includes(op)).length > 1 ||
    (filter !== null && containsIn(filter) > 1) ||
    (ops.includes('NOT_IN') &&
      (ops.includes('IN') || ops.includes('ARRAY_CONTAINS_ANY') || hasAny(filter))) ||
    (named && inequalities.length > 0 && !inequalities.includes(NAME)) ||
    // `__name__` must be the last order: no explicit order and no order implied by an inequality may follow
    // it.
    orders.slice(0, -1).some(({ field }) => field === NAME) ||
    (orders.some(({ field }) => field === NAME) &&
      inequalities.some((field) => field !== NAME && !orders.some((order) => order.field === field)))
  );
}

function inequalityFields(filter: ModelFilter | null): string[] {
  const fields = leavesOf(filter)
    .filter(({ op }) => RANGE.includes(op) || EXCLUSIVE.includes(op))
    .map(({ field }) => field);
  return [...new Set(fields)].sort();
}

function completeOrders({ orders, filter }: ModelQuery): readonly ModelOrder[] {
  const descending = orders.at(-1)?.descending ?? false;
  const has = (field: string) => orders.some((order) => order.field === field);
  const implied = [...inequalityFields(filter).filter((field) => field !== NAME), NAME];
  return [...orders, ...implied.filter((field) => !has(field)).map((field) => ({ field, descending }))];
}

function valueOf({ path, fields }: ModelDocument, field: string): WireValue | undefined {
  if (field === NAME) return { referenceValue: path };
  const value: WireValue = { mapValue: { fields } };
  return field
    .split('.')
    .reduce<WireValue | undefined>((map, name) => (map === undefined ? map : fieldsOf(map)[name]), value);
}

const isNothing = (value: WireValue) => ['null', 'NaN'].includes(kindOf(value));
const equal = (a: WireValue, b: WireValue) => compareWire(a, b) === 0;
/** A wanted null or NaN finds nothing, not even the same value. */
const finds = (wanted: WireValue, value: WireValue) => !isNothing(wanted) && equal(wanted, value);

function passes(document: ModelDocument, filter: ModelFilter): boolean {
  if ('all' in filter) return filter.all.every((each) => passes(document, each));
  if ('any' in filter) return filter.any.some((each) => passes(document, each));
  const actual = valueOf(document, filter.field);
  if (actual === undefined) return false;
  return 'value' in filter ? compares(actual, filter) : UNARY[filter.op](kindOf(actual));
}

const UNARY: Readonly<Record<UnaryOp, (kind: Kind) => boolean>> = {
  IS_NULL: (kind) => kind === 'null',
  IS_NAN: (kind) => kind === 'NaN',
  IS_NOT_NULL: (kind) => kind !== 'null',
  IS_NOT_NAN: (kind) => kind !== 'null' && kind !== 'NaN',
};

function compares(actual: WireValue, { op, value }: Extract<ModelFilter, { value: WireValue }>): boolean {
  const kind = kindOf(actual);
  const comparable = kindOf(value) === kind && !isNothing(value);
  const order = compareWire(actual, value);
  const elements = kind === 'array' ? itemsOf(actual) : [];
  switch (op) {
    case 'EQUAL':
      return finds(value, actual);
    case 'NOT_EQUAL':
      return kind !== 'null' && kindOf(value) !== 'null' && order !== 0;
    case 'LESS_THAN':
      return comparable && order < 0;
    case 'LESS_THAN_OR_EQUAL':
      return comparable && order <= 0;
    case 'GREATER_THAN':
      return comparable && order > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return comparable && order >= 0;
    case 'ARRAY_CONTAINS':
      return elements.some((element) => finds(value, element));
    case 'ARRAY_CONTAINS_ANY':
      return elements.some((element) => itemsOf(value).some((wanted) => finds(wanted, element)));
    case 'IN':
      return itemsOf(value).some((wanted) => finds(wanted, actual));
    case 'NOT_IN': {
      const unwanted = itemsOf(value);
      if (kind === 'null' || unwanted.some((each) => kindOf(each) === 'null')) return false;
      return !unwanted.some((each) => equal(each, actual));
    }
  }
}

function isInScope(path: string, { parent, collection, group }: ModelQuery): boolean {
  const above = parent === null ? '' : `${parent}/`;
  const segments = path.slice(above.length).split('/');
  return path.startsWith(above) && segments.at(-2) === collection && (group || segments.length === 2);
}

function matches(documents: readonly ModelDocument[], query: ModelQuery): ModelDocument[] {
  const orders = completeOrders(query);
  const against = (document: ModelDocument, values: readonly WireValue[]): number => {
    for (const [i, value] of values.entries()) {
      const { field = NAME, descending = false } = orders[i] ?? {};
      const order = compareWire(valueOf(document, field) ?? {}, value);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  };
  const { start, end } = query;
  return documents
    .filter(
      (document) =>
        isInScope(document.path, query) &&
        orders.every(({ field }) => valueOf(document, field) !== undefined) &&
        (query.filter === null || passes(document, query.filter)),
    )
    .filter((document) => {
      const fromStart = start === null ? 1 : against(document, start.values);
      const fromEnd = end === null ? -1 : against(document, end.values);
      return (
        (fromStart > 0 || (fromStart === 0 && start?.before === true)) &&
        (fromEnd < 0 || (fromEnd === 0 && end?.before === false))
      );
    })
    .sort((a, b) =>
      against(
        a,
        orders.map(({ field }) => valueOf(b, field) ?? {}),
      ),
    );
}

function page(found: readonly ModelDocument[], { offset, limit, last }: ModelQuery): ModelDocument[] {
  if (last) return limit === null ? [...found] : found.slice(Math.max(0, found.length - limit));
  return found.slice(offset, limit === null ? undefined : offset + limit);
}

/** Assumes that the selected fields do not overlap, and that at most one entry of a map is selected. */
function selected(document: ModelDocument, { select }: ModelQuery): ModelDocument {
  if (select === null) return document;
  const fields = select
    .filter((field) => field !== NAME)
    .flatMap((field) => {
      const [name = '', ...inner] = field.split('.');
      const value = valueOf(document, field);
      if (value === undefined) return [];
      const whole = inner.reduceRight((each, key) => ({ mapValue: { fields: { [key]: each } } }), value);
      return [[name, whole] as const];
    });
  return { ...document, fields: Object.fromEntries(fields) };
}

export function answerOf(documents: readonly ModelDocument[], query: ModelQuery): ModelDocument[] {
  return page(matches(documents, query), query).map((document) => selected(document, query));
}

export interface ModelTotals {
  readonly count: number;
  readonly sum: WireValue;
  readonly average: WireValue;
}

const double = (value: number): WireValue => ({ doubleValue: Number.isFinite(value) ? value : `${value}` });

/** Leaves documents without `field` out of all totals, including the count. */
export function totalsOf(documents: readonly ModelDocument[], query: ModelQuery, field: string): ModelTotals {
  const found = page(
    matches(documents, query).filter((document) => valueOf(document, field) !== undefined),
    query,
  );
  const numbers = found
    .map((document) => valueOf(document, field) ?? {})
    .filter((value) => ['number', 'NaN'].includes(kindOf(value)))
    .map(numberOf);
  const integers = numbers.filter((value) => typeof value === 'bigint');
  const doubles = numbers.filter((value) => typeof value === 'number');
  const whole = integers.reduce((total, value) => total + value, 0n);
  const sum = Number(whole) + doubles.reduce((total, value) => total + value, 0);
  const isWhole = doubles.length === 0 && BigInt.asIntN(64, whole) === whole;
  return {
    count: found.length,
    sum: isWhole ? { integerValue: `${whole}` } : double(sum),
    average: numbers.length === 0 ? { nullValue: null } : double(sum / numbers.length),
  };
}

export const byPath = (documents: Iterable<ModelDocument>): ModelDocument[] =>
  [...documents].sort((a, b) => comparePaths(a.path, b.path));
