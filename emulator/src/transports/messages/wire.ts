import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api';

export interface LongBits {
  readonly low: number;
  readonly high: number;
  readonly unsigned: boolean;
}

/** protobufjs defines these getters for oneofs; each returns the name of the field that is set. */
interface Cases {
  readonly conditionType?: string;
  readonly consistencySelector?: string;
  readonly filterType?: string;
  readonly mode?: string;
  readonly operation?: string;
  readonly operator?: string;
  readonly resumeType?: string;
  readonly targetChange?: string;
  readonly targetType?: string;
  readonly transformType?: string;
  readonly valueType?: string;
}

type Decoded<Properties> = Cases & {
  readonly [Name in keyof Properties]?: Field<NonNullable<Properties[Name]>> | null | undefined;
};

/**
 * Google's types declare int64 as number or string, and an enum by its names. protobufjs decodes an int64
 * into LongBits and an enum into a number.
 */
type Field<T> = [T] extends [number | boolean | Uint8Array]
  ? T
  : [T] extends [string]
    ? string extends T
      ? string
      : number
    : [T] extends [number | string]
      ? LongBits
      : T extends readonly (infer Item)[]
        ? readonly Field<Item>[]
        : string extends keyof T
          ? Readonly<Record<string, Field<T[keyof T]>>>
          : Decoded<T>;

type Messages = typeof google.firestore.v1;
type MessageName = {
  [Name in keyof Messages]: Messages[Name] extends abstract new (...args: never) => object ? Name : never;
}[keyof Messages];

export type Wire<Name extends MessageName> = Decoded<NonNullable<ConstructorParameters<Messages[Name]>[0]>>;
export type RequestName = Extract<MessageName, `${string}Request`>;
export type ValueWire = Wire<'Value'>;
export type FieldsWire = NonNullable<Wire<'Document'>['fields']>;
export type TimestampWire = NonNullable<ValueWire['timestampValue']>;
/** The published types do not declare `verify`. */
export type WriteWire = Wire<'Write'> & { readonly verify?: string | null };
export type QueryWire = Wire<'StructuredQuery'>;
export type FilterWire = NonNullable<QueryWire['where']>;
export type CursorWire = Wire<'Cursor'>;
export type FieldReferenceWire = NonNullable<NonNullable<QueryWire['orderBy']>[number]['field']>;
export type FieldTransformWire = NonNullable<Wire<'Write'>['updateTransforms']>[number];
export type AggregationWire = NonNullable<Wire<'StructuredAggregationQuery'>['aggregations']>[number];
export type ConsistencyWire = Pick<
  Wire<'RunQueryRequest'>,
  'consistencySelector' | 'transaction' | 'newTransaction' | 'readTime'
>;
