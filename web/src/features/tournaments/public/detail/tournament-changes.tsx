import type { ReactNode } from 'react';
import { ChangeNotice } from '../../../../components/change-notice.tsx';
import * as words from '../../words/detail.ts';

export function Cancelled({ children, was }: { children: ReactNode; was: string }) {
  return (
    <ChangeNotice tone="danger" title={words.cancelled} className="mt-5">
      {children} <span className="block empty:hidden">{was}</span>
    </ChangeNotice>
  );
}

export function Moved({ children }: { children: ReactNode }) {
  return (
    <ChangeNotice tone="warning" title={words.moved} className="mt-5">
      {children}
    </ChangeNotice>
  );
}
