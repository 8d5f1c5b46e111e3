import type { Clock } from '../clock.ts';
import { collectionIdOf } from '../resource-name.ts';
import { StatusError } from '../status-error.ts';
import { obtain } from '../store/recent-map.ts';
import type { Transaction } from './transactions.ts';

class LockTable<Holder extends object> {
  readonly #holders = new Map<string, Set<Holder>>();
  readonly #keys = new Map<Holder, Set<string>>();

  acquire(holder: Holder, key: string): void {
    obtain(this.#holders, key, () => new Set()).add(holder);
    obtain(this.#keys, holder, () => new Set()).add(key);
  }

  release(holder: Holder): void {
    for (const key of this.#keys.get(holder) ?? []) {
      const holders = this.#holders.get(key);
      holders?.delete(holder);
      if (holders?.size === 0) this.#holders.delete(key);
    }
    this.#keys.delete(holder);
  }

  holders(key: string): Iterable<Holder> {
    return this.#holders.get(key) ?? [];
  }

  heldByOthers(key: string, self: Holder | null): boolean {
    const holders = this.#holders.get(key);
    if (holders === undefined) return false;
    return self !== null && holders.has(self) ? holders.size > 1 : holders.size > 0;
  }
}

const LOCK_WAIT_MS = 2_000;
const EVERY_COLLECTION = '*';

interface Waiter {
  readonly self: Transaction | null;
  readonly names: readonly string[];
  proceed(): void;
  readonly cancelTimer: () => void;
}

function lockTimeout(): StatusError {
  return new StatusError('ABORTED', 'Transaction lock timeout.');
}

/**
 * Pessimistic locks as in the official emulator: a read-write transaction locks the documents and collection
 * ids that it reads. But a transaction that would close a circle of waiters is refused at once, because one
 * transaction of the circle must fail anyway.
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

  *#holdersOf(names: readonly string[]): Iterable<Transaction> {
    yield* this.#collections.holders(EVERY_COLLECTION);
    for (const name of names) {
      yield* this.#documents.holders(name);
      yield* this.#collections.holders(collectionIdOf(name));
    }
  }

  #closesCircle(names: readonly string[], self: Transaction): boolean {
    const waiting = new Map<Transaction, Waiter>();
    for (const waiter of this.#waiters) if (waiter.self !== null) waiting.set(waiter.self, waiter);
    const seen = new Set<Transaction>([self]);
    const open: (readonly string[])[] = [names];
    for (let current = open.pop(); current !== undefined; current = open.pop()) {
      for (const holder of this.#holdersOf(current)) {
        if (holder === self && current !== names) return true;
        const blocked = seen.has(holder) ? undefined : waiting.get(holder);
        seen.add(holder);
        if (blocked !== undefined) open.push(blocked.names);
      }
    }
    return false;
  }

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
      if (self !== null && this.#closesCircle(names, self)) {
        reject(lockTimeout());
        return;
      }
      const waiter: Waiter = {
        self,
        names,
        proceed: run,
        cancelTimer: this.clock.after(LOCK_WAIT_MS, () => {
          this.#waiters.delete(waiter);
          reject(lockTimeout());
          // Releases the locks of `self` at once, so that a waiter with the same deadline can still continue.
          if (self !== null) this.endTransaction(self);
        }),
      };
      this.#waiters.add(waiter);
    });
  }

  #drain(): void {
    if (this.#draining) return;
    this.#draining = true;
    try {
      let next = this.#firstFree();
      while (next !== null) {
        this.#waiters.delete(next);
        next.cancelTimer();
        next.proceed();
        next = this.#firstFree();
      }
    } finally {
      this.#draining = false;
    }
  }

  #firstFree(): Waiter | null {
    for (const waiter of this.#waiters) if (!this.#isBlocked(waiter.names, waiter.self)) return waiter;
    return null;
  }
}
