import type { Micros } from '../core/model.ts';
import type { DocumentChange } from './target.ts';

/** Commits that a stream has not sent yet, as one: of each document only its last state counts. */
export class PendingChanges<Subscription> {
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
      const known = this.#bySubscription.get(subscription) ?? new Map<string, DocumentChange>();
      this.#bySubscription.set(subscription, known);
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
