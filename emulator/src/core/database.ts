import { type Clock, VersionClock } from './clock.ts';
import type { CommittedChanges, Document, Micros } from './model.ts';
import { parseDatabaseName } from './resource-name.ts';
import { invalidArgument, StatusError } from './status-error.ts';
import { DocumentStore, DocumentView } from './store/document-store.ts';
import { History } from './store/history.ts';
import { Transactions } from './transactions/transactions.ts';
import { WriteQueue } from './transactions/write-queue.ts';

export class Database {
  readonly store = new DocumentStore();
  readonly history = new History();
  readonly versions: VersionClock;
  readonly transactions: Transactions;
  readonly writeQueue: WriteQueue;

  constructor(
    readonly name: string,
    readonly project: string,
    clock: Clock,
    private readonly onCommit: (commit: CommittedChanges) => void,
  ) {
    this.versions = new VersionClock(clock);
    this.writeQueue = new WriteQueue(clock, (transaction) => this.transactions.end(transaction));
    this.transactions = new Transactions(clock, (transaction) => this.writeQueue.release(transaction));
  }

  latest(): DocumentView {
    return new DocumentView(this.store, this.versions.current());
  }

  viewAt(version: Micros): DocumentView {
    const now = this.versions.current();
    if (version > now) throw invalidArgument("The requested 'read_time' cannot be in the future.");
    const overlay = this.history.overlayAt(version, now);
    if (overlay === null) {
      throw new StatusError('FAILED_PRECONDITION', "The requested 'read_time' is too old.");
    }
    return new DocumentView(this.store, version, overlay);
  }

  apply(commitTime: Micros, state: ReadonlyMap<string, Document | null>, isMaintenance = false): void {
    const changes: CommittedChanges['changes'][number][] = [];
    for (const [name, after] of state) {
      const before = this.store.get(name);
      if (before === after) continue;
      changes.push({ name, before, after });
      for (const snapshot of this.transactions.snapshots()) snapshot.keep(name, before);
      this.store.replace(name, after);
    }
    if (changes.length === 0) return;
    const commit: CommittedChanges = { database: this.name, commitTime, isMaintenance, changes };
    this.history.add(commit);
    this.onCommit(commit);
  }
}

type CommitListener = (commit: CommittedChanges) => void;

export class DatabaseRegistry {
  readonly #databases = new Map<string, Database>();
  readonly #listeners = new Set<CommitListener>();
  readonly #seeded = new Set<string>();

  constructor(
    private readonly clock: Clock,
    private readonly seed: (name: string) => void,
  ) {}

  get(name: string): Database {
    let database = this.#databases.get(name);
    if (database === undefined) {
      const { project } = parseDatabaseName(name);
      database = new Database(name, project, this.clock, (commit) => this.#publish(commit));
      this.#databases.set(name, database);
    }
    if (!this.#seeded.has(name)) this.#seed(name);
    return database;
  }

  /**
   * Marks the database as seeded before it applies the seed, because `importDocuments` calls `get` and would
   * apply the seed again.
   */
  #seed(name: string): void {
    this.#seeded.add(name);
    try {
      this.seed(name);
    } catch (error) {
      this.#seeded.delete(name);
      throw error;
    }
  }

  all(): readonly Database[] {
    return [...this.#databases.values()];
  }

  forgetSeeds(): void {
    this.#seeded.clear();
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #publish(commit: CommittedChanges): void {
    const errors: unknown[] = [];
    for (const listener of this.#listeners) {
      try {
        listener(commit);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'A commit listener failed.');
  }
}
