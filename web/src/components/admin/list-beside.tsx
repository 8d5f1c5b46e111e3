import type { ReactNode } from 'react';

interface ListBesideProps {
  readonly children: ReactNode;
  readonly detail: ReactNode;
}

export function ListBeside({ children, detail }: ListBesideProps) {
  return (
    <div className="flex items-start gap-6">
      <div className="min-w-0 flex-1">{children}</div>
      {detail}
    </div>
  );
}
