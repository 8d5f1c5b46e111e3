import { type Clock, VersionClock } from './clock.ts';
import type { CommittedChanges } from './firestore-service.ts';
import type { Document, Micros } from './model.ts';
import { invalidArgument, StatusError } from './status-error.ts';
import { DocumentStore } from './store/document-store.ts';
import { DocumentView } from './store/document-view.ts';
import { History } from './store/history.ts';
import { Transactions } from './transactions/transactions.ts';
import { WriteQueue } from './transactions/write-queue.ts';

/** Everything that belongs to one `projects/{p}/databases/{d}`. */
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
    if (version > now) {
      throw invalidArgument("The requested 'read_time' cannot be in the future.");
    }
    const overlay = this.history.overlayAt(version, now);
    if (overlay === null) {
      throw new StatusError('FAILED_PRECONDITION', "The requested 'read_time' is too old.");
    }
    return new DocumentView(this.store, version, overlay);
  }

  /** Stores the new states at once and tells everybody; documents that stay the same are left out. */
  apply(commitTime: Micros, state: ReadonlyMap<string, Document | null>): void {
    const changes: CommittedChanges['changes'][number][] = [];
    for (const [name, after] of state) {
      const before = this.store.get(name);
      if (before === after) continue;
      changes.push({ name, before, after });
      for (const snapshot of this.transactions.snapshots()) snapshot.keep(name, before);
      this.store.replace(name, after);
    }
    if (changes.length === 0) return;
    const commit: CommittedChanges = { database: this.name, commitTime, changes };
    this.history.add(commit);
    this.onCommit(commit);
  }
}
