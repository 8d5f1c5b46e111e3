import type { Document, FieldPath, FieldTransform, Micros, Write, WriteResult } from '../model.ts';
import { invalidArgument } from '../status-error.ts';
import { documentSize } from '../values/document-size.ts';
import { deleteField, getField, setField } from '../values/field-access.ts';
import type { Fields, Value } from '../values/value.ts';
import { fieldsIdentical } from '../values/value-order.ts';
import { checkPrecondition } from './precondition.ts';
import { applyTransform } from './transforms.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;

export interface WriteTimes {
  readonly commitTime: Micros;
  /** The value of server timestamps. */
  readonly requestTime: Micros;
}

export interface AppliedWrite {
  readonly write: Write;
  /** The document after this write, earlier writes of the commit included. */
  readonly after: Document | null;
  readonly result: WriteResult;
}

/** The outcome of a list of writes, computed without storing anything. */
interface AppliedWrites {
  readonly writes: readonly AppliedWrite[];
  /** The last state of every document that was written. */
  readonly state: ReadonlyMap<string, Document | null>;
}

function mergeFields(current: Fields, input: Fields, mask: readonly FieldPath[]): Fields {
  let fields = current;
  for (const path of mask) {
    const value = getField(input, path);
    fields = value === undefined ? deleteField(fields, path) : setField(fields, path, value);
  }
  return fields;
}

function transformFields(
  start: Fields,
  transforms: readonly FieldTransform[],
  requestTime: Micros,
): { fields: Fields; results: readonly Value[] } {
  let fields = start;
  const results = transforms.map((transform) => {
    const { value, result } = applyTransform(transform, getField(fields, transform.fieldPath), requestTime);
    fields = setField(fields, transform.fieldPath, value);
    return result;
  });
  return { fields, results };
}

function inputFields(write: Extract<Write, { kind: 'update' | 'transform' }>, current: Fields): Fields {
  if (write.kind === 'transform') return current;
  return write.mask === null ? write.fields : mergeFields(current, write.fields, write.mask);
}

function storeFields(
  write: Extract<Write, { kind: 'update' | 'transform' }>,
  current: Document | null,
  times: WriteTimes,
): AppliedWrite {
  const { fields, results } = transformFields(
    inputFields(write, current?.fields ?? new Map()),
    write.transforms,
    times.requestTime,
  );
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

/**
 * Applies writes in order, each seeing the ones before it. Security rules are judged on the outcome
 * before any precondition is, so the check can be left out.
 */
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
