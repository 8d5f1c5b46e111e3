import { phase } from '@copa/domain/tournaments/state';
import { LinkButton } from '../../../../components/button.tsx';
import { paths } from '../../../../config/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/list.ts';
import { useActiveTournaments } from '../active-tournaments.ts';
import { TournamentCard } from './tournament-card.tsx';

const SHOWN = 3;

/** The next ones one can still join; nothing at all while there are none, so that the home page stands by itself. */
export default function NextTournaments() {
  const { tournaments } = useActiveTournaments();
  const now = useNow();
  const open = (tournaments ?? []).filter((tournament) => phase(tournament, now) === 'open').slice(0, SHOWN);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="proximos" className="wrap py-12">
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
        {open.map((tournament) => (
          <TournamentCard key={tournament.id} tournament={tournament} now={now} heading="h3" />
        ))}
      </div>
    </section>
  );
}
