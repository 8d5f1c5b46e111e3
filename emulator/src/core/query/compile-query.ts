import type { Cursor, Document, Order, StructuredQuery } from '../model.ts';
import { checkCollectionId, parseParentName } from '../resource-name.ts';
import { invalidArgument } from '../status-error.ts';
import {
  describeFieldPath,
  getDocumentValue,
  getField,
  isNamePath,
  projectDocument,
} from '../values/field-path.ts';
import { checkOperandDepth } from '../values/value-limits.ts';
import { compareValues } from '../values/value-order.ts';
import { type CompiledQuery, type QueryScope, scopeContains } from './compiled-query.ts';
import { type Disjunct, matchesCondition, toDisjuncts } from './disjuncts.ts';
import { completeOrders, documentComparison, validateOrderBy } from './order-by.ts';
import { checkQueryField, validateFilter } from './validate-filter.ts';

function compileScope(parent: string, query: StructuredQuery): QueryScope {
  parseParentName(parent);
  if (query.from.length > 1) {
    throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  }
  const selector = query.from[0];
  if (selector === undefined) return { parent, collectionId: null, allDescendants: false };
  checkCollectionId(selector.collectionId);
  return {
    parent,
    collectionId: selector.collectionId === '' ? null : selector.collectionId,
    allDescendants: selector.allDescendants,
  };
}

function validate(query: StructuredQuery, kindless: boolean): void {
  if (query.where !== null) validateFilter(query.where, kindless);
  validateOrderBy(query.orderBy, kindless);
  for (const cursor of [query.startAt, query.endAt]) {
    if (cursor !== null) validateCursor(cursor, query.orderBy);
  }
  for (const field of query.select ?? []) checkQueryField(field);
  if (query.offset < 0) throw invalidArgument('offset is negative');
  if (query.limit !== null && query.limit < 0) throw invalidArgument('limit is negative');
}

const MAX_COMPONENTS = 100;
const ROOT_SEGMENTS = 5;

function checkComponents(
  { parent }: QueryScope,
  query: StructuredQuery,
  disjuncts: readonly Disjunct[],
): void {
  const filters = disjuncts.reduce((sum, disjunct) => sum + disjunct.length, 0);
  const orders = query.orderBy.length;
  const hasAncestor = parent.split('/').length > ROOT_SEGMENTS;
  if (filters + orders + Number(hasAncestor) > MAX_COMPONENTS) {
    throw invalidArgument(
      `The query may not have more than ${MAX_COMPONENTS} filters + sort orders + ancestor total. ` +
        `Currently there are ${filters} filters, ${orders} sort orders, and ${hasAncestor ? 'one' : 'no'} ancestor filter.`,
    );
  }
}

export function compileQuery(parent: string, query: StructuredQuery): CompiledQuery {
  const scope = compileScope(parent, query);
  validate(query, scope.collectionId === null);
  const disjuncts = toDisjuncts(query.where);
  checkComponents(scope, query, disjuncts);
  const orders = completeOrders(query.orderBy, query.where);
  const orderedFields = orders.map((order) => order.field).filter((field) => !isNamePath(field));
  const select = query.select !== null && query.select.length > 0 ? query.select : null;
  const beforeStart = (document: Document) => isBeforeStart(document, query.startAt, orders);
  const afterEnd = (document: Document) => isAfterEnd(document, query.endAt, orders);

  return {
    scope,
    orders,
    disjuncts,
    offset: query.offset,
    limit: query.limit,
    affects: (name) => scopeContains(scope, name),
    matches: (document) =>
      scopeContains(scope, document.name) &&
      orderedFields.every((field) => getField(document.fields, field) !== undefined) &&
      disjuncts.some((disjunct) => disjunct.every((condition) => matchesCondition(condition, document))) &&
      !beforeStart(document) &&
      !afterEnd(document),
    compare: documentComparison(orders),
    isBeforeStart: beforeStart,
    isAfterEnd: afterEnd,
    project: (document) => projectDocument(document, select),
  };
}

function validateCursor(cursor: Cursor, explicit: readonly Order[]): void {
  if (cursor.values.length > explicit.length) throw invalidArgument('Cursor has too many values.');
  cursor.values.forEach((value, i) => {
    checkOperandDepth(describeFieldPath(explicit[i]?.field ?? []), value);
    if (isNamePath(explicit[i]?.field ?? []) && value.kind !== 'reference') {
      throw invalidArgument('Cursor __key__ value is not a document reference.');
    }
  });
}

function compareToCursor(document: Document, cursor: Cursor, orders: readonly Order[]): number {
  for (const [i, bound] of cursor.values.entries()) {
    const order = orders[i];
    if (order === undefined) break;
    const value = getDocumentValue(document, order.field);
    if (value === undefined) continue;
    const comparison = compareValues(value, bound);
    if (comparison !== 0) return order.direction === 'DESCENDING' ? -comparison : comparison;
  }
  return 0;
}

/** `cursor.before` is true for startAt and false for startAfter. */
function isBeforeStart(document: Document, cursor: Cursor | null, orders: readonly Order[]): boolean {
  if (cursor === null) return false;
  const order = compareToCursor(document, cursor, orders);
  return cursor.before ? order < 0 : order <= 0;
}

/** `cursor.before` is true for endBefore and false for endAt. */
function isAfterEnd(document: Document, cursor: Cursor | null, orders: readonly Order[]): boolean {
  if (cursor === null) return false;
  const order = compareToCursor(document, cursor, orders);
  return cursor.before ? order >= 0 : order > 0;
}
