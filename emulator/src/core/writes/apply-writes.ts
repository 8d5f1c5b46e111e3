import type {
  Document,
  FieldPath,
  FieldTransform,
  Micros,
  Precondition,
  Write,
  WriteResult,
} from '../model.ts';
import { invalidArgument, StatusError } from '../status-error.ts';
import { documentSize } from '../values/document-size.ts';
import { FieldsDraft, getField } from '../values/field-path.ts';
import { type Fields, MAX_INT64, MIN_INT64, type Value } from '../values/value.ts';
import { validateFields } from '../values/value-limits.ts';
import { compareValues, fieldsIdentical, isNaNValue, valueKey } from '../values/value-order.ts';

const NULL: Value = { kind: 'null' };

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

function extreme(current: Value | undefined, operand: Value, sign: 1 | -1): Value {
  if (!isNumber(current)) return operand;
  if (isNaNValue(current)) return current;
  if (isNaNValue(operand)) return operand;
  return compareValues(operand, current) * sign > 0 ? operand : current;
}

/** Values are compared by their keys, because comparing all pairs of two long arrays would take too long. */
function append(current: Value | undefined, additions: readonly Value[]): Value {
  const values = current?.kind === 'array' ? [...current.values] : [];
  const known = new Set(values.map(valueKey));
  for (const addition of additions) {
    const key = valueKey(addition);
    if (!known.has(key)) values.push(addition);
    known.add(key);
  }
  return { kind: 'array', values };
}

function removeAll(current: Value | undefined, removals: readonly Value[]): Value {
  const values = current?.kind === 'array' ? current.values : [];
  const removed = new Set(removals.map(valueKey));
  return { kind: 'array', values: values.filter((value) => !removed.has(valueKey(value))) };
}

export function applyTransform(
  transform: FieldTransform,
  current: Value | undefined,
  requestTime: Micros,
): Value {
  switch (transform.kind) {
    case 'serverTimestamp':
      return { kind: 'timestamp', micros: requestTime };
    case 'increment':
      return increment(current, transform.operand);
    case 'maximum':
      return extreme(current, transform.operand, 1);
    case 'minimum':
      return extreme(current, transform.operand, -1);
    case 'appendMissingElements':
      return append(current, transform.values);
    case 'removeAllFromArray':
      return removeAll(current, transform.values);
  }
}

const MAX_DOCUMENT_BYTES = 1_048_576;

export interface WriteTimes {
  readonly commitTime: Micros;
  readonly requestTime: Micros;
}

export interface AppliedWrite {
  readonly write: Write;
  readonly after: Document | null;
  readonly result: WriteResult;
}

interface AppliedWrites {
  readonly writes: readonly AppliedWrite[];
  readonly state: ReadonlyMap<string, Document | null>;
}

function mergedFields(current: Fields, input: Fields, mask: readonly FieldPath[]): FieldsDraft {
  const draft = new FieldsDraft(current);
  for (const path of mask) {
    const value = getField(input, path);
    if (value === undefined) draft.delete(path);
    else draft.set(path, value);
  }
  return draft;
}

function transformFields(
  draft: FieldsDraft,
  transforms: readonly FieldTransform[],
  requestTime: Micros,
): readonly Value[] {
  return transforms.map((transform) => {
    const value = applyTransform(transform, getField(draft.fields, transform.fieldPath), requestTime);
    draft.set(transform.fieldPath, value);
    // The transform result of `appendMissingElements` and `removeAllFromArray` is null.
    return 'values' in transform ? NULL : value;
  });
}

function draftOf(write: Extract<Write, { kind: 'update' | 'transform' }>, current: Fields): FieldsDraft {
  if (write.kind === 'transform') return new FieldsDraft(current);
  return write.mask === null
    ? new FieldsDraft(write.fields)
    : mergedFields(current, write.fields, write.mask);
}

function reachesIntoMaps(write: Extract<Write, { kind: 'update' | 'transform' }>): boolean {
  const paths = write.transforms.map(({ fieldPath }) => fieldPath);
  if (write.kind === 'update' && write.mask !== null) paths.push(...write.mask);
  return paths.some((path) => path.length > 1);
}

function storeFields(
  write: Extract<Write, { kind: 'update' | 'transform' }>,
  current: Document | null,
  times: WriteTimes,
): AppliedWrite {
  const draft = draftOf(write, current?.fields ?? new Map());
  const results = transformFields(draft, write.transforms, times.requestTime);
  const { fields } = draft;
  // Checks the resulting fields, because a path into a vector can make the vector invalid. An import would
  // refuse such a vector.
  if (reachesIntoMaps(write)) validateFields(fields);
  if (current !== null && fieldsIdentical(current.fields, fields)) {
    return {
      write,
      after: current,
      result: { updateTime: current.updateTime, transformResults: results },
    };
  }
  const after: Document = {
    name: write.name,
    fields,
    createTime: current?.createTime ?? times.commitTime,
    updateTime: times.commitTime,
  };
  if (documentSize(after) > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(`maximum entity size is ${MAX_DOCUMENT_BYTES} bytes`);
  }
  return { write, after, result: { updateTime: times.commitTime, transformResults: results } };
}

function applyWrite(write: Write, current: Document | null, times: WriteTimes): AppliedWrite {
  switch (write.kind) {
    case 'update':
    case 'transform':
      return storeFields(write, current, times);
    case 'delete':
      return { write, after: null, result: { updateTime: null, transformResults: [] } };
    case 'verify':
      return {
        write,
        after: current,
        result: { updateTime: current?.updateTime ?? null, transformResults: [] },
      };
  }
}

export function applyWrites(
  writes: readonly Write[],
  lookup: (name: string) => Document | null,
  times: WriteTimes,
  preconditions: 'check' | 'ignore',
): AppliedWrites {
  const state = new Map<string, Document | null>();
  const applied = writes.map((write) => {
    const staged = state.get(write.name);
    const current = staged === undefined ? lookup(write.name) : staged;
    if (preconditions === 'check') checkPrecondition(write.precondition, write.name, current);
    const outcome = applyWrite(write, current, times);
    state.set(write.name, outcome.after);
    return outcome;
  });
  return { writes: applied, state };
}

/**
 * Both errors about existence have the text of production, not of the official emulator, because applications
 * show it.
 */
function checkPrecondition(precondition: Precondition | null, name: string, current: Document | null): void {
  if (precondition === null) return;
  if (precondition.exists === true && current === null) {
    throw new StatusError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (precondition.exists === false && current !== null) {
    throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  const stored = current?.updateTime ?? 0n;
  if (precondition.updateTime !== undefined && precondition.updateTime !== stored) {
    throw new StatusError(
      'FAILED_PRECONDITION',
      `the stored version (${stored}) does not match the required base version (${precondition.updateTime})`,
    );
  }
}
