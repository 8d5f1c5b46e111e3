import type { Caller } from '../core/authorizer.ts';
import type { FirestoreService } from '../core/firestore-service.ts';
import type { Document, Micros, StructuredQuery } from '../core/model.ts';
import { compileQuery } from '../core/query/compile-query.ts';
import type { CompiledQuery } from '../core/query/compiled-query.ts';
import {
  type DocumentChange,
  NO_DELTA,
  type RemovedDocument,
  readAt,
  type Target,
  type TargetDelta,
  type TargetStart,
} from './listen-messages.ts';

const ADMIN: Caller = { kind: 'admin' };

/**
 * Without a window (a limit, an offset or `findNearest`), a change concerns only its own document. With a
 * window the query may have to run again, because another document can move into the window.
 */
export class QueryTarget implements Target {
  readonly names = null;
  readonly #service: FirestoreService;
  readonly #parent: string;
  readonly #query: StructuredQuery;
  readonly #compiled: CompiledQuery;
  readonly #windowed: boolean;
  #members = new Map<string, Document>();
  /**
   * The last document of a full window. Without an offset or `findNearest`, a changed document from outside
   * enters only if it sorts before this one.
   */
  #last: Document | null = null;

  constructor(service: FirestoreService, parent: string, query: StructuredQuery) {
    this.#service = service;
    this.#parent = parent;
    this.#query = query;
    this.#compiled = compileQuery(parent, query);
    this.#windowed = this.#compiled.limit !== null || this.#compiled.offset > 0 || query.findNearest !== null;
  }

  get collectionId(): string | null {
    return this.#compiled.scope.collectionId;
  }

  get size(): number {
    return this.#members.size;
  }

  start(since: Micros | null): TargetStart {
    const { documents, readTime } = this.#run(null);
    this.#remember(documents);
    const fresh: TargetStart = { changed: documents, removed: [], readTime, resumed: null };
    if (since === null || since > readTime) return fresh;
    const before = readAt(() => this.#run(since).documents);
    if (before !== null) {
      const known = new Map(before.map((document) => [document.name, document]));
      return { ...this.#difference(known, documents), readTime, resumed: { heldCount: before.length } };
    }
    // Sends the whole result, because a document can enter a window without a change of its own.
    if (this.#windowed) return fresh;
    const changed = documents.filter(({ updateTime }) => updateTime > since);
    return { changed, removed: [], readTime, resumed: { heldCount: null } };
  }

  apply(changes: readonly DocumentChange[]): TargetDelta {
    const relevant = changes.filter(({ name }) => this.#compiled.affects(name));
    if (relevant.length === 0) return NO_DELTA;
    if (this.#windowed) {
      if (!relevant.some((change) => this.#affectsWindow(change))) return NO_DELTA;
      const before = this.#members;
      const { documents } = this.#run(null);
      this.#remember(documents);
      return this.#difference(before, documents);
    }
    const changed: Document[] = [];
    const removed: RemovedDocument[] = [];
    for (const { name, after } of relevant) {
      if (after !== null && this.#compiled.matches(after)) {
        const projected = this.#compiled.project(after);
        this.#members.set(name, projected);
        changed.push(projected);
      } else if (this.#members.delete(name)) {
        removed.push({ name, document: after });
      }
    }
    return { changed: changed.sort(this.#order(currentDocuments(relevant))), removed };
  }

  #affectsWindow({ name, before, after }: DocumentChange): boolean {
    if (this.#members.has(name)) return true;
    const matches = after !== null && this.#compiled.matches(after);
    if (this.#query.findNearest !== null) return matches;
    if (this.#compiled.offset > 0) return matches || (before !== null && this.#compiled.matches(before));
    if (!matches) return false;
    return this.#last === null || this.#compiled.compare(after, this.#last) < 0;
  }

  #run(readTime: Micros | null): { readonly documents: readonly Document[]; readonly readTime: Micros } {
    return this.#service.runQuery(ADMIN, {
      parent: this.#parent,
      query: this.#query,
      consistency: readTime === null ? { kind: 'latest' } : { kind: 'readTime', readTime },
    });
  }

  #remember(documents: readonly Document[]): void {
    this.#members = new Map(documents.map((document) => [document.name, document]));
    const { limit } = this.#compiled;
    const last = limit !== null && documents.length === limit ? documents.at(-1) : undefined;
    // The result may be a projection without the fields that the order needs, so the whole document is read.
    this.#last = last === undefined ? null : this.#service.lookup(last.name);
  }

  #difference(before: ReadonlyMap<string, Document>, documents: readonly Document[]): TargetDelta {
    const changed = documents.filter(
      (document) => before.get(document.name)?.updateTime !== document.updateTime,
    );
    const now = new Set(documents.map((document) => document.name));
    const removed = [...before.keys()]
      .filter((name) => !now.has(name))
      .map((name) => ({ name, document: this.#service.lookup(name) }));
    return { changed, removed };
  }

  /** The returned function compares whole documents, because projections may lack the ordered fields. */
  #order(documents: ReadonlyMap<string, Document>): (a: Document, b: Document) => number {
    return (a, b) => this.#compiled.compare(documents.get(a.name) ?? a, documents.get(b.name) ?? b);
  }
}

function currentDocuments(changes: readonly DocumentChange[]): ReadonlyMap<string, Document> {
  const documents = new Map<string, Document>();
  for (const change of changes) if (change.after !== null) documents.set(change.name, change.after);
  return documents;
}

export class DocumentsTarget implements Target {
  readonly collectionId = null;
  readonly names: readonly string[];
  readonly #service: FirestoreService;
  readonly #database: string;
  readonly #present = new Set<string>();

  constructor(service: FirestoreService, database: string, names: readonly string[]) {
    this.#service = service;
    this.#database = database;
    this.names = [...new Set(names)];
  }

  get size(): number {
    return this.#present.size;
  }

  start(since: Micros | null): TargetStart {
    const before = since === null ? null : readAt(() => this.#presentAt(since));
    const changed: Document[] = [];
    const removed: RemovedDocument[] = [];
    for (const name of this.names) {
      const document = this.#service.lookup(name);
      if (document === null) {
        // If `before` is null, every missing document is reported, because the client would otherwise wait
        // for that document.
        if (before === null || before.has(name)) removed.push({ name, document: null });
        continue;
      }
      this.#present.add(name);
      if (before?.get(name) !== document.updateTime) changed.push(document);
    }
    return {
      changed,
      removed,
      readTime: this.#service.currentVersion(this.#database),
      resumed: before === null ? null : { heldCount: before.size },
    };
  }

  apply(changes: readonly DocumentChange[]): TargetDelta {
    const changed: Document[] = [];
    const removed: RemovedDocument[] = [];
    for (const { name, after } of changes) {
      if (after === null) {
        this.#present.delete(name);
        removed.push({ name, document: null });
      } else {
        this.#present.add(name);
        changed.push(after);
      }
    }
    return { changed, removed };
  }

  #presentAt(version: Micros): ReadonlyMap<string, Micros> {
    const present = new Map<string, Micros>();
    for (const name of this.names) {
      const document = this.#service.lookup(name, version);
      if (document !== null) present.set(name, document.updateTime);
    }
    return present;
  }
}
