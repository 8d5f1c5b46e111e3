import type { ReactNode } from 'react';

export function HomePage({ featured }: { featured: ReactNode }) {
  return <div className="wrap">{featured}</div>;
}
