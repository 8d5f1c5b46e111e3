import type { ReactNode } from 'react';
import { Badge } from '../../../../../components/badge.tsx';
import { Card } from '../../../../../components/card.tsx';
import type { OwnTone } from './own-state.ts';

interface OwnStateCardProps {
  readonly tournament: string;
  readonly tone: OwnTone;
  readonly label: string;
  readonly since: ReactNode;
  readonly explanation: string;
  readonly children?: ReactNode;
}

/** The card must not use React state, because `first-card-script.ts` fills it before React runs. */
export function OwnStateCard({ tournament, tone, label, since, explanation, children }: OwnStateCardProps) {
  return (
    <Card className="grid gap-5">
      <h2 className="text-2xl uppercase wrap-anywhere">{tournament}</h2>
      <output className="grid gap-5">
        <span className="flex flex-wrap items-center gap-3">
          <Badge tone={tone}>{label}</Badge>
          {since}
        </span>
        <span>{explanation}</span>
      </output>
      {children}
    </Card>
  );
}

export function Since({ children }: { children: ReactNode }) {
  return <span className="text-sm text-mist">{children}</span>;
}
