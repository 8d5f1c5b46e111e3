export function toggled<T>(all: ReadonlySet<T>, item: T, isIn: boolean): ReadonlySet<T> {
  const next = new Set(all);
  if (isIn) next.add(item);
  else next.delete(item);
  return next;
}
