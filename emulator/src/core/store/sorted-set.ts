const MAX_CHUNK = 256;
const MERGE_BELOW = MAX_CHUNK / 4;

export function partitionPoint<T>(list: readonly T[], holds: (item: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(list[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * An ordered set in short sorted chunks, so that an insertion does not move every item. The set must not
 * change during iteration.
 */
export class SortedSet<T extends object> {
  #chunks: T[][] = [];
  #size = 0;

  constructor(private readonly compare: (a: T, b: T) => number) {}

  static from<T extends object>(items: Iterable<T>, compare: (a: T, b: T) => number): SortedSet<T> {
    const sorted = [...items].sort(compare);
    const set = new SortedSet(compare);
    for (let i = 0; i < sorted.length; i += MAX_CHUNK / 2)
      set.#chunks.push(sorted.slice(i, i + MAX_CHUNK / 2));
    set.#size = sorted.length;
    return set;
  }

  get size(): number {
    return this.#size;
  }

  #seek(isBefore: (item: T) => boolean): { chunk: number; offset: number } {
    const chunk = partitionPoint(this.#chunks, (items) => {
      const last = items.at(-1);
      return last !== undefined && isBefore(last);
    });
    return { chunk, offset: partitionPoint(this.#chunks[chunk] ?? [], isBefore) };
  }

  /** Replaces an equal item. */
  add(item: T): void {
    const { chunk, offset } = this.#seek((other) => this.compare(other, item) < 0);
    const index = Math.min(chunk, this.#chunks.length - 1);
    const items = this.#chunks[index];
    if (items === undefined) {
      this.#chunks.push([item]);
      this.#size = 1;
      return;
    }
    const position = index === chunk ? offset : items.length;
    const present = items[position];
    if (present !== undefined && this.compare(present, item) === 0) {
      items[position] = item;
      return;
    }
    items.splice(position, 0, item);
    this.#size++;
    if (items.length > MAX_CHUNK) this.#chunks.splice(index + 1, 0, items.splice(MAX_CHUNK / 2));
  }

  delete(item: T): boolean {
    const { chunk, offset } = this.#seek((other) => this.compare(other, item) < 0);
    const items = this.#chunks[chunk];
    const present = items?.[offset];
    if (items === undefined || present === undefined || this.compare(present, item) !== 0) return false;
    items.splice(offset, 1);
    this.#size--;
    this.#shrink(chunk, items);
    return true;
  }

  #shrink(chunk: number, items: T[]): void {
    if (items.length === 0) {
      this.#chunks.splice(chunk, 1);
      return;
    }
    const next = this.#chunks[chunk + 1];
    if (next !== undefined && items.length + next.length < MERGE_BELOW) {
      items.push(...next);
      this.#chunks.splice(chunk + 1, 1);
    }
  }

  *ascending(isBefore: (item: T) => boolean = () => false): Generator<T, void, undefined> {
    const start = this.#seek(isBefore);
    for (let chunk = start.chunk; chunk < this.#chunks.length; chunk++) {
      const items = this.#chunks[chunk] ?? [];
      for (let i = chunk === start.chunk ? start.offset : 0; i < items.length; i++) {
        const item = items[i];
        if (item !== undefined) yield item;
      }
    }
  }

  *descending(isAfter: (item: T) => boolean = () => false): Generator<T, void, undefined> {
    const end = this.#seek((item) => !isAfter(item));
    for (let chunk = Math.min(end.chunk, this.#chunks.length - 1); chunk >= 0; chunk--) {
      const items = this.#chunks[chunk] ?? [];
      for (let i = (chunk === end.chunk ? end.offset : items.length) - 1; i >= 0; i--) {
        const item = items[i];
        if (item !== undefined) yield item;
      }
    }
  }
}
