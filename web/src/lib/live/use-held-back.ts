import { useMemo, useState } from 'react';

interface Rules<T> {
  /** Says whether a changed document may replace the shown one in its place. */
  readonly mayReplace?: (shown: T, changed: T) => boolean;
  /** Says whether a new document belongs below all that are shown. */
  readonly joins?: (added: T, shown: readonly T[]) => boolean;
}

interface Shown<T> {
  readonly rows: readonly T[];
  readonly known: readonly T[];
}

/**
 * Once `isReady`, the rows of an open list stay until `showArrived` is called: what arrives waits, and what
 * leaves the list keeps its place, in its version among all that are `known`. A list that nothing is left of
 * becomes empty. `rules` must keep its identity between renders.
 */
export function useHeldBack<T extends { readonly id: string }>(
  listed: readonly T[],
  isReady: boolean,
  rules: Rules<T>,
  known: readonly T[] = listed,
) {
  const [lastShown, setLastShown] = useState<Shown<T> | null>(null);
  const showArrived = () => setLastShown(isReady ? { rows: listed, known } : null);
  const isOver = listed.length === 0 && lastShown !== null && lastShown.rows.length > 0;
  if (isOver || (isReady && lastShown === null)) showArrived();
  const { shown, left, joining, arrived } = useMemo(
    () => split({ listed, known }, lastShown?.rows ?? null, rules),
    [listed, known, lastShown, rules],
  );
  if (lastShown !== null && joining.length > 0) {
    setLastShown({ ...lastShown, rows: [...lastShown.rows, ...joining] });
  }
  return { shown, left, arrived, showArrived, knownAtFirst: lastShown?.known ?? known };
}

const idsOf = (rows: readonly { readonly id: string }[]) => new Set(rows.map(({ id }) => id));

type Now<T> = Readonly<Record<'listed' | 'known', readonly T[]>>;

function split<T extends { readonly id: string }>(
  { listed, known }: Now<T>,
  rows: readonly T[] | null,
  { mayReplace = () => true, joins = () => false }: Rules<T>,
) {
  if (rows === null) return { shown: listed, left: new Set<string>(), joining: [], arrived: [] };
  const current = new Map(known.map((each) => [each.id, each]));
  const [kept, wanted] = [idsOf(rows), idsOf(listed)];
  const added = listed.filter(({ id }) => !kept.has(id));
  const joining = added.filter((each) => joins(each, rows));
  const before = rows.map((row) => {
    const changed = current.get(row.id) ?? row;
    return mayReplace(row, changed) ? changed : row;
  });
  const shown = [...before, ...joining];
  const visible = new Set(shown);
  return {
    shown,
    /** These rows no longer belong to the list. */
    left: new Set([...kept].filter((id) => !wanted.has(id))),
    joining,
    arrived: listed.filter((each) => !visible.has(each)),
  };
}
