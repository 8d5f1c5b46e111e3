import type { Clock } from '../clock.ts';
import { invalidArgument, StatusError } from '../status-error.ts';
import type { DocumentView } from '../store/document-store.ts';

const IDLE_LIMIT_MS = 60_000;
const ID_TAG = 0x11;
const ID_LENGTH = 9;

export interface Transaction {
  readonly counter: bigint;
  /** Null for a read-write transaction, which locks documents and sees the latest state. */
  readonly snapshot: DocumentView | null;
}

export class Transactions {
  readonly #open = new Map<bigint, { readonly transaction: Transaction; cancelIdle: () => void }>();
  #issued = 0n;

  constructor(
    private readonly clock: Clock,
    private readonly onEnd: (transaction: Transaction) => void,
  ) {}

  begin(snapshot: DocumentView | null): { transaction: Transaction; id: Uint8Array } {
    this.#issued++;
    const transaction: Transaction = { counter: this.#issued, snapshot };
    this.#open.set(transaction.counter, { transaction, cancelIdle: this.#idleTimer(transaction) });
    return { transaction, id: encodeTransactionId(transaction.counter) };
  }

  #idleTimer(transaction: Transaction): () => void {
    return this.clock.after(IDLE_LIMIT_MS, () => this.end(transaction));
  }

  require(id: Uint8Array): Transaction {
    const counter = decodeTransactionId(id);
    const entry = this.#open.get(counter);
    if (entry === undefined) {
      if (counter === 0n || counter > this.#issued) throw new StatusError('UNKNOWN', '');
      throw new StatusError('ABORTED', 'The referenced transaction has expired or is no longer valid.');
    }
    entry.cancelIdle();
    entry.cancelIdle = this.#idleTimer(entry.transaction);
    return entry.transaction;
  }

  isOpen(transaction: Transaction): boolean {
    return this.#open.has(transaction.counter);
  }

  end(transaction: Transaction): void {
    const entry = this.#open.get(transaction.counter);
    if (entry === undefined) return;
    entry.cancelIdle();
    this.#open.delete(transaction.counter);
    this.onEnd(transaction);
  }

  rollback(id: Uint8Array): void {
    const counter = decodeTransactionId(id);
    if (counter === 0n || counter > this.#issued) throw invalidArgument('Transaction is invalid or expired.');
    const entry = this.#open.get(counter);
    if (entry !== undefined) this.end(entry.transaction);
  }

  endAll(): void {
    for (const { transaction } of this.#open.values()) this.end(transaction);
  }

  *snapshots(): Generator<DocumentView> {
    for (const { transaction } of this.#open.values()) {
      if (transaction.snapshot !== null) yield transaction.snapshot;
    }
  }
}

export function encodeTransactionId(counter: bigint): Uint8Array {
  const bytes = new Uint8Array(ID_LENGTH);
  bytes[0] = ID_TAG;
  new DataView(bytes.buffer).setBigUint64(1, counter, true);
  return bytes;
}

export function decodeTransactionId(id: Uint8Array): bigint {
  if (id.length !== ID_LENGTH || id[0] !== ID_TAG) throw invalidArgument('Invalid transaction.');
  return new DataView(id.buffer, id.byteOffset, id.byteLength).getBigUint64(1, true);
}
