import { type RefObject, useEffect, useRef } from 'react';

/**
 * The focus moves to the first control of the part, because the change of `state` removes the control that had it.
 * Null means that the change is not yet complete.
 */
export function useSwappedFocus(state: boolean | null): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const known = useRef(state);
  useEffect(() => {
    if (state === null || state === known.current) return;
    known.current = state;
    part.current?.querySelector<HTMLElement>('input, button, a')?.focus();
  }, [state]);
  return part;
}
