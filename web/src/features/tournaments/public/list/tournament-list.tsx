import { ACTIVE_TOURNAMENTS_MAX } from '@copa/domain/limits';
import { dayAndClock } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { FILTER_FROM, inListOrder } from '@copa/domain/tournaments/card';
import { isOver } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { countText } from '@copa/domain/tournaments/words/card';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../../components/button.tsx';
import { EmptyState, LoadFailed } from '../../../../components/message-state.tsx';
import { CardGridSkeleton } from '../../../../components/skeleton.tsx';
import { paths } from '../../../../config/paths.ts';
import { useHydrated } from '../../../../lib/built-page/use-hydrated.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/list.ts';
import { refreshActiveTournaments, useActiveTournaments } from '../active-tournaments.ts';
import { FilterBar } from './filter-bar.tsx';
import { InPlay } from './in-play.tsx';
import { TournamentCard } from './tournament-card.tsx';
import {
  isFiltering,
  matchesFilters,
  readFilters,
  type TournamentFilters,
  writeFilters,
} from './tournament-filters.ts';

function StaleNotice({ asOf, now }: { asOf: Date; now: Date }) {
  return (
    <output className="mb-5 block text-sm text-warning">
      {words.staleSince(dayAndClock(asOf, ownTimeZone(), now))}
    </output>
  );
}

export function TournamentList() {
  const { tournaments, asOf, failed } = useActiveTournaments();
  const time = useNow();
  const now = useHydrated() ? time : null;
  if (tournaments === null) {
    if (!failed) return <CardGridSkeleton label={words.loading} />;
    return <LoadFailed title={words.failedTitle} keepsTrying again={() => void refreshActiveTournaments()} />;
  }
  const active =
    now === null
      ? tournaments
      : inListOrder(
          tournaments.filter((tournament) => !isOver(tournament, now)),
          now,
        );
  return (
    <>
      {failed && asOf !== null && <StaleNotice asOf={asOf} now={time} />}
      {active.length === 0 ? <NoTournaments /> : <FilteredCards tournaments={active} now={now} asOf={asOf} />}
      {now !== null && tournaments.length >= ACTIVE_TOURNAMENTS_MAX && (
        <p className="pb-12 text-center text-mist">{words.listFull(ACTIVE_TOURNAMENTS_MAX)}</p>
      )}
    </>
  );
}

function NoTournaments() {
  return (
    <EmptyState
      illustration="nest"
      title={words.noneTitle}
      actions={<LinkButton to={paths.home.to()}>{words.backHome}</LinkButton>}
    >
      {words.noneText}
    </EmptyState>
  );
}

interface FilteredCardsProps {
  readonly tournaments: readonly Tournament[];
  readonly now: Date | null;
  readonly asOf: Date | null;
}

function FilteredCards({ tournaments, now, asOf }: FilteredCardsProps) {
  const [search, setSearch] = useSearchParams();
  const modes = now === null ? [] : [...new Set(tournaments.map(({ gameMode }) => gameMode))].toSorted();
  const read = readFilters(search);
  const filters = modes.includes(read.mode) ? read : { ...read, mode: '' };
  const change = useCallback(
    (next: TournamentFilters) =>
      setSearch((current) => writeFilters(current, next), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const shown =
    now === null ? tournaments : tournaments.filter((tournament) => matchesFilters(tournament, filters, now));
  const at = now ?? asOf;
  const summary = useRef<HTMLElement>(null);
  // Once shown, the bar stays, so that it does not disappear while somebody types in it.
  const [showsBar, setShowsBar] = useState(false);
  if (!showsBar && (tournaments.length >= FILTER_FROM || isFiltering(filters))) setShowsBar(true);
  return (
    <>
      {showsBar && (
        <FilterBar
          filters={filters}
          modes={modes}
          summary={summary}
          found={words.found(shown.length, tournaments.length)}
          onChange={change}
        />
      )}
      {at !== null && !isFiltering(filters) && (
        <InPlay tournaments={tournaments} at={at} onMore={() => summary.current?.focus()} />
      )}
      <output className="sr-only">{countText(shown.length)}</output>
      {shown.length === 0 ? (
        <EmptyState
          illustration="loupe"
          title={words.noneMatchesTitle}
          actions={
            <LinkButton to={paths.tournaments.to()} variant="secondary">
              {words.clearFilters}
            </LinkButton>
          }
        >
          {words.noneMatchesText}
        </EmptyState>
      ) : (
        <div className="grid gap-5 pb-12 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((tournament) => (
            <TournamentCard key={tournament.id} tournament={tournament} now={now} heading="h2" />
          ))}
        </div>
      )}
    </>
  );
}
