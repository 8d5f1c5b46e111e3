import type { TableRank } from '@copa/domain/registrations/table-rank';
import { sentence } from '@copa/domain/sentence';
import { hourInSentence } from '@copa/domain/time/hours';
import type { ReactNode } from 'react';
import { Card } from '../../../../components/card.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/own-parts.ts';
import type { OwnPartProps } from '../report/own-match.tsx';
import { OwnPart } from '../report/own-part.tsx';

const OwnProtests = optionalPart(() => import('./own-protests.tsx'));

interface ProtestPartProps {
  /** Null where the unit is in no table. */
  readonly table: Pick<TableRank, 'scoresUntil' | 'fairPlayUntil' | 'isInReview'> | null;
  readonly timeZone: string;
  /** Null on a phone without a private code of the unit. */
  readonly own: OwnPartProps | null;
}

/** The right to protest, as long as the API accepts it, whatever became of the unit. */
export function ProtestPart({ table, timeZone, own }: ProtestPartProps) {
  const now = useNow();
  const { scoresUntil = null, fairPlayUntil = null, isInReview = false } = table ?? {};
  const said = [
    { until: scoresUntil, words: words.scoresUntil },
    { until: fairPlayUntil, words: words.fairPlayUntil },
  ].flatMap(({ until, words: say }) =>
    until !== null && until > now ? sentence(say(hourInSentence(until, timeZone, now))) : [],
  );
  if (said.length === 0 && !(isInReview && own !== null)) return null;
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
    <OwnPart label={words.protest} icon="flag" drafts={`protest_${own.owner}_`} around={around}>
      <OwnProtests {...own} />
    </OwnPart>
  );
}
