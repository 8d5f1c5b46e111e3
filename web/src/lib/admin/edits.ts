import { seenText } from '@copa/domain/text';

/** `at` is the `updatedAt` of the document, or null if none is known. */
export interface Version<T> {
  readonly at: Date | null;
  readonly values: T;
}

export type FieldOf<T> = keyof T & string;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const storedForm = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? seenText(part) : part));

export const isStoredAs = (typed: unknown, stored: unknown) => storedForm(typed) === storedForm(stored);

export function changedFields<T extends object>(from: T, to: T): readonly FieldOf<T>[] {
  const fields = new Set([...Object.keys(from), ...Object.keys(to)] as FieldOf<T>[]);
  return [...fields].filter((field) => !same(from[field], to[field]));
}

export interface Merge<Part extends string> {
  readonly adopted: readonly Part[];
  readonly conflicts: readonly Part[];
}

export interface Merging<T, Part extends string> {
  readonly compare: (base: T, theirs: T, mine: T) => Merge<Part>;
  readonly merge: (base: T, theirs: T, mine: T, takeTheirs: ReadonlySet<Part>) => T;
  /** Normalizes typed values, for example `064` to `64`, so that they can be compared with stored values. */
  readonly asStored: (typed: T) => T;
}

export function compareEdits<T extends object>(base: T, theirs: T, mine: T): Merge<FieldOf<T>> {
  const changedByThem = changedFields(base, theirs).filter(
    (field) => !isStoredAs(base[field], theirs[field]) && !isStoredAs(mine[field], theirs[field]),
  );
  const changedHere = new Set(changedFields(base, mine));
  return {
    adopted: changedByThem.filter((field) => !changedHere.has(field)),
    conflicts: changedByThem.filter((field) => changedHere.has(field)),
  };
}

export function mergeEdits<T extends object>(
  base: T,
  theirs: T,
  mine: T,
  takeTheirs: ReadonlySet<string>,
): T {
  const kept = changedFields(base, mine).filter((field) => !takeTheirs.has(field));
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}

export function byField<T extends object>(asStored = (typed: T): T => typed): Merging<T, FieldOf<T>> {
  return {
    compare: (base, theirs, mine) => compareEdits(asStored(base), theirs, asStored(mine)),
    merge: mergeEdits,
    asStored,
  };
}
