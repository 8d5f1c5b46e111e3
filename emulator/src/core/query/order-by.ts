import type { Document, FieldPath, Filter, Order } from '../model.ts';
import { invalidArgument } from '../status-error.ts';
import {
  describeFieldPath,
  fieldPathsEqual,
  formatFieldPath,
  getField,
  isNamePath,
  NAME_PATH,
} from '../values/field-path.ts';
import { compareNames } from '../values/name-order.ts';
import { compareValues } from '../values/value-order.ts';
import { checkQueryField, inequalityFields } from './validate-filter.ts';

const AFTER_NAME = 'order by clause cannot contain more fields after the key';

export function validateOrderBy(orders: readonly Order[], kindless: boolean): void {
  const known = new Set<string>();
  orders.forEach((order) => {
    checkQueryField(order.field);
    const key = formatFieldPath(order.field);
    if (known.has(key)) {
      throw invalidArgument(
        `order by clause cannot contain duplicate fields ${describeFieldPath(order.field)}`,
      );
    }
    known.add(key);
    if (kindless && !(isNamePath(order.field) && order.direction === 'ASCENDING')) {
      throw invalidArgument('kind is required for all orders except __key__ ascending');
    }
  });
  const name = orders.findIndex((order) => isNamePath(order.field));
  if (name !== -1 && name < orders.length - 1) throw invalidArgument(AFTER_NAME);
}

export function completeOrders(explicit: readonly Order[], filter: Filter | null): readonly Order[] {
  const direction = explicit.at(-1)?.direction ?? 'ASCENDING';
  const implicit = inequalityFields(filter)
    .filter((field) => !isNamePath(field))
    .filter((field) => !explicit.some((order) => fieldPathsEqual(order.field, field)))
    .map((field): Order => ({ field, direction }));
  if (explicit.some((order) => isNamePath(order.field))) {
    if (implicit.length > 0) throw invalidArgument(AFTER_NAME);
    return explicit;
  }
  return [...explicit, ...implicit, { field: NAME_PATH, direction }];
}

type Comparison = (a: Document, b: Document) => number;

function compareByField(field: FieldPath): Comparison {
  return (a, b) => {
    const x = getField(a.fields, field);
    const y = getField(b.fields, field);
    if (x === undefined || y === undefined) return Number(x !== undefined) - Number(y !== undefined);
    return compareValues(x, y);
  };
}

export function documentComparison(orders: readonly Order[]): Comparison {
  const steps = orders.map(({ field, direction }) => ({
    compare: isNamePath(field)
      ? (a: Document, b: Document) => compareNames(a.name, b.name)
      : compareByField(field),
    sign: direction === 'DESCENDING' ? -1 : 1,
  }));
  return (a, b) => {
    if (a.name === b.name) return 0;
    for (const { compare, sign } of steps) {
      const order = compare(a, b);
      if (order !== 0) return order * sign;
    }
    return 0;
  };
}
