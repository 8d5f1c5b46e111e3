import { dateText } from '@copa/domain/time/days';
import { prizeDeadline } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { cx } from '../../../lib/cx.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import * as words from '../words/results.ts';
import { Medal } from './medal.tsx';

type Result = Tournament['results'][number];

export function TournamentResults({ tournament }: { tournament: Tournament }) {
  return (
    <ol className="grid gap-2">
      {tournament.results
        .toSorted((a, b) => a.rank - b.rank)
        .map((result) => (
          <li
            key={`${result.rank}-${result.player}`}
            className={cx(
              'flex flex-wrap items-center gap-x-3 rounded-md border px-3 py-2',
              result.rank === 1 ? 'border-gold/50 bg-gold/8' : 'border-line bg-night/60',
            )}
          >
            <Medal rank={result.rank} />
            <span className="min-w-0 flex-[1_1_6rem]">
              <span className="block font-semibold">
                {result.rank}. {result.player}
              </span>
              {result.prize !== '' && (
                <>
                  <span className="block text-sm text-mist">{result.prize}</span>
                  <Delivery tournament={tournament} result={result} />
                </>
              )}
            </span>
            {result.points !== null && (
              <span className="text-sm text-mist">{words.points(result.points)}</span>
            )}
          </li>
        ))}
    </ol>
  );
}

function Delivery({ tournament, result: { deliveredAt } }: { tournament: Tournament; result: Result }) {
  const { timeZone } = tournament;
  if (deliveredAt !== null) {
    return (
      <span className="block text-sm text-success">
        {words.prizeDelivered(dateText(deliveredAt, timeZone, serverNow()))}
      </span>
    );
  }
  const now = serverNow();
  const promised = prizeDeadline(tournament);
  const deadline = promised !== null && promised > now ? promised : null;
  return (
    <span className="block text-sm text-dim">
      {words.prizeDue(deadline && dateText(deadline, timeZone, now))}
    </span>
  );
}
