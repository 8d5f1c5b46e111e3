import { useMemo, useState } from 'react';

interface Rules<T> {
  /** Says whether a changed document may replace the shown one in its place. */
  readonly isSame?: (shown: T, changed: T) => boolean;
  /** Says whether a new document joins the list at once, for example below all that are shown. */
  readonly joins?: (added: T, shown: readonly T[]) => boolean;
}

type Known<T> = ReadonlyMap<string, T>;

/**
 * Once `isReady`, holds back what arrives in an open list until somebody asks for it, so that nothing moves
 * under a thumb.
 */
export function useHeldBack<T extends { readonly id: string }>(
  documents: readonly T[],
  isReady: boolean,
  rules: Rules<T>,
) {
  const [known, setKnown] = useState<Known<T> | null>(null);
  const showArrived = () => setKnown(isReady ? new Map(documents.map((each) => [each.id, each])) : null);
  if (isReady && known === null) showArrived();
  const { shown, joining, arrived } = useMemo(
    () => split(documents, known, rules),
    [documents, known, rules],
  );
  if (known !== null && joining.length > 0) {
    setKnown(new Map([...known, ...joining.map((each) => [each.id, each] as const)]));
  }
  return { shown, arrived, showArrived };
}

function split<T extends { readonly id: string }>(
  documents: readonly T[],
  known: Known<T> | null,
  { isSame = () => true, joins = () => false }: Rules<T>,
) {
  if (known === null) return { shown: documents, joining: [], arrived: [] };
  const before = documents.flatMap(({ id }) => known.get(id) ?? []);
  const joining = documents.filter((each) => !known.has(each.id) && joins(each, before));
  const added = new Set(joining);
  const shown = documents.flatMap((each) => {
    const former = known.get(each.id);
    if (former === undefined) return added.has(each) ? [each] : [];
    return [isSame(former, each) ? each : former];
  });
  const visible = new Set(shown);
  return { shown, joining, arrived: documents.filter((each) => !visible.has(each)) };
}
