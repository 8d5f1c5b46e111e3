import type { AuthorizationContext, Caller } from '../authorizer.ts';
import type { Database } from '../database.ts';
import type { Consistency, TransactionOptions } from '../firestore-service.ts';
import type { DocumentView } from '../store/document-view.ts';
import type { Transaction } from '../transactions/transactions.ts';
import { authorizationContext } from './core.ts';

/** One read: what it sees, and the locks it takes when a read-write transaction makes it. */
export class ReadSession {
  constructor(
    readonly database: Database,
    readonly view: DocumentView,
    private readonly transaction: Transaction | null,
    /** Set when this read began a transaction. */
    readonly begun: Uint8Array | null,
  ) {}

  get #locking(): Transaction | null {
    return this.transaction?.snapshot === null ? this.transaction : null;
  }

  lockDocument(name: string): void {
    if (this.#locking !== null) this.database.writeQueue.lockDocument(this.#locking, name);
  }

  lockCollection(collectionId: string | null): void {
    if (this.#locking !== null) this.database.writeQueue.lockCollection(this.#locking, collectionId);
  }

  authorization(caller: Extract<Caller, { kind: 'user' }>): AuthorizationContext {
    return authorizationContext(this.database, caller.auth, {
      version: this.view.version,
      inTransaction: this.transaction !== null,
      lookup: (name) => this.view.get(name),
    });
  }
}

export function beginIn(
  database: Database,
  options: TransactionOptions,
): { transaction: Transaction; id: Uint8Array } {
  if (options.kind === 'readWrite') return database.transactions.begin(null);
  return database.transactions.begin(
    options.readTime === null ? database.latest() : database.viewAt(options.readTime),
  );
}

function openSession(database: Database, consistency: Consistency): ReadSession {
  switch (consistency.kind) {
    case 'latest':
      return new ReadSession(database, database.latest(), null, null);
    case 'readTime':
      return new ReadSession(database, database.viewAt(consistency.readTime), null, null);
    case 'transaction': {
      const transaction = database.transactions.require(consistency.id);
      return new ReadSession(database, transaction.snapshot ?? database.latest(), transaction, null);
    }
    case 'newTransaction': {
      const { transaction, id } = beginIn(database, consistency.options);
      return new ReadSession(database, transaction.snapshot ?? database.latest(), transaction, id);
    }
  }
}

/** A read that fails does not leave behind the transaction that it began. */
export function readIn<T>(
  database: Database,
  consistency: Consistency,
  read: (session: ReadSession) => T,
): T {
  const session = openSession(database, consistency);
  try {
    return read(session);
  } catch (error) {
    if (session.begun !== null) database.transactions.rollback(session.begun);
    throw error;
  }
}
