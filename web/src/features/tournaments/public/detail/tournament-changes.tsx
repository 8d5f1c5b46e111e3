import type { ReactNode } from 'react';
import { ChangeNotice } from '../../../../components/change-notice.tsx';

export function Cancelled({ children }: { children: ReactNode }) {
  return (
    <ChangeNotice tone="danger" title="Torneo cancelado" className="mt-5">
      {children}
    </ChangeNotice>
  );
}

export function Moved({ children }: { children: ReactNode }) {
  return (
    <ChangeNotice tone="warning" title="Cambió de fecha" className="mt-5">
      {children}
    </ChangeNotice>
  );
}
