import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface Place {
  readonly id: string;
  readonly index: number;
}

export const ROW_OPENER = 'data-opens';

function rowOpener(id: string | undefined): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(`[${ROW_OPENER}]`)];
  return rows.find((row) => row.getAttribute(ROW_OPENER) === id);
}

function moveFocus(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
}

export const focusRow = (id: string): void => moveFocus(rowOpener(id));

/**
 * Call the returned function before an action that removes the focused button or its row. The function moves
 * the focus to the row's element with `ROW_OPENER`. If the row disappears, the hook moves the focus to
 * another row or to `heading`.
 */
export function useRowFocus(
  ids: readonly string[],
  heading?: RefObject<HTMLElement | null>,
): (id: string) => void {
  const held = useRef<Place | null>(null);

  useLayoutEffect(() => {
    const place = held.current;
    if (place === null || ids.includes(place.id)) return;
    held.current = null;
    if (document.activeElement !== document.body) return;
    moveFocus(rowOpener(ids[place.index] ?? ids.at(-1)) ?? heading?.current);
  }, [ids, heading]);

  return useCallback(
    (id) => {
      held.current = { id, index: ids.indexOf(id) };
      moveFocus(rowOpener(id));
    },
    [ids],
  );
}
