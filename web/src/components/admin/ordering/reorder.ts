export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
  const next = list.toSpliced(from, 1);
  const entry = list[from];
  return entry === undefined ? list : next.toSpliced(to, 0, entry);
}
