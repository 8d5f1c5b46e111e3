import { freeSeries, isRepeated, usualDays } from '@copa/domain/seasons/series';
import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { listTournaments, type TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { seriesName } from '@copa/domain/tournaments/series/series-name';
import { useId, useMemo } from 'react';
import { Fold } from '../../../components/admin/admin-section.tsx';
import { LongRows } from '../../../components/admin/long-rows.tsx';
import { LoadError, PartSkeleton } from '../../../components/admin/query-states.tsx';
import { Row } from '../../../components/admin/rows.tsx';
import { useWholeList } from '../../../lib/admin/admin-api.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import * as words from '../words/admin.ts';
import { NewSeasonEditor } from './new-season-editor.tsx';

export type Series = readonly TournamentAnswer[];

interface NewSeasonProps {
  /** Empty: a season without tournaments. */
  readonly series: Series;
  readonly onClose: () => void;
}

export function NewSeason({ series, onClose }: NewSeasonProps) {
  const [latest] = series;
  return (
    <NewSeasonEditor
      name={latest === undefined ? '' : words.usualName(seriesName(latest.name))}
      days={usualDays(series)}
      tournamentIds={series.map(({ id }) => id)}
      onClose={onClose}
    />
  );
}

export function SeriesSection({ onChoose }: { readonly onChoose: (series: Series) => void }) {
  const heading = useId();
  const listed = useWholeList(listTournaments);
  const series = useMemo(() => freeSeries(listed.data?.tournaments ?? []), [listed.data]);
  if (listed.isPending) return <PartSkeleton label={words.loadingSeries} className="h-40" />;
  if (listed.data === undefined) return <LoadError query={listed} />;
  if (series.length === 0) return null;
  const repeated = series.filter(isRepeated);
  const single = series.filter((each) => !isRepeated(each));
  return (
    <section className="grid gap-2" aria-labelledby={heading}>
      <h2 id={heading} className="eyebrow font-sans not-italic">
        {words.ofSeries}
      </h2>
      <p className="text-sm text-mist">{repeated.length === 0 ? words.noneRepeated : words.ofSeriesText}</p>
      {repeated.length > 0 && <SeriesRows label={words.ofSeries} series={repeated} onChoose={onChoose} />}
      {single.length > 0 && (
        <Fold summary={words.notRepeated(single.length)}>
          <SeriesRows label={words.notRepeated(single.length)} series={single} onChoose={onChoose} />
        </Fold>
      )}
    </section>
  );
}

interface SeriesRowsProps {
  readonly label: string;
  readonly series: readonly Series[];
  readonly onChoose: (series: Series) => void;
}

function SeriesRows({ label, series, onChoose }: SeriesRowsProps) {
  return (
    <LongRows label={label}>
      {series.map((each) => {
        const [latest] = each;
        if (latest === undefined) return null;
        return (
          <Row
            key={latest.id}
            title={seriesName(latest.name)}
            target={() => onChoose(each)}
            creates={words.createHere}
          >
            <p className="text-sm text-mist">
              {words.tournamentCount(each.length)} · {latestDay(each)}
            </p>
          </Row>
        );
      })}
    </LongRows>
  );
}

function latestDay([latest, ...earlier]: Series): string {
  if (latest === undefined || latest.date === null) return words.noDate;
  const day = dateText(latest.date, ownTimeZone(), serverNow());
  return earlier.length === 0 ? day : words.latest(day);
}
