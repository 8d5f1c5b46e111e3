import type { Clock, Timer } from '../clock.ts';
import { collectionIdOf } from '../resource-name.ts';
import { StatusError } from '../status-error.ts';
import { LockTable } from './lock-table.ts';
import type { Transaction } from './transactions.ts';

const LOCK_WAIT_MS = 2_000;
const EVERY_COLLECTION = '*';

interface Waiter {
  isBlocked(): boolean;
  proceed(): void;
  readonly timer: Timer;
}

/**
 * Pessimistic locks as measured: reads of transactions lock documents and collection ids, and every
 * write waits up to 2 s for the locks of other transactions. Two transactions that read and then
 * write the same document end with the first waiter aborted.
 */
export class WriteQueue {
  readonly #documents = new LockTable<Transaction>();
  readonly #collections = new LockTable<Transaction>();
  readonly #waiters = new Set<Waiter>();
  #draining = false;

  constructor(
    private readonly clock: Clock,
    private readonly endTransaction: (transaction: Transaction) => void,
  ) {}

  lockDocument(transaction: Transaction, name: string): void {
    this.#documents.acquire(transaction, name);
  }

  /** Null stands for a kindless query, which any write may change. */
  lockCollection(transaction: Transaction, collectionId: string | null): void {
    this.#collections.acquire(transaction, collectionId ?? EVERY_COLLECTION);
  }

  release(transaction: Transaction): void {
    this.#documents.release(transaction);
    this.#collections.release(transaction);
    this.#drain();
  }

  #isBlocked(names: readonly string[], self: Transaction | null): boolean {
    if (names.length === 0) return false;
    if (this.#collections.heldByOthers(EVERY_COLLECTION, self)) return true;
    return names.some(
      (name) =>
        this.#documents.heldByOthers(name, self) ||
        this.#collections.heldByOthers(collectionIdOf(name), self),
    );
  }

  /** Runs `write` at once when nothing is in its way, else as soon as the locks are gone. */
  whenUnlocked<T>(names: readonly string[], self: Transaction | null, write: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = () => {
        resolve(
          new Promise((done) => {
            done(write());
          }),
        );
      };
      if (!this.#isBlocked(names, self)) {
        run();
        return;
      }
      const waiter: Waiter = {
        isBlocked: () => this.#isBlocked(names, self),
        proceed: run,
        timer: this.clock.setTimer(LOCK_WAIT_MS, () => {
          this.#waiters.delete(waiter);
          reject(new StatusError('ABORTED', 'Transaction lock timeout.'));
          // At once, so that of several waiters whose time is up together the last one goes on.
          if (self !== null) this.endTransaction(self);
        }),
      };
      this.#waiters.add(waiter);
    });
  }

  /** In order of arrival; a waiter that goes on may release locks itself. */
  #drain(): void {
    if (this.#draining) return;
    this.#draining = true;
    try {
      let next = this.#firstFree();
      while (next !== null) {
        this.#waiters.delete(next);
        next.timer.cancel();
        next.proceed();
        next = this.#firstFree();
      }
    } finally {
      this.#draining = false;
    }
  }

  #firstFree(): Waiter | null {
    for (const waiter of this.#waiters) if (!waiter.isBlocked()) return waiter;
    return null;
  }
}
