import { useMemo, useState } from 'react';

interface Rules<T> {
  /** Says whether a changed document may replace the shown one in its place. */
  readonly mayReplace?: (shown: T, changed: T) => boolean;
  /** Says whether a new document joins the list at once, for example below all that are shown. */
  readonly joins?: (added: T, shown: readonly T[]) => boolean;
}

type Versions<T> = ReadonlyMap<string, T>;

/**
 * Once `isReady`, new and changed documents wait until `showArrived` is called, so that they move no row of an
 * open list. Deleted documents leave at once. `rules` must keep its identity between renders.
 */
export function useHeldBack<T extends { readonly id: string }>(
  documents: readonly T[],
  isReady: boolean,
  rules: Rules<T>,
) {
  const [lastShown, setLastShown] = useState<Versions<T> | null>(null);
  const showArrived = () => setLastShown(isReady ? new Map(documents.map((each) => [each.id, each])) : null);
  if (isReady && lastShown === null) showArrived();
  const { shown, joining, arrived } = useMemo(
    () => split(documents, lastShown, rules),
    [documents, lastShown, rules],
  );
  if (lastShown !== null && joining.length > 0) {
    setLastShown(new Map([...lastShown, ...joining.map((each) => [each.id, each] as const)]));
  }
  return { shown, arrived, showArrived };
}

function split<T extends { readonly id: string }>(
  documents: readonly T[],
  lastShown: Versions<T> | null,
  { mayReplace = () => true, joins = () => false }: Rules<T>,
) {
  if (lastShown === null) return { shown: documents, joining: [], arrived: [] };
  const before = documents.flatMap(({ id }) => lastShown.get(id) ?? []);
  const joining = documents.filter((each) => !lastShown.has(each.id) && joins(each, before));
  const added = new Set(joining);
  const shown = documents.flatMap((each) => {
    const former = lastShown.get(each.id);
    if (former === undefined) return added.has(each) ? [each] : [];
    return [mayReplace(former, each) ? each : former];
  });
  const visible = new Set(shown);
  return { shown, joining, arrived: documents.filter((each) => !visible.has(each)) };
}
