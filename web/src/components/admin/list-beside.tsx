import type { ReactNode } from 'react';

interface ListBesideProps {
  readonly children: ReactNode;
  /** A side panel, while a row is open. */
  readonly detail: ReactNode;
}

/** A wide screen shows beside its list what a row opens; elsewhere it is a dialog over the list. */
export function ListBeside({ children, detail }: ListBesideProps) {
  return (
    <div className="flex items-start gap-6">
      <div className="min-w-0 flex-1">{children}</div>
      {detail}
    </div>
  );
}
