import { useCallback, useLayoutEffect, useRef } from 'react';

interface Place {
  readonly id: string;
  readonly index: number;
}

/** What opens a row, and what holds the focus for it. */
export const ROW_OPENER = 'data-opens';

function focusRow(id: string | undefined): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`[${ROW_OPENER}]`)];
  rows.find((row) => row.getAttribute(ROW_OPENER) === id)?.focus({ preventScroll: true });
}

/**
 * Whoever decides on a row has the buttons taken from under the focus, and in a filtered list the row with them. The
 * focus stays on the row, and goes to the one that takes its place. Answers what to call before deciding.
 */
export function useRowFocus(ids: readonly string[]): (id: string) => void {
  const held = useRef<Place | null>(null);

  useLayoutEffect(() => {
    const place = held.current;
    if (place === null || ids.includes(place.id)) return;
    held.current = null;
    if (document.activeElement === document.body) focusRow(ids[place.index] ?? ids.at(-1));
  }, [ids]);

  return useCallback(
    (id) => {
      held.current = { id, index: ids.indexOf(id) };
      focusRow(id);
    },
    [ids],
  );
}
