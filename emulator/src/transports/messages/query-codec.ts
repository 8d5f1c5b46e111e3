import type {
  Aggregation,
  Consistency,
  Cursor,
  FieldOperator,
  FieldPath,
  Filter,
  FindNearest,
  StructuredQuery,
  TransactionOptions,
  UnaryOperator,
} from '../../core/model.ts';
import { invalidArgument } from '../../core/status-error.ts';
import { parseFieldPath } from '../../core/values/field-path.ts';
import { enumName } from './descriptor.ts';
import { decodeLong, decodeTimestamp, decodeValue, optional } from './value-codec.ts';
import type {
  AggregationWire,
  ConsistencyWire,
  CursorWire,
  FieldReferenceWire,
  FilterWire,
  QueryWire,
  Wire,
} from './wire.ts';

const UNSPECIFIED = 'OPERATOR_UNSPECIFIED';

type CompositeOperator = 'AND' | 'OR';
type DistanceMeasure = FindNearest['distanceMeasure'];

/** An unknown number becomes UNSPECIFIED, which `validateFilter` refuses. */
function operator<Name extends string>(
  enumType: string,
  number: number | null | undefined,
): Name | typeof UNSPECIFIED {
  const name = enumName(`StructuredQuery.${enumType}`, number ?? 0);
  return name === undefined ? UNSPECIFIED : (name as Name);
}

function decodeField(wire: FieldReferenceWire | null | undefined): FieldPath {
  return parseFieldPath(wire?.fieldPath ?? '');
}

function decodeFilter(wire: FilterWire): Filter {
  switch (wire.filterType) {
    case 'compositeFilter':
      return {
        kind: 'composite',
        op: operator<CompositeOperator>('CompositeFilter.Operator', wire.compositeFilter?.op),
        filters: (wire.compositeFilter?.filters ?? []).map(decodeFilter),
      };
    case 'fieldFilter':
      return {
        kind: 'field',
        field: decodeField(wire.fieldFilter?.field),
        op: operator<FieldOperator>('FieldFilter.Operator', wire.fieldFilter?.op),
        value: decodeValue(wire.fieldFilter?.value),
      };
    case 'unaryFilter':
      return {
        kind: 'unary',
        field: decodeField(wire.unaryFilter?.field),
        op: operator<UnaryOperator>('UnaryFilter.Operator', wire.unaryFilter?.op),
      };
    default:
      throw invalidArgument('a filter must contain a filter type.');
  }
}

function decodeCursor({ values, before }: CursorWire): Cursor {
  return { values: (values ?? []).map(decodeValue), before: before ?? false };
}

export function decodeQuery(wire: QueryWire | null | undefined): StructuredQuery {
  const query = wire ?? {};
  return {
    from: (query.from ?? []).map((selector) => ({
      collectionId: selector.collectionId ?? '',
      allDescendants: selector.allDescendants ?? false,
    })),
    where: optional(query.where, decodeFilter),
    orderBy: (query.orderBy ?? []).map((order) => ({
      field: decodeField(order.field),
      direction:
        enumName('StructuredQuery.Direction', order.direction ?? 0) === 'DESCENDING'
          ? 'DESCENDING'
          : 'ASCENDING',
    })),
    startAt: optional(query.startAt, decodeCursor),
    endAt: optional(query.endAt, decodeCursor),
    offset: query.offset ?? 0,
    limit: optional(query.limit, ({ value }) => value ?? 0),
    select: optional(query.select, ({ fields }) => (fields ?? []).map(decodeField)),
    findNearest: optional(query.findNearest, decodeFindNearest),
  };
}

function decodeFindNearest(wire: NonNullable<QueryWire['findNearest']>): FindNearest {
  const measure = enumName('StructuredQuery.FindNearest.DistanceMeasure', wire.distanceMeasure ?? 0);
  const resultField = wire.distanceResultField ?? '';
  return {
    vectorField: decodeField(wire.vectorField),
    queryVector: decodeValue(wire.queryVector),
    distanceMeasure: (measure ?? 'DISTANCE_MEASURE_UNSPECIFIED') as DistanceMeasure,
    limit: optional(wire.limit, ({ value }) => value ?? 0),
    distanceResultField: resultField === '' ? null : parseFieldPath(resultField),
    distanceThreshold: optional(wire.distanceThreshold, ({ value }) => value ?? 0),
  };
}

export function decodeAggregation(wire: AggregationWire): Aggregation {
  const alias = wire.alias ?? '';
  switch (wire.operator) {
    case 'count':
      return { kind: 'count', alias, upTo: optional(wire.count?.upTo, ({ value }) => decodeLong(value)) };
    case 'sum':
      return { kind: 'sum', alias, field: decodeAggregatedField(wire.sum?.field) };
    case 'avg':
      return { kind: 'avg', alias, field: decodeAggregatedField(wire.avg?.field) };
    default:
      return { kind: 'unset', alias };
  }
}

function decodeAggregatedField(wire: FieldReferenceWire | null | undefined): FieldPath {
  const path = wire?.fieldPath ?? '';
  if (path === '') throw invalidArgument('Invalid empty property path string.');
  return parseFieldPath(path);
}

export function decodeTransactionOptions(
  wire: Wire<'TransactionOptions'> | null | undefined,
): TransactionOptions {
  if (wire?.mode === 'readOnly') {
    return { kind: 'readOnly', readTime: optional(wire.readOnly?.readTime, decodeTimestamp) };
  }
  return { kind: 'readWrite' };
}

export function decodeConsistency(wire: ConsistencyWire): Consistency {
  switch (wire.consistencySelector) {
    case 'transaction':
      // Some clients send an empty id, which means no transaction.
      if (wire.transaction === null || wire.transaction === undefined || wire.transaction.length === 0) break;
      return { kind: 'transaction', id: wire.transaction };
    case 'newTransaction':
      return { kind: 'newTransaction', options: decodeTransactionOptions(wire.newTransaction) };
    case 'readTime':
      return { kind: 'readTime', readTime: decodeTimestamp(wire.readTime ?? {}) };
    default:
      break;
  }
  return { kind: 'latest' };
}
