import type { ReactNode } from 'react';
import { Card } from '../../../../components/card.tsx';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">{title}</h2>
      {children}
    </Card>
  );
}
