import type { FieldPath, Filter, StructuredQuery, Write } from '../src/core/model.ts';
import type { Fields, Value } from '../src/core/values/value.ts';

export const DATABASE = 'projects/demo/databases/(default)';
export const DOCUMENTS = `${DATABASE}/documents`;

export const int = (value: bigint | number): Value => ({ kind: 'integer', value: BigInt(value) });
export const double = (value: number): Value => ({ kind: 'double', value });
export const text = (value: string): Value => ({ kind: 'string', value });
export const bool = (value: boolean): Value => ({ kind: 'boolean', value });
export const nullValue: Value = { kind: 'null' };
export const timestamp = (micros: bigint): Value => ({ kind: 'timestamp', micros });
export const bytes = (...value: number[]): Value => ({ kind: 'bytes', value: Uint8Array.from(value) });
export const reference = (path: string): Value => ({ kind: 'reference', name: `${DOCUMENTS}/${path}` });
export const geo = (latitude: number, longitude: number): Value => ({
  kind: 'geoPoint',
  latitude,
  longitude,
});
export const list = (...values: Value[]): Value => ({ kind: 'array', values });
export const fields = (entries: Record<string, Value>): Fields => new Map(Object.entries(entries));
export const map = (entries: Record<string, Value>): Value => ({ kind: 'map', fields: fields(entries) });
export const vector = (...components: number[]): Value =>
  map({ __type__: text('__vector__'), value: list(...components.map(double)) });

export function set(path: string, entries: Record<string, Value>): Extract<Write, { kind: 'update' }> {
  return {
    kind: 'update',
    name: `${DOCUMENTS}/${path}`,
    fields: fields(entries),
    mask: null,
    transforms: [],
    precondition: null,
  };
}

export function where(
  field: string,
  op: Extract<Filter, { kind: 'field' }>['op'],
  value: Value,
): Extract<Filter, { kind: 'field' }> {
  return { kind: 'field', field: field.split('.'), op, value };
}

export function unary(field: string, op: Extract<Filter, { kind: 'unary' }>['op']): Filter {
  return { kind: 'unary', field: [field], op };
}

export const and = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'AND', filters });
export const or = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'OR', filters });

export const ascending = (...field: FieldPath) => ({ field, direction: 'ASCENDING' }) as const;
export const descending = (...field: FieldPath) => ({ field, direction: 'DESCENDING' }) as const;

export function queryOf(collectionId: string, parts: Partial<StructuredQuery> = {}): StructuredQuery {
  return {
    from: [{ collectionId, allDescendants: false }],
    where: null,
    orderBy: [],
    startAt: null,
    endAt: null,
    offset: 0,
    limit: null,
    select: null,
    findNearest: null,
    ...parts,
  };
}
