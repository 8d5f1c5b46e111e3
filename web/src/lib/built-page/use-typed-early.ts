import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** For a field of a built page: hands on what was typed before React took the page over, which React would erase. */
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
  // The address changes in no earlier effect.
  useEffect(() => handOn(), []);
  return field;
}
