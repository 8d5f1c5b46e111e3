import { NEXT_TOURNAMENTS_MAX, PUBLIC_POLL_MS } from '@copa/domain/limits';
import { inListOrder } from '@copa/domain/tournaments/card';
import { isOpenToAll } from '@copa/domain/tournaments/places/reservation-lines';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useEffect, useState } from 'react';
import { LinkButton } from '../../../../components/button.tsx';
import { paths } from '../../../../config/paths.ts';
import { poll } from '../../../../lib/network/poll.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/list.ts';
import { refreshActiveTournaments, useKnownTournaments } from '../active-tournaments.ts';
import { parseTournaments } from '../tournament-source.ts';
import { followNextTournaments } from './follow-next.ts';
import { NextLine } from './next-line.tsx';
import { TournamentCard } from './tournament-card.tsx';

const isAhead = ({ cancelledAt, date }: Tournament, now: Date) =>
  cancelledAt === null && date !== null && date > now;

interface Read {
  readonly tournaments: readonly Tournament[];
  /** True if there may be later ones. An unreadable document counts too. */
  readonly isFull: boolean;
}

/** If none of the tournaments that were read has places, a later one may have some. */
function mayHideOpen({ isFull, tournaments }: Read, now: Date): boolean {
  return isFull && !tournaments.some((each) => isOpenToAll(each, now));
}

function useNextTournaments(now: Date): readonly Tournament[] {
  const { tournaments: known } = useKnownTournaments();
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    const follow = followNextTournaments();
    let last: Read | null = null;
    let didHide = false;
    return poll(async () => {
      const documents = await follow();
      if (documents !== null) {
        const isFull = documents.length === NEXT_TOURNAMENTS_MAX;
        last = { tournaments: parseTournaments(documents), isFull };
      }
      // Registration may close by time alone, without a change.
      const hides = last !== null && mayHideOpen(last, serverNow());
      if (hides && (documents !== null || !didHide)) await refreshActiveTournaments();
      didHide = hides;
      if (documents !== null) setRead(last);
    }, PUBLIC_POLL_MS);
  }, []);
  if (read === null || known === null) return read?.tournaments ?? known ?? [];
  const isRead = ({ id }: Tournament) => read.tournaments.some((each) => each.id === id);
  return mayHideOpen(read, now)
    ? [...read.tournaments, ...known.filter((each) => !isRead(each))]
    : read.tournaments;
}

export default function NextTournaments({ isPlain }: { isPlain: boolean }) {
  const now = useNow();
  const ahead = inListOrder(
    useNextTournaments(now).filter((tournament) => isAhead(tournament, now)),
    now,
  );
  if (ahead.length === 0) return null;
  return (
    <section aria-labelledby="proximos" className="wrap py-12">
      <NextLine tournaments={ahead} now={now} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <h2 id="proximos" className="text-3xl uppercase">
          {words.next}
        </h2>
        <LinkButton
          to={paths.tournaments.to()}
          variant="ghost"
          iconAfter="arrow-right"
          className="-mx-[min(1rem,var(--gutter))]"
        >
          {words.showAll}
        </LinkButton>
      </div>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {ahead.slice(0, NEXT_TOURNAMENTS_MAX).map((tournament) => (
          <TournamentCard
            key={tournament.id}
            tournament={tournament}
            now={now}
            heading="h3"
            isPlain={isPlain}
          />
        ))}
      </div>
    </section>
  );
}
