import type { Cursor, Document, Order } from '../model.ts';
import { invalidArgument } from '../status-error.ts';
import { getDocumentValue } from '../values/field-access.ts';
import { describeFieldPath, isNamePath } from '../values/field-path.ts';
import { checkOperandDepth } from '../values/value-limits.ts';
import { compareValues } from '../values/value-order.ts';

/** Cursor values belong to the explicit orders only. */
export function validateCursor(cursor: Cursor, explicit: readonly Order[]): void {
  if (cursor.values.length > explicit.length) {
    throw invalidArgument('Cursor has too many values.');
  }
  cursor.values.forEach((value, i) => {
    checkOperandDepth(describeFieldPath(explicit[i]?.field ?? []), value);
    if (isNamePath(explicit[i]?.field ?? []) && value.kind !== 'reference') {
      throw invalidArgument('Cursor __key__ value is not a document reference.');
    }
  });
}

/** Negative when the document sorts before the cursor's position, positive when after it. */
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

/** startAt has `before: true`, startAfter `false`. */
export function isBeforeStart(document: Document, cursor: Cursor | null, orders: readonly Order[]): boolean {
  if (cursor === null) return false;
  const order = compareToCursor(document, cursor, orders);
  return cursor.before ? order < 0 : order <= 0;
}

/** endBefore has `before: true`, endAt `false`. */
export function isAfterEnd(document: Document, cursor: Cursor | null, orders: readonly Order[]): boolean {
  if (cursor === null) return false;
  const order = compareToCursor(document, cursor, orders);
  return cursor.before ? order >= 0 : order > 0;
}
