import type { Fields, Value } from './values/value.ts';

/** Microseconds since the epoch; commit times are strictly increasing per database. */
export type Micros = bigint;

/** The unescaped segments of a path; `['__name__']` is the document name. */
export type FieldPath = readonly string[];

/** Null means all fields. */
export type Mask = readonly FieldPath[] | null;

export interface Document {
  /** `projects/{p}/databases/{d}/documents/{path}` */
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}

export interface Precondition {
  readonly exists?: boolean;
  readonly updateTime?: Micros;
}

export type FieldTransform = { readonly fieldPath: FieldPath } & (
  | { readonly kind: 'serverTimestamp' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | { readonly kind: 'appendMissingElements' | 'removeAllFromArray'; readonly values: readonly Value[] }
);

/** With a null `mask`, an update replaces the whole document. */
export type Write = { readonly precondition: Precondition | null } & (
  | {
      readonly kind: 'update';
      readonly name: string;
      readonly fields: Fields;
      readonly mask: readonly FieldPath[] | null;
      readonly transforms: readonly FieldTransform[];
    }
  | { readonly kind: 'delete'; readonly name: string }
  | {
      readonly kind: 'verify';
      readonly name: string;
      readonly hasMask: boolean;
      readonly hasTransforms: boolean;
    }
  | { readonly kind: 'transform'; readonly name: string; readonly transforms: readonly FieldTransform[] }
);

export interface WriteResult {
  readonly updateTime: Micros | null;
  readonly transformResults: readonly Value[];
}

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN';

export type UnaryOperator = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL';

export type Filter =
  | {
      readonly kind: 'composite';
      readonly op: 'AND' | 'OR' | 'OPERATOR_UNSPECIFIED';
      readonly filters: readonly Filter[];
    }
  | {
      readonly kind: 'field';
      readonly field: FieldPath;
      readonly op: FieldOperator | 'OPERATOR_UNSPECIFIED';
      readonly value: Value;
    }
  | {
      readonly kind: 'unary';
      readonly field: FieldPath;
      readonly op: UnaryOperator | 'OPERATOR_UNSPECIFIED';
    };

export interface Order {
  readonly field: FieldPath;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

export interface FindNearest {
  readonly vectorField: FieldPath;
  readonly queryVector: Value;
  readonly distanceMeasure: 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT' | 'DISTANCE_MEASURE_UNSPECIFIED';
  readonly limit: number | null;
  readonly distanceResultField: FieldPath | null;
  readonly distanceThreshold: number | null;
}

export interface StructuredQuery {
  readonly from: readonly { readonly collectionId: string; readonly allDescendants: boolean }[];
  readonly where: Filter | null;
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** Null and an empty list both mean all fields, as on the wire. */
  readonly select: readonly FieldPath[] | null;
  readonly findNearest: FindNearest | null;
}

export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo: bigint | null }
  | { readonly kind: 'sum' | 'avg'; readonly field: FieldPath }
  | { readonly kind: 'unset' }
);

export type TransactionOptions =
  | { readonly kind: 'readWrite' }
  | { readonly kind: 'readOnly'; readonly readTime: Micros | null };

export type Consistency =
  | { readonly kind: 'latest' }
  | { readonly kind: 'transaction'; readonly id: Uint8Array }
  | { readonly kind: 'newTransaction'; readonly options: TransactionOptions }
  | { readonly kind: 'readTime'; readonly readTime: Micros };

export interface CommittedChanges {
  /** `projects/{p}/databases/{d}` */
  readonly database: string;
  readonly commitTime: Micros;
  /** True for a maintenance operation, such as an import or a reset. Its changes trigger no functions. */
  readonly isMaintenance?: boolean;
  readonly changes: readonly {
    readonly name: string;
    readonly before: Document | null;
    readonly after: Document | null;
  }[];
}
