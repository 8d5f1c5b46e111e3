import type { Registration } from '@copa/domain/registrations/registration';
import { useCallback, useMemo, useState } from 'react';
import { toggled } from '../../../../../components/admin/toggled.ts';

export type Selection = ReadonlySet<string>;

export const nobody: Selection = new Set();

export function withRange(selection: Selection, ids: readonly string[], from: string, to: string): Selection {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  if (start === -1 || end === -1) return toggled(selection, to, true);
  return new Set([...selection, ...ids.slice(Math.min(start, end), Math.max(start, end) + 1)]);
}

export function useSelection(documents: readonly Registration[], shown: readonly Registration[]) {
  const [selection, setSelection] = useState(nobody);
  const [ranging, setRanging] = useState(false);
  const [lastTicked, setLastTicked] = useState<string | null>(null);
  const chosen = useMemo(() => documents.filter(({ id }) => selection.has(id)), [documents, selection]);
  const select = useCallback(
    (id: string, selected: boolean, range: boolean) => {
      const ids = shown.map((each) => each.id);
      const between = (range || ranging) && lastTicked !== null && selected;
      setSelection((before) =>
        between ? withRange(before, ids, lastTicked, id) : toggled(before, id, selected),
      );
      setLastTicked(id);
      setRanging(false);
    },
    [lastTicked, ranging, shown],
  );
  const choose = (registrations: readonly Registration[]) =>
    setSelection(new Set(registrations.map(({ id }) => id)));
  const clear = () => {
    setSelection(nobody);
    setRanging(false);
    setLastTicked(null);
  };
  return { selection, chosen, ranging, setRanging, select, choose, clear };
}
