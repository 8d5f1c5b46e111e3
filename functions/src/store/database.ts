import type { Tally } from '@copa/domain/registrations/figures';
import type { Collection, Fields, OwnCollection } from './collection.ts';

export interface Filter {
  readonly field: string;
  readonly op: '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains' | 'array-contains-any';
  readonly value: unknown;
}

export function equal(fields: Readonly<Record<string, unknown>>): readonly Filter[] {
  return Object.entries(fields).map(([field, value]) => ({ field, op: '==', value }));
}

export interface Query {
  readonly where?: readonly Filter[];
  /** The id of the document is always the last sort criterion, in the same direction. */
  readonly orderBy?: { readonly field: string; readonly direction: 'asc' | 'desc' };
}

/** Documents whose `field` is in the range, in the order of that field. */
export function inRange(
  field: string,
  op: '<' | '<=' | '>' | '>=',
  value: unknown,
  ...others: readonly Filter[]
): Query {
  return { where: [...others, { field, op, value }], orderBy: { field, direction: 'asc' } };
}

export interface PageQuery extends Query {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export type Paging = Pick<PageQuery, 'limit' | 'cursor'>;

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

type Doc = { readonly id: string };

export interface Some<T> {
  readonly items: readonly T[];
  /** The id after which there may be more. */
  readonly next: string | null;
}

export interface Reader {
  /** Throws if the document does not fit its schema. */
  get<T extends Doc>(collection: Collection<T>, id: string): Promise<T | null>;
  /** Documents that do not fit their schema are logged and left out. */
  find<T extends Doc>(collection: Collection<T>, query: Query, limit?: number): Promise<readonly T[]>;
  /** A query without `orderBy` can go on after `next`. */
  findSome<T extends Doc>(collection: Collection<T>, query: Query, limit: number): Promise<Some<T>>;
  getAll<T extends Doc>(collection: Collection<T>, ids: readonly string[]): Promise<readonly (T | null)[]>;
  /** Unlike `getAll`, gives undefined for a document that does not fit its schema, and logs it. */
  getReadable<T extends Doc>(
    collection: Collection<T>,
    ids: readonly string[],
  ): Promise<readonly (T | null | undefined)[]>;
}

export interface Writer {
  create<T extends Doc>(collection: OwnCollection<T>, document: T): void;
  set<T extends Doc>(collection: OwnCollection<T>, document: T): void;
  merge<T extends Doc>(collection: OwnCollection<T>, document: Partial<T> & Doc): void;
  /** Null removes an entry. */
  mergeEntries<T extends Doc>(
    collection: OwnCollection<T>,
    document: Partial<T> & Doc,
    field: keyof T & string,
    entries: ReadonlyMap<string, object | null>,
  ): void;
  update<T extends Doc>(collection: OwnCollection<T>, id: string, fields: Partial<Fields<T>>): void;
  addTo<T extends Doc>(collection: OwnCollection<T>, document: T, field: keyof T & string, by: number): void;
  /** Adds `additions` to numbers, also to those in maps, and stores the time of the commit in `field`. */
  tally<T extends Doc>(
    collection: OwnCollection<T>,
    id: string,
    additions: Tally,
    field: keyof T & string,
  ): void;
  stamp<T extends Doc, F extends keyof T & string>(
    collection: OwnCollection<T>,
    document: Omit<T, F> & Doc,
    field: F,
  ): void;
  remove<T extends Doc>(collection: OwnCollection<T>, id: string): void;
}

/** Make all reads before the first write. The work of a transaction may run several times. */
export interface Transaction extends Reader, Writer {}

export interface Database extends Reader {
  page<T extends Doc>(collection: Collection<T>, query: PageQuery): Promise<Page<T>>;
  stream<T extends Doc>(collection: Collection<T>, query: Query): AsyncIterable<T>;
  stampedSince<T extends Doc>(
    collection: Collection<T>,
    field: keyof T & string,
    since: Date,
  ): Promise<{ readonly items: readonly T[]; readonly askedAt: Date }>;
  count<T extends Doc>(collection: Collection<T>, where?: readonly Filter[]): Promise<number>;
  sum<T extends Doc>(
    collection: Collection<T>,
    field: keyof T & string,
    where?: readonly Filter[],
  ): Promise<number>;
  transaction<R>(work: (transaction: Transaction) => Promise<R>): Promise<R>;
}
