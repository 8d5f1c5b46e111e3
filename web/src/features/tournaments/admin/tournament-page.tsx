import { phase, storedStatus } from '@copa/domain/tournaments/state';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { LoadError, PartSkeleton } from '../../../components/admin/query-states.tsx';
import {
  TournamentFrame,
  TournamentNotShown,
} from '../../../components/admin/tournament/tournament-frame.tsx';
import { inLiveArea } from '../../../lib/live/live-area.tsx';
import { useLiveDocument } from '../../../lib/live/use-live-document.ts';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import { useTournamentPages } from '../../../lib/live/use-tournament-pages.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import { nextInSeries } from './steps/next-in-series.ts';
import { type PlayParts, TournamentOverview } from './tournament-overview.tsx';

interface TournamentPageProps {
  readonly id: string;
  readonly play: PlayParts;
  readonly onMissing: () => void;
}

export const TournamentPage = inLiveArea(function TournamentPage(props: TournamentPageProps) {
  const { id, play, onMissing } = props;
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
      isWide
    >
      <Counted tournament={stored.document} now={now} play={play} />
    </TournamentFrame>
  );
});

interface CountedProps extends Pick<TournamentPageProps, 'play'> {
  readonly tournament: Tournament;
  readonly now: Date;
}

/** The next step depends on the counts and must not change under a thumb, so `Counted` waits for them. */
function Counted({ tournament, now, play }: CountedProps) {
  const { query, tournaments } = useTournamentPages({ wanted: tournament.id });
  const found = tournaments.find(({ id }) => id === tournament.id);
  const [before, setBefore] = useState<ListedTournament>();
  if (found !== undefined && found !== before) setBefore(found);
  // A new tournament can push this one to a page that is not read again yet.
  const counted = found ?? before;
  if (query.data === undefined || (counted === undefined && query.hasNextPage)) {
    if (query.isError) return <LoadError query={query} />;
    return <PartSkeleton label={words.loadingTournament} className="h-96" />;
  }
  const { registrations } = counted ?? NOBODY;
  const shown = {
    ...tournament,
    status: storedStatus(tournament, now),
    phase: phase(tournament, now),
    registrations,
  };
  const sequel = nextInSeries(tournament, tournaments, now);
  return <TournamentOverview key={shown.id} tournament={shown} {...{ now, play, sequel }} hasTabs />;
}

const NOBODY = { registrations: { pending: 0, approved: 0, rejected: 0 } };
