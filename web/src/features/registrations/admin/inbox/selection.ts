export type Selection = ReadonlySet<string>;

export const nobody: Selection = new Set();

export function toggled(selection: Selection, id: string, selected: boolean): Selection {
  const next = new Set(selection);
  if (selected) next.add(id);
  else next.delete(id);
  return next;
}

/** Everything between two rows of the list, both included, whichever comes first. */
export function withRange(selection: Selection, ids: readonly string[], from: string, to: string): Selection {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  if (start === -1 || end === -1) return toggled(selection, to, true);
  return new Set([...selection, ...ids.slice(Math.min(start, end), Math.max(start, end) + 1)]);
}
