import { seasonDay } from '@copa/domain/seasons/page';
import { type Season, SeasonSchema } from '@copa/domain/seasons/season';
import { daysText } from '@copa/domain/seasons/words/board';
import { useState } from 'react';
import { Fold } from '../../../components/admin/admin-section.tsx';
import { LongRows } from '../../../components/admin/long-rows.tsx';
import { Row } from '../../../components/admin/rows.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import { AreaHead } from '../../../components/page/area-head.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { paths } from '../../../config/paths.ts';
import type { LiveQuery } from '../../../lib/live/live-query.ts';
import { useLiveDocuments } from '../../../lib/live/use-live-documents.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import { NewSeason, type Series, SeriesSection } from './new-season.tsx';

/** The security rules allow no larger page. */
export const SEASON_LIST: LiveQuery = {
  collection: 'seasons',
  equal: {},
  newestBy: 'firstDay',
  pageSize: 100,
};

export function SeasonList() {
  const seasons = useLiveDocuments(SEASON_LIST, SeasonSchema);
  const [series, setSeries] = useState<Series | null>(null);
  const { documents, status, hasMore } = seasons;
  if (status === 'loading') return <PageSkeleton label={words.loading} />;
  if (status === 'offline' && documents.length === 0) {
    return (
      <EmptyState heading="h1" illustration="signal" title={words.offline}>
        {words.offlineText}
      </EmptyState>
    );
  }
  const open = documents.filter(({ state }) => state === 'open');
  const closed = documents.filter(({ state }) => state === 'closed');
  return (
    <div className="wrap pb-16">
      <div className="grid max-w-3xl gap-5">
        <AreaHead title={words.title} intro={words.intro} />
        {documents.length === 0 && (
          <EmptyState illustration="nest" title={words.noneYet}>
            {words.noneYetText}
          </EmptyState>
        )}
        {open.length > 0 && <SeasonRows label={words.title} seasons={open} />}
        {closed.length > 0 && (
          <Fold summary={words.closedSeasons(closed.length)}>
            <SeasonRows label={words.closedSeasons(closed.length)} seasons={closed} />
          </Fold>
        )}
        {hasMore && <p className="text-sm text-mist">{words.newestOnly}</p>}
        <SeriesSection onChoose={setSeries} />
        <Button variant="secondary" className="w-fit" onClick={() => setSeries([])}>
          {words.newWithoutSeries}
        </Button>
      </div>
      {series !== null && <NewSeason series={series} onClose={() => setSeries(null)} />}
    </div>
  );
}

function SeasonRows({ label, seasons }: { label: string; seasons: readonly Season[] }) {
  const now = useNow();
  return (
    <LongRows label={label}>
      {seasons.map(({ id, name, firstDay, lastDay, state, tournamentIds }) => (
        <Row key={id} title={name} target={paths.admin.seasons.to(id)} heading="h2">
          <p className="text-sm text-mist">{daysText(seasonDay(firstDay, now), seasonDay(lastDay, now))}</p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-mist">
            <SeasonState state={state} />
            {words.tournamentCount(tournamentIds.length)}
          </p>
        </Row>
      ))}
    </LongRows>
  );
}

export function SeasonState({ state }: Pick<Season, 'state'>) {
  return state === 'open' ? <Badge tone="success">{words.open}</Badge> : <Badge>{words.closed}</Badge>;
}
