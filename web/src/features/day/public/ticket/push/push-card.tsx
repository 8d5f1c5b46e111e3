import type { ReactNode } from 'react';
import { Card } from '../../../../../components/card.tsx';

interface PushCardProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

export function PushCard({ icon, title, text, children }: PushCardProps) {
  return (
    <Card className="grid gap-3">
      <div className="flex gap-3">
        {icon}
        <output className="grid min-w-0 gap-1">
          <strong>{title}</strong>
          <span className="text-sm text-mist">{text}</span>
        </output>
      </div>
      {children}
    </Card>
  );
}
