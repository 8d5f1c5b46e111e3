import { seenText } from '@copa/domain/text';

/** A document as an editor shows it, with its time; null for a document that is not stored yet. */
export interface Version<T> {
  readonly at: Date | null;
  readonly values: T;
}

export type FieldOf<T> = keyof T & string;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The value as the API stores it, with texts reduced to what readers see. */
const storedForm = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? seenText(part) : part));

/** True if the typed value, once stored, is the stored one. */
export const isStoredAs = (typed: unknown, stored: unknown) => storedForm(typed) === storedForm(stored);

/** The fields that differ between two states of an editor, including those that only one state has. */
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
  /** The other person's values with those typed here on top; conflicts are decided part by part. */
  readonly merge: (base: T, theirs: T, mine: T, takeTheirs: ReadonlySet<Part>) => T;
  /** The typed values as an editor shows them once they are stored, such as a list without empty lines. */
  readonly asStored: (typed: T) => T;
}

export function compareEdits<T extends object>(base: T, theirs: T, mine: T): Merge<FieldOf<T>> {
  const changedByThem = changedFields(base, theirs).filter(
    (field) => !isStoredAs(mine[field], theirs[field]),
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
    compare: (base, theirs, mine) => compareEdits(base, theirs, asStored(mine)),
    merge: mergeEdits,
    asStored,
  };
}
