import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The list has this many extra rows above and below the screen. They serve fast scrolling, and Tab can reach
 * the next row.
 */
const OVERSCAN = 8;
const GUESSED_HEIGHT = 136;

interface Rows {
  readonly start: number;
  readonly end: number;
  readonly rowHeight: number;
}

interface Anchor {
  readonly id: string;
  readonly index: number;
}

type View = ReturnType<typeof viewOf>;

function viewOf(list: HTMLElement) {
  const rowHeight = list.querySelector('li')?.offsetHeight || GUESSED_HEIGHT;
  const above = -list.getBoundingClientRect().top;
  const first = Math.max(0, Math.floor(above / rowHeight));
  return {
    rowHeight,
    first,
    scrolled: above > 0,
    start: Math.max(0, first - OVERSCAN),
    end: first + Math.ceil(innerHeight / rowHeight) + OVERSCAN,
  };
}

/** In a scrolled list, the first visible row stays in place when rows above it come or go. */
export function useVisibleRows(ids: readonly string[]): Rows & { list: RefObject<HTMLUListElement | null> } {
  const list = useRef<HTMLUListElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const latestIds = useRef(ids);
  const [rows, setRows] = useState<Rows>({ start: 0, end: 20, rowHeight: GUESSED_HEIGHT });

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    latestIds.current = ids;
    const held = anchor.current;
    const index = held === null ? -1 : ids.indexOf(held.id);
    if (held !== null && index !== -1 && index !== held.index) {
      scrollBy({ top: (index - held.index) * viewOf(element).rowHeight, behavior: 'instant' });
    }
    anchor.current = anchorOf(viewOf(element), ids);
  }, [ids]);

  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    let frame = 0;
    const measure = () => {
      const view = viewOf(element);
      anchor.current = anchorOf(view, latestIds.current);
      const { start, end, rowHeight } = view;
      setRows((before) =>
        before.start === start && before.end === end && before.rowHeight === rowHeight
          ? before
          : { start, end, rowHeight },
      );
    };
    const onMove = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    addEventListener('scroll', onMove, { passive: true });
    addEventListener('resize', onMove);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      removeEventListener('scroll', onMove);
      removeEventListener('resize', onMove);
    };
  }, []);

  return { ...rows, list };
}

function anchorOf({ scrolled, first }: View, ids: readonly string[]): Anchor | null {
  const id = scrolled ? ids[first] : undefined;
  return id === undefined ? null : { id, index: first };
}
