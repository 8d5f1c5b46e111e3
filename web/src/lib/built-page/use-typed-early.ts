import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Passes on text that was typed into a built page's field before React hydrated it, because React would erase
 * it.
 */
export function useTypedEarly(
  shown: string,
  change: (typed: string) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const early = useRef(shown);
  useLayoutEffect(() => {
    if (field.current !== null) early.current = field.current.value;
  }, []);
  const handOn = useEffectEvent(() => {
    if (early.current !== shown) change(early.current);
  });
  // This runs after all effects that could change the address.
  useEffect(() => handOn(), []);
  return field;
}
