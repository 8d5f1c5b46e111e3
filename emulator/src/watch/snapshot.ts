import type { Document, Micros } from '../core/model.ts';
import { obtain } from '../core/store/recent-map.ts';
import type { DocumentChange, ListenResponse, TargetDelta } from './listen-messages.ts';

interface Entry {
  document: Document | null;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

export class Snapshot {
  readonly #entries = new Map<string, Entry>();

  add(targetId: number, { changed, removed }: TargetDelta): void {
    for (const document of changed) {
      const entry = this.#entry(document.name, document);
      // Targets may have different projections, but the document is sent once: the copy with the most fields.
      if (entry.document === null || entry.document.fields.size < document.fields.size)
        entry.document = document;
      entry.targetIds.push(targetId);
    }
    for (const { name, document } of removed) this.#entry(name, document).removedTargetIds.push(targetId);
  }

  get empty(): boolean {
    return this.#entries.size === 0;
  }

  /**
   * `mayRead` is asked about a document that only left targets, because the permission to listen may no longer
   * cover the document.
   */
  responses(readTime: Micros, mayRead: (name: string) => boolean): ListenResponse[] {
    return [...this.#entries].map(([name, { document, targetIds, removedTargetIds }]) => {
      if (document === null) return { kind: 'documentDelete', name, removedTargetIds, readTime };
      if (targetIds.length === 0 && !mayRead(name)) {
        return { kind: 'documentRemove', name, removedTargetIds, readTime };
      }
      return { kind: 'documentChange', document, targetIds, removedTargetIds };
    });
  }

  #entry(name: string, document: Document | null): Entry {
    return obtain(this.#entries, name, () => ({ document, targetIds: [], removedTargetIds: [] }));
  }
}

/**
 * Merges the commits that a stream has not sent yet: for each document, the first `before` and the last
 * `after`.
 */
export class PendingChanges<Subscription extends object> {
  readonly #bySubscription = new Map<Subscription, Map<string, DocumentChange>>();
  #commitTime: Micros = 0n;

  get empty(): boolean {
    return this.#bySubscription.size === 0;
  }

  get commitTime(): Micros {
    return this.#commitTime;
  }

  add(commitTime: Micros, affected: ReadonlyMap<Subscription, readonly DocumentChange[]>): void {
    this.#commitTime = commitTime;
    for (const [subscription, changes] of affected) {
      const known = obtain(this.#bySubscription, subscription, () => new Map<string, DocumentChange>());
      for (const change of changes) {
        const earlier = known.get(change.name);
        known.set(change.name, earlier === undefined ? change : { ...change, before: earlier.before });
      }
    }
  }

  forget(subscription: Subscription): void {
    this.#bySubscription.delete(subscription);
  }

  clear(): void {
    this.#bySubscription.clear();
  }

  take(): readonly (readonly [Subscription, readonly DocumentChange[]])[] {
    const taken = [...this.#bySubscription].map(
      ([subscription, changes]) => [subscription, [...changes.values()]] as const,
    );
    this.clear();
    return taken;
  }
}
