import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Passes text that was typed into the field before hydration to `change`, because React would erase it. */
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
