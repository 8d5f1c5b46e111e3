import type { TournamentFacts } from '@copa/domain/tournaments/facts';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/detail.ts';

export function TournamentFigures({ facts }: { facts: Pick<TournamentFacts, 'prize' | 'places' | 'fee'> }) {
  return (
    <dl className="scoreboard">
      <Fact term={words.prize} value={facts.prize} prominent />
      <Fact term={words.places} value={facts.places} />
      <Fact term={words.fee} value={facts.fee} />
    </dl>
  );
}

function Fact({ term, value, prominent = false }: { term: string; value: string; prominent?: boolean }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-dim">{term}</dt>
      <dd className="font-display text-xl leading-none font-extrabold italic">
        <span className={cx('line-clamp-3', prominent && 'fire-text')}>{value}</span>
      </dd>
    </div>
  );
}
