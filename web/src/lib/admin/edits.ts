/** A document as an editor shows it, and when it was so: null for one that is not stored yet. */
export interface Version<T> {
  readonly at: Date | null;
  readonly values: T;
}

export type FieldOf<T> = keyof T & string;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Which fields differ between two states of an editor. */
export function changedFields<T extends object>(from: T, to: T): readonly FieldOf<T>[] {
  return (Object.keys(to) as FieldOf<T>[]).filter((field) => !same(from[field], to[field]));
}

export interface Merge<T> {
  /** Changed by the other person only. */
  readonly adopted: readonly FieldOf<T>[];
  /** Changed by both, and not to the same. */
  readonly conflicts: readonly FieldOf<T>[];
}

/** What somebody else changed since the editor was opened on `base`, beside what was typed here. */
export function compareEdits<T extends object>(base: T, theirs: T, mine: T): Merge<T> {
  const changedByThem = changedFields(base, theirs).filter((field) => !same(theirs[field], mine[field]));
  const changedHere = new Set(changedFields(base, mine));
  return {
    adopted: changedByThem.filter((field) => !changedHere.has(field)),
    conflicts: changedByThem.filter((field) => changedHere.has(field)),
  };
}

/** Theirs, with what was typed here on top; conflicts are settled field by field. */
export function mergeEdits<T extends object>(
  base: T,
  theirs: T,
  mine: T,
  takeTheirs: ReadonlySet<FieldOf<T>>,
): T {
  const kept = changedFields(base, mine).filter((field) => !takeTheirs.has(field));
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
