import type { TableRank } from '@copa/domain/registrations/table-rank';
import { booyahsWord, killsWord, numberText, ordinal, pointsWord } from '@copa/domain/words/counted';
import { LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import * as words from '../../words/ticket.ts';

export function StandingPart({ table, to }: { table: TableRank; to: string | null }) {
  const { rank, of, points, booyahs, kills, played, stageName, isClosed, status, changeable } = table;
  const figures = [
    { term: words.rank(of), figure: rank === null || played === 0 ? words.noRank : ordinal(rank) },
    { term: pointsWord(points), figure: numberText(points) },
    { term: booyahsWord(booyahs), figure: booyahs },
    { term: killsWord(kills), figure: kills },
  ];
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">{isClosed ? words.result : words.standing}</h2>
      <p className="-mt-3 text-mist">
        {stageName}
        <span className="block text-sm empty:hidden">{status}</span>
        <span className="block text-sm text-warning empty:hidden">{changeable}</span>
      </p>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-2 text-center">
        {figures.map(({ term, figure }) => (
          <div
            key={term}
            className="flex min-w-0 flex-col-reverse rounded-md border border-line bg-night/60 py-2"
          >
            <dt className="text-xs text-mist">{term}</dt>
            <dd className="font-display text-2xl font-extrabold text-gold italic tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {to !== null && (
        <LinkButton to={to} variant="secondary" block>
          {words.board}
        </LinkButton>
      )}
    </Card>
  );
}
