export function obtain<Key, V>(
  map: { get(key: Key): V | undefined; set(key: Key, value: V): unknown },
  key: Key,
  make: () => V,
): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

export class RecentMap<V> {
  readonly #entries = new Map<string, V>();

  constructor(private readonly limit: number) {}

  peek(key: string): V | undefined {
    return this.#entries.get(key);
  }

  obtain(key: string, make: () => V): V {
    const value = this.#entries.get(key) ?? make();
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.limit) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return value;
  }

  entries(): IterableIterator<[string, V]> {
    return this.#entries.entries();
  }
}
