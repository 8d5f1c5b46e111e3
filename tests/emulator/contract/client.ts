import type { WhereFilterOp } from 'firebase/firestore';

/**
 * Cases of the contract use JSON only, so that they work with a client in this process and with one in a
 * browser page.
 */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export type Fields = Readonly<Record<string, Plain>>;

export const tagged = {
  double: (text: 'NaN' | 'Infinity' | '-Infinity' | '-0') => ({ $: 'double', v: text }),
  timestamp: (seconds: number, nanoseconds: number) => ({ $: 'timestamp', v: [seconds, nanoseconds] }),
  bytes: (base64: string) => ({ $: 'bytes', v: base64 }),
  geoPoint: (latitude: number, longitude: number) => ({ $: 'geoPoint', v: [latitude, longitude] }),
  reference: (path: string) => ({ $: 'reference', v: path }),
  vector: (...values: number[]) => ({ $: 'vector', v: values }),
  serverTimestamp: { $: 'serverTimestamp' },
  deleted: { $: 'delete' },
  increment: (by: number) => ({ $: 'increment', v: by }),
  union: (...values: Plain[]) => ({ $: 'arrayUnion', v: values }),
  remove: (...values: Plain[]) => ({ $: 'arrayRemove', v: values }),
} as const;

export type Filter =
  | readonly [field: string, op: WhereFilterOp, value: Plain]
  | { readonly and: readonly Filter[] }
  | { readonly or: readonly Filter[] };

export interface QuerySpec {
  readonly collection: string;
  readonly group?: boolean;
  readonly where?: readonly Filter[];
  readonly orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  readonly startAt?: readonly Plain[];
  readonly startAfter?: readonly Plain[];
  readonly endAt?: readonly Plain[];
  readonly endBefore?: readonly Plain[];
  readonly limit?: number;
  readonly limitToLast?: number;
}

export interface Row {
  readonly path: string;
  readonly data: Fields;
}

export type BatchStep =
  | { readonly op: 'set'; readonly path: string; readonly data: Fields; readonly merge?: boolean }
  | { readonly op: 'update'; readonly path: string; readonly data: Fields }
  | { readonly op: 'delete'; readonly path: string };

export type ListenEvent =
  | {
      readonly paths: readonly string[];
      readonly changes: readonly { readonly type: string; readonly path: string; readonly data: Fields }[];
      readonly fromCache: boolean;
      readonly hasPendingWrites: boolean;
    }
  | { readonly error: string };

export interface ContractClient {
  set(path: string, data: Fields, options?: { merge?: boolean; mergeFields?: string[] }): Promise<void>;
  update(path: string, data: Fields): Promise<void>;
  remove(path: string): Promise<void>;
  get(path: string): Promise<Fields | null>;
  query(spec: QuerySpec): Promise<readonly Row[]>;
  aggregate(spec: QuerySpec, field: string): Promise<{ count: number; sum: number; average: number | null }>;
  batch(steps: readonly BatchStep[]): Promise<void>;
  incrementInTransaction(path: string, field: string): Promise<void>;
  /**
   * Writes only `target`. The commit of the web SDK also verifies that `path` has not changed since the read.
   */
  copyInTransaction(path: string, target: string): Promise<void>;
  listen(target: QuerySpec | string): Promise<string>;
  /** Events that arrive between two calls are kept, and each later call returns one of them. */
  nextEvent(listener: string): Promise<ListenEvent>;
  unlisten(listener: string): Promise<void>;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  close(): Promise<void>;
}

export type ClientMethod = keyof ContractClient;

export class ContractError extends Error {
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
