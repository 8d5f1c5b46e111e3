import type { ReactNode } from 'react';
import { Card } from '../../card.tsx';

export function EditorSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">{title}</h2>
      {children}
    </Card>
  );
}
