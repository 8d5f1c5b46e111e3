import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Calls `change` with the text that was typed before hydration, because React would erase that text. */
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
  useEffect(() => handOn(), []);
  return field;
}
