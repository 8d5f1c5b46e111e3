import type { ProtestDecision } from '@copa/domain/day/headline-kind';
import type { TableRank } from '@copa/domain/registrations/table-rank';
import { sentence } from '@copa/domain/sentence';
import { hourInSentence } from '@copa/domain/time/hours';
import { type ReactNode, useCallback, useState } from 'react';
import { Card } from '../../../../components/card.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { partFailed } from '../../../../components/page/part-failed.tsx';
import { draftIds } from '../../../../lib/storage/kept-drafts.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/own-parts.ts';
import type { OwnMatchPartProps } from '../report/own-match.tsx';
import { OwnPart } from '../report/own-part.tsx';
import { isTold } from './told-decisions.ts';

const OwnList = optionalPart(() => import('./own-protests.tsx'), partFailed());

export interface DecisionNews {
  readonly decision: ProtestDecision;
  readonly at: Date;
}

interface ProtestPartProps {
  readonly table: Pick<TableRank, 'scoresUntil' | 'fairPlayUntil' | 'isProtested'> | null;
  readonly decidedAt: Date | null;
  /** Must keep its identity between renders. Called with a decision that this phone has not shown. */
  readonly onNews: (news: DecisionNews) => void;
  readonly ticketId: string;
  readonly isOpen: boolean;
  readonly own: OwnMatchPartProps | null;
}

export function ProtestPart({ table, decidedAt, onNews, ticketId, isOpen, own }: ProtestPartProps) {
  const now = useNow();
  const { scoresUntil = null, fairPlayUntil = null, isProtested = false } = table ?? {};
  const said = [
    { until: scoresUntil, words: words.scoresUntil },
    { until: fairPlayUntil, words: words.fairPlayUntil },
  ].flatMap(({ until, words: say }) =>
    until !== null && until > now ? sentence(say(hourInSentence(until, now))) : [],
  );
  const decidedMs = decidedAt?.getTime() ?? 0;
  const learn = useCallback(
    (decision: ProtestDecision) => {
      const at = new Date(decidedMs);
      if (decidedMs > 0 && !isTold(ticketId, at)) onNews({ decision, at });
    },
    [decidedMs, ticketId, onNews],
  );
  const drafts = `protest_${own?.owner}_`;
  // A draft keeps this card on the page, because the player must learn if the draft missed the deadline.
  const [isKept] = useState(() => draftIds('draft', drafts).length > 0);
  const isOwn = own !== null && (isProtested || decidedAt !== null || isKept);
  if (said.length === 0 && !isOwn) return null;
  const around = (way: ReactNode) => (
    <Card className="grid gap-4">
      <div className="grid gap-2">
        <h2 className="text-xl uppercase">{words.protests}</h2>
        {said.map((each) => (
          <p key={each} className="text-mist">
            {each}
          </p>
        ))}
      </div>
      {way}
    </Card>
  );
  if (own === null) return around(<p className="text-mist">{words.protestElsewhere}</p>);
  return (
    // Only the API knows whether an open protest is the unit's own, so the button does not invite to another.
    <OwnPart
      label={isProtested ? words.seeProtests : words.protest}
      icon="flag"
      drafts={drafts}
      isOpen={isOpen || decidedAt !== null}
      around={around}
    >
      <OwnList {...own} onDecision={learn} />
    </OwnPart>
  );
}
