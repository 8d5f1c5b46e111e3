import { type RefObject, useEffect, useRef } from 'react';

const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Keeps the named element in sight at each `turn`. The visitor's own scrolling ends it, and less motion means none. */
export function useFollowed<Container extends HTMLElement>(
  selector: string,
  turn: number,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const following = useRef(true);

  useEffect(() => {
    const leave = () => {
      following.current = false;
    };
    for (const event of OWN_SCROLLING) addEventListener(event, leave, { passive: true });
    return () => {
      for (const event of OWN_SCROLLING) removeEventListener(event, leave);
    };
  }, []);

  useEffect(() => {
    if (!following.current || turn === 0) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const target = container.current?.querySelector(selector);
    target?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [selector, turn]);

  return container;
}
