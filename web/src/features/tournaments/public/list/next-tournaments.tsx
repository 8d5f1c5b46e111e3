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

/** If none of the tournaments that were read has places, a later one may have some. */
function mayHideOpen(read: readonly Tournament[]): boolean {
  return read.length === NEXT_TOURNAMENTS_MAX && !read.some((each) => isOpenToAll(each, serverNow()));
}

function useNextTournaments(): readonly Tournament[] {
  const { tournaments: known } = useKnownTournaments();
  const [read, setRead] = useState<readonly Tournament[] | null>(null);
  useEffect(() => {
    const follow = followNextTournaments();
    return poll(async () => {
      const documents = await follow();
      if (documents === null) return;
      const next = parseTournaments(documents);
      if (mayHideOpen(next)) await refreshActiveTournaments();
      setRead(next);
    }, PUBLIC_POLL_MS);
  }, []);
  if (read === null || known === null) return read ?? known ?? [];
  const isRead = ({ id }: Tournament) => read.some((each) => each.id === id);
  return mayHideOpen(read) ? [...read, ...known.filter((each) => !isRead(each))] : read;
}

export default function NextTournaments({ isPlain }: { isPlain: boolean }) {
  const now = useNow();
  const ahead = inListOrder(
    useNextTournaments().filter((tournament) => isAhead(tournament, now)),
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
