import type { FieldTransform, Precondition, Write, WriteResult } from '../../core/model.ts';
import { invalidArgument } from '../../core/status-error.ts';
import { parseFieldPath } from '../../core/values/field-path.ts';
import type { Value } from '../../core/values/value.ts';
import {
  decodeFields,
  decodeMask,
  decodeTimestamp,
  decodeValue,
  encodeTimestamp,
  encodeValue,
} from './value-codec.ts';
import type {
  ArrayWire,
  FieldTransformWire,
  PreconditionWire,
  TimestampWire,
  ValueWire,
  WriteWire,
} from './wire.ts';

const REQUEST_TIME = 1;

function decodeWrite(wire: WriteWire): Write {
  const precondition = decodePrecondition(wire.currentDocument);
  switch (wire.operation) {
    case 'update':
      return {
        kind: 'update',
        precondition,
        name: wire.update?.name ?? '',
        fields: decodeFields(wire.update?.fields),
        mask: decodeMask(wire.updateMask),
        transforms: decodeTransforms(wire.updateTransforms),
      };
    case 'delete':
      return { kind: 'delete', precondition, name: wire.delete ?? '' };
    case 'verify':
      return {
        kind: 'verify',
        precondition,
        name: wire.verify ?? '',
        hasMask: wire.updateMask !== null && wire.updateMask !== undefined,
        hasTransforms: (wire.updateTransforms ?? []).length > 0,
      };
    case 'transform':
      return {
        kind: 'transform',
        precondition,
        name: wire.transform?.document ?? '',
        transforms: decodeTransforms(wire.transform?.fieldTransforms),
      };
    default:
      throw invalidArgument('write must contain an operation.');
  }
}

export function decodeWrites(wire: readonly WriteWire[] | null | undefined): readonly Write[] {
  return (wire ?? []).map(decodeWrite);
}

export function decodePrecondition(wire: PreconditionWire | null | undefined): Precondition | null {
  switch (wire?.conditionType) {
    case 'exists':
      return { exists: wire.exists ?? false };
    case 'updateTime':
      return { updateTime: decodeTimestamp(wire.updateTime ?? {}) };
    default:
      return null;
  }
}

function decodeTransforms(wire: readonly FieldTransformWire[] | null | undefined): readonly FieldTransform[] {
  return (wire ?? []).map(decodeTransform);
}

function decodeTransform(wire: FieldTransformWire): FieldTransform {
  const fieldPath = parseFieldPath(wire.fieldPath ?? '');
  switch (wire.transformType) {
    case 'setToServerValue':
      if (wire.setToServerValue !== REQUEST_TIME) break;
      return { kind: 'serverTimestamp', fieldPath };
    case 'increment':
      return { kind: 'increment', fieldPath, operand: decodeValue(wire.increment) };
    case 'maximum':
      return { kind: 'maximum', fieldPath, operand: decodeValue(wire.maximum) };
    case 'minimum':
      return { kind: 'minimum', fieldPath, operand: decodeValue(wire.minimum) };
    case 'appendMissingElements':
      return { kind: 'appendMissingElements', fieldPath, values: decodeElements(wire.appendMissingElements) };
    case 'removeAllFromArray':
      return { kind: 'removeAllFromArray', fieldPath, values: decodeElements(wire.removeAllFromArray) };
    default:
      break;
  }
  throw invalidArgument('a field transform must contain a transform type.');
}

function decodeElements(wire: ArrayWire | null | undefined): readonly Value[] {
  return (wire?.values ?? []).map(decodeValue);
}

export interface WriteResultWire {
  readonly updateTime?: TimestampWire;
  readonly transformResults: readonly ValueWire[];
}

export function encodeWriteResult(result: WriteResult): WriteResultWire {
  const transformResults = result.transformResults.map(encodeValue);
  return result.updateTime === null
    ? { transformResults }
    : { updateTime: encodeTimestamp(result.updateTime), transformResults };
}
