import { type ReactNode, useEffect, useRef, useState } from 'react';

export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} className="min-h-40" />;
}
