import type { Document } from '../model.ts';
import { type IndexSpec, indexSpecKey, OrderedIndex } from './ordered-index.ts';

/** Beyond this the index that was not used for longest is dropped; each one costs every write a little. */
const MAX_INDEXES = 64;

/** The indexes of one collection or collection group, built when a query first needs them. */
export class ScopeIndexes {
  readonly #indexes = new Map<string, OrderedIndex>();

  constructor(private readonly documents: () => Iterable<Document>) {}

  index(spec: IndexSpec): OrderedIndex {
    const key = indexSpecKey(spec);
    const index = this.#indexes.get(key) ?? new OrderedIndex(spec, this.documents());
    this.#indexes.delete(key);
    this.#indexes.set(key, index);
    if (this.#indexes.size > MAX_INDEXES) {
      for (const oldest of this.#indexes.keys()) {
        this.#indexes.delete(oldest);
        break;
      }
    }
    return index;
  }

  replace(before: Document | null, after: Document | null): void {
    for (const index of this.#indexes.values()) {
      if (before !== null) index.remove(before);
      if (after !== null) index.add(after);
    }
  }
}
