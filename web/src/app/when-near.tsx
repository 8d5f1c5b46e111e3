import { type ReactNode, useRef } from 'react';
import { useNear } from '../lib/use-near.ts';

export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  return useNear(place) ? children : <div ref={place} className="screen-only min-h-40" />;
}
