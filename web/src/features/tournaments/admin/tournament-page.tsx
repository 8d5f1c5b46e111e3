import { PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { phase, storedStatus } from '@copa/domain/tournaments/state';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import type { ReactNode } from 'react';
import { LoadError, PartSkeleton } from '../../../components/admin/query-states.tsx';
import {
  TournamentFrame,
  TournamentNotShown,
} from '../../../components/admin/tournament/tournament-frame.tsx';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { inLiveArea } from '../../../lib/live/live-area.tsx';
import { useLiveDocument } from '../../../lib/live/use-live-document.ts';
import { useLiveTournaments } from '../../../lib/live/use-live-tournaments.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import { TournamentOverview } from './tournament-overview.tsx';

interface TournamentPageProps {
  readonly id: string;
  readonly table: (tournament: Tournament) => ReactNode;
  readonly onMissing: () => void;
}

export const TournamentPage = inLiveArea(function TournamentPage({
  id,
  table,
  onMissing,
}: TournamentPageProps) {
  const now = useNow();
  const stored = useLiveDocument(`tournaments/${encodeURIComponent(id)}`, TournamentSchema);
  if (stored.document === null) {
    const why = stored.status === 'live' ? 'missing' : stored.status;
    return <TournamentNotShown why={why} loading={words.loadingTournament} onMissing={onMissing} />;
  }
  return (
    <TournamentFrame
      tournament={stored.document}
      now={now}
      isOld={stored.isOld}
      notice={null}
      cancelled={words.isCancelled}
    >
      <Counted tournament={stored.document} now={now} table={table} />
    </TournamentFrame>
  );
});

interface CountedProps extends Pick<TournamentPageProps, 'table'> {
  readonly tournament: Tournament;
  readonly now: Date;
}

/** Waits for the counts, because the next step depends on them and must not change under a thumb. */
function Counted({ tournament, now, table }: CountedProps) {
  const counts = useApiQuery(listTournamentsWithRegistrations, { query: { limit: PAGE_LIMIT_MAX } });
  const listed = useLiveTournaments(counts.data?.tournaments, counts.refetch);
  if (counts.isPending) return <PartSkeleton label={words.loadingTournament} className="h-96" />;
  if (counts.data === undefined) return <LoadError query={counts} />;
  const { registrations } = listed.find(({ id }) => id === tournament.id) ?? NOBODY;
  const shown = {
    ...tournament,
    status: storedStatus(tournament, now),
    phase: phase(tournament, now),
    registrations,
  };
  return <TournamentOverview tournament={shown} now={now} table={table} />;
}

const NOBODY = { registrations: { pending: 0, approved: 0, rejected: 0 } };
