import type { Document } from '../model.ts';
import { type IndexSpec, indexSpecKey, OrderedIndex } from './ordered-index.ts';
import { RecentMap } from './recent-map.ts';

/** Each index costs every write a little, so the ones out of use are dropped. */
const MAX_INDEXES = 64;

/** The indexes of one collection or collection group, built when a query first needs them. */
export class ScopeIndexes {
  readonly #indexes = new RecentMap<OrderedIndex>(MAX_INDEXES);

  constructor(private readonly documents: () => Iterable<Document>) {}

  index(spec: IndexSpec): OrderedIndex {
    return this.#indexes.obtain(indexSpecKey(spec), () => new OrderedIndex(spec, this.documents()));
  }

  replace(before: Document | null, after: Document | null): void {
    for (const [, index] of this.#indexes.entries()) {
      if (before !== null && after !== null) index.replace(before, after);
      else if (before !== null) index.remove(before);
      else if (after !== null) index.add(after);
    }
  }
}
