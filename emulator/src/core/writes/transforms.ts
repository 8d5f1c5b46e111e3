import type { FieldTransform, Micros } from '../model.ts';
import type { Value } from '../values/value.ts';
import { compareValues, isNaNValue, valuesEqual } from '../values/value-order.ts';

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

type NumberValue = Extract<Value, { kind: 'integer' | 'double' }>;

function isNumber(value: Value | undefined): value is NumberValue {
  return value?.kind === 'integer' || value?.kind === 'double';
}

function saturate(value: bigint): bigint {
  if (value > MAX_INT64) return MAX_INT64;
  return value < MIN_INT64 ? MIN_INT64 : value;
}

function increment(current: Value | undefined, operand: Value): Value {
  if (!isNumber(current) || !isNumber(operand)) return operand;
  if (current.kind === 'integer' && operand.kind === 'integer') {
    return { kind: 'integer', value: saturate(current.value + operand.value) };
  }
  return { kind: 'double', value: Number(current.value) + Number(operand.value) };
}

/** Equal numbers keep the stored value and its type; NaN wins in either direction. */
function extreme(current: Value | undefined, operand: Value, sign: 1 | -1): Value {
  if (!isNumber(current)) return operand;
  if (isNaNValue(current)) return current;
  if (isNaNValue(operand)) return operand;
  return compareValues(operand, current) * sign > 0 ? operand : current;
}

function includes(values: readonly Value[], wanted: Value): boolean {
  return values.some((value) => valuesEqual(value, wanted));
}

function append(current: Value | undefined, additions: readonly Value[]): Value {
  const values = current?.kind === 'array' ? [...current.values] : [];
  for (const addition of additions) if (!includes(values, addition)) values.push(addition);
  return { kind: 'array', values };
}

function removeAll(current: Value | undefined, removals: readonly Value[]): Value {
  const values = current?.kind === 'array' ? current.values : [];
  return { kind: 'array', values: values.filter((value) => !includes(removals, value)) };
}

interface TransformOutcome {
  readonly value: Value;
  /** The value that the write result reports. */
  readonly result: Value;
}

export function applyTransform(
  transform: FieldTransform,
  current: Value | undefined,
  requestTime: Micros,
): TransformOutcome {
  switch (transform.kind) {
    case 'serverTimestamp': {
      const value: Value = { kind: 'timestamp', micros: requestTime };
      return { value, result: value };
    }
    case 'increment': {
      const value = increment(current, transform.operand);
      return { value, result: value };
    }
    case 'maximum':
    case 'minimum': {
      const value = extreme(current, transform.operand, transform.kind === 'maximum' ? 1 : -1);
      return { value, result: value };
    }
    case 'appendMissingElements':
      return { value: append(current, transform.values), result: { kind: 'null' } };
    case 'removeAllFromArray':
      return { value: removeAll(current, transform.values), result: { kind: 'null' } };
  }
}
