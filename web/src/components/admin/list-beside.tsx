import type { ReactNode } from 'react';

interface ListBesideProps {
  readonly children: ReactNode;
  readonly detail: ReactNode;
}

/** Puts the detail beside the list. On a narrow screen `SidePanel` is a dialog over the list. */
export function ListBeside({ children, detail }: ListBesideProps) {
  return (
    <div className="flex items-start gap-6">
      <div className="min-w-0 flex-1">{children}</div>
      {detail}
    </div>
  );
}
