/**
 * Shape of a message as protobufjs decodes it, and as both codecs produce and accept it. Every
 * field may be missing; a oneof's case is read through the getter that carries the oneof's name.
 */
export type Wire<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

/** The two halves of an int64, which JavaScript numbers cannot hold. */
export interface LongBits {
  readonly low: number;
  readonly high: number;
  readonly unsigned: boolean;
}

export type TimestampWire = Wire<{ seconds: LongBits; nanos: number }>;

export type ValueWire = Wire<{
  valueType: string;
  nullValue: number;
  booleanValue: boolean;
  integerValue: LongBits;
  doubleValue: number;
  timestampValue: TimestampWire;
  stringValue: string;
  bytesValue: Uint8Array;
  referenceValue: string;
  geoPointValue: Wire<{ latitude: number; longitude: number }>;
  arrayValue: ArrayWire;
  mapValue: Wire<{ fields: FieldsWire }>;
}>;

export type ArrayWire = Wire<{ values: readonly ValueWire[] }>;
export type FieldsWire = Readonly<Record<string, ValueWire>>;

export type DocumentWire = Wire<{
  name: string;
  fields: FieldsWire;
  createTime: TimestampWire;
  updateTime: TimestampWire;
}>;

export type MaskWire = Wire<{ fieldPaths: readonly string[] }>;
export type PreconditionWire = Wire<{ conditionType: string; exists: boolean; updateTime: TimestampWire }>;

export type FieldTransformWire = Wire<{
  fieldPath: string;
  transformType: string;
  setToServerValue: number;
  increment: ValueWire;
  maximum: ValueWire;
  minimum: ValueWire;
  appendMissingElements: ArrayWire;
  removeAllFromArray: ArrayWire;
}>;

export type WriteWire = Wire<{
  operation: string;
  update: DocumentWire;
  delete: string;
  verify: string;
  transform: Wire<{ document: string; fieldTransforms: readonly FieldTransformWire[] }>;
  updateMask: MaskWire;
  updateTransforms: readonly FieldTransformWire[];
  currentDocument: PreconditionWire;
}>;

export type TransactionOptionsWire = Wire<{
  mode: string;
  readOnly: Wire<{ readTime: TimestampWire }>;
  readWrite: Wire<{ retryTransaction: Uint8Array }>;
}>;

/** The fields that every read request shares. */
export type ConsistencyWire = Wire<{
  consistencySelector: string;
  transaction: Uint8Array;
  newTransaction: TransactionOptionsWire;
  readTime: TimestampWire;
}>;

export type FieldReferenceWire = Wire<{ fieldPath: string }>;

export type FilterWire = Wire<{
  filterType: string;
  compositeFilter: Wire<{ op: number; filters: readonly FilterWire[] }>;
  fieldFilter: Wire<{ field: FieldReferenceWire; op: number; value: ValueWire }>;
  unaryFilter: Wire<{ op: number; field: FieldReferenceWire }>;
}>;

export type CursorWire = Wire<{ values: readonly ValueWire[]; before: boolean }>;

export type QueryWire = Wire<{
  select: Wire<{ fields: readonly FieldReferenceWire[] }>;
  from: readonly Wire<{ collectionId: string; allDescendants: boolean }>[];
  where: FilterWire;
  orderBy: readonly Wire<{ field: FieldReferenceWire; direction: number }>[];
  startAt: CursorWire;
  endAt: CursorWire;
  offset: number;
  limit: Wire<{ value: number }>;
  findNearest: Wire<{
    vectorField: FieldReferenceWire;
    queryVector: ValueWire;
    distanceMeasure: number;
    limit: Wire<{ value: number }>;
    distanceResultField: string;
    distanceThreshold: Wire<{ value: number }>;
  }>;
}>;

export type AggregationWire = Wire<{
  operator: string;
  alias: string;
  count: Wire<{ upTo: Wire<{ value: LongBits }> }>;
  sum: Wire<{ field: FieldReferenceWire }>;
  avg: Wire<{ field: FieldReferenceWire }>;
}>;

export type ListenRequestWire = Wire<{
  database: string;
  targetChange: string;
  addTarget: Wire<{
    targetType: string;
    query: Wire<{ parent: string; structuredQuery: QueryWire }>;
    documents: Wire<{ documents: readonly string[] }>;
    resumeType: string;
    resumeToken: Uint8Array;
    readTime: TimestampWire;
    targetId: number;
    once: boolean;
    expectedCount: Wire<{ value: number }>;
  }>;
  removeTarget: number;
}>;

export type WriteRequestWire = Wire<{
  database: string;
  streamId: string;
  writes: readonly WriteWire[];
  streamToken: Uint8Array;
}>;
