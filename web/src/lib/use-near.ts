import { type RefObject, useEffect, useState } from 'react';

export function useNear(place: RefObject<Element | null>, margin = '200px'): boolean {
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place, margin]);
  return isNear;
}
