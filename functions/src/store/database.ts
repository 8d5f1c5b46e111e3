import type { Tally } from '@copa/domain/registrations/figures';
import type { Collection, Fields, OwnCollection } from './collection.ts';

export interface Filter {
  readonly field: string;
  readonly op: '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains';
  readonly value: unknown;
}

export interface Query {
  readonly where?: readonly Filter[];
  /** The document id is always the last order, in the direction of this one. */
  readonly orderBy?: { readonly field: string; readonly direction: 'asc' | 'desc' };
}

export interface PageQuery extends Query {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

type Doc = { readonly id: string };

export interface Reader {
  /** Null when there is no such document; a stored document that does not fit its schema throws. */
  get<T extends Doc>(collection: Collection<T>, id: string): Promise<T | null>;
  /** Documents that do not fit their schema are logged and left out. */
  find<T extends Doc>(collection: Collection<T>, query: Query, limit?: number): Promise<readonly T[]>;
  /** Returns documents in the order of the ids. */
  getAll<T extends Doc>(collection: Collection<T>, ids: readonly string[]): Promise<readonly (T | null)[]>;
}

export interface Writer {
  /** Fails the commit when the document exists. */
  create<T extends Doc>(collection: OwnCollection<T>, document: T): void;
  set<T extends Doc>(collection: OwnCollection<T>, document: T): void;
  /** Writes these fields and keeps all others. Creates the document when there is none. */
  merge<T extends Doc>(collection: OwnCollection<T>, document: Partial<T> & Doc): void;
  /** Writes these entries of a map without reading it; null removes an entry. Creates the document when there is none. */
  mergeEntries<T extends Doc>(
    collection: OwnCollection<T>,
    document: Partial<T> & Doc,
    field: keyof T & string,
    entries: ReadonlyMap<string, object | null>,
  ): void;
  /** Fails the commit when there is no such document. */
  update<T extends Doc>(collection: OwnCollection<T>, id: string, fields: Partial<Fields<T>>): void;
  /** Adds to a number without reading it; the document is as given where there is none, or where its other fields differ. */
  addTo<T extends Doc>(collection: OwnCollection<T>, document: T, field: keyof T & string, by: number): void;
  /** Adds to numbers without reading them, those in maps too, and puts the moment of the commit into one field. */
  tally<T extends Doc>(
    collection: OwnCollection<T>,
    id: string,
    additions: Tally,
    field: keyof T & string,
  ): void;
  /** The document as given, and in one field the moment of the commit by the clock of the store. */
  stamp<T extends Doc, F extends keyof T & string>(
    collection: OwnCollection<T>,
    document: Omit<T, F> & Doc,
    field: F,
  ): void;
  remove<T extends Doc>(collection: OwnCollection<T>, id: string): void;
}

/** All reads before the first write; the work may run again when it loses a race. */
export interface Transaction extends Reader, Writer {}

export interface Database extends Reader {
  page<T extends Doc>(collection: Collection<T>, query: PageQuery): Promise<Page<T>>;
  /** Everything that matches, in pages, so that an export never holds all of it. */
  stream<T extends Doc>(collection: Collection<T>, query: Query): AsyncIterable<T>;
  /** The documents stamped since then, and the moment of the answer by the clock of the store. */
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
