import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOVE_MS = 600;

export function useMovingRows(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  const former = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-unit]') ?? [])];
    const tops = new Map(rows.map((row) => [row.dataset['unit'] ?? '', row.offsetTop]));
    if (matchMedia('(prefers-reduced-motion: no-preference)').matches) {
      for (const row of rows) {
        const unit = row.dataset['unit'] ?? '';
        const by = (former.current.get(unit) ?? row.offsetTop) - row.offsetTop;
        if (by !== 0) {
          row.animate?.([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
            duration: MOVE_MS,
            easing: 'ease-out',
          });
        }
      }
    }
    former.current = tops;
  });
  return table;
}
