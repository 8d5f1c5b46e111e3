/** Shared read locks by key; a holder is a transaction. */
export class LockTable<Holder> {
  readonly #holders = new Map<string, Set<Holder>>();
  readonly #keys = new Map<Holder, Set<string>>();

  acquire(holder: Holder, key: string): void {
    const holders = this.#holders.get(key) ?? new Set<Holder>();
    this.#holders.set(key, holders.add(holder));
    const keys = this.#keys.get(holder) ?? new Set<string>();
    this.#keys.set(holder, keys.add(key));
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
