import type { ReactNode } from 'react';

export function ListBeside({ children, detail }: { children: ReactNode; detail: ReactNode }) {
  return (
    <div className="flex items-start gap-6">
      <div className="min-w-0 flex-1">{children}</div>
      {detail}
    </div>
  );
}
