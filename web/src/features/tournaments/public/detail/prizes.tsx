import { hasPrizes, parsePrizePool } from '@copa/domain/tournaments/prizes';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { Card } from '../../../../components/card.tsx';
import * as words from '../../words/detail.ts';
import { Medal } from '../medal.tsx';

export function Prizes({ tournament }: { tournament: Tournament }) {
  const prizes = parsePrizePool(tournament.prizePool);
  const places = [
    { medal: '1', rank: words.firstPlace, prize: prizes.first },
    { medal: '2', rank: words.secondPlace, prize: prizes.second },
    { medal: '3', rank: words.thirdPlace, prize: prizes.third },
  ].filter(({ prize }) => prize !== null);
  return (
    <Card className="grid gap-4">
      <h2 className="text-2xl uppercase">{words.prizes}</h2>
      {hasPrizes(prizes) ? (
        <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2">
          {places.map(({ medal, rank, prize }) => (
            <li
              key={rank}
              className="flex items-center gap-3 rounded-md border border-line bg-night/60 px-4 py-3"
            >
              <Medal rank={medal} />
              <span className="min-w-0">
                <span className="block text-xs font-semibold text-dim uppercase">{rank}</span>
                <span className="block font-semibold text-ink">{prize}</span>
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-mist">{tournament.prize === '' ? words.prizeToCome : tournament.prize}</p>
      )}
    </Card>
  );
}
