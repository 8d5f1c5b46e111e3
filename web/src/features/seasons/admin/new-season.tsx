import { freeSeries, usualDays } from '@copa/domain/seasons/series';
import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { listTournaments, type TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { seriesName } from '@copa/domain/tournaments/series/series-name';
import { useMemo, useState } from 'react';
import { useFirstRows } from '../../../components/admin/long-rows.tsx';
import { LoadError, PartSkeleton } from '../../../components/admin/query-states.tsx';
import { Row, Rows } from '../../../components/admin/rows.tsx';
import { Overlay } from '../../../components/dialog/overlay.tsx';
import { useWholeList } from '../../../lib/admin/admin-api.ts';
import { serverNow } from '../../../lib/network/server-clock.ts';
import * as words from '../words/admin.ts';
import { NewSeasonEditor } from './new-season-editor.tsx';

type Series = readonly TournamentAnswer[];

export function NewSeason({ onClose }: { readonly onClose: () => void }) {
  const [series, setSeries] = useState<Series | null>(null);
  if (series !== null) {
    const [latest] = series;
    return (
      <NewSeasonEditor
        key={latest?.id ?? ''}
        name={latest === undefined ? '' : words.usualName(seriesName(latest.name))}
        days={usualDays(series)}
        tournamentIds={series.map(({ id }) => id)}
        onClose={onClose}
      />
    );
  }
  return (
    <Overlay title={words.chooseSeries} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-mist">{words.chooseSeriesText}</p>
        <SeriesRows onChoose={setSeries} />
      </div>
    </Overlay>
  );
}

function SeriesRows({ onChoose }: { readonly onChoose: (series: Series) => void }) {
  const listed = useWholeList(listTournaments);
  const series = useMemo(() => freeSeries(listed.data?.tournaments ?? []), [listed.data]);
  const { shown, more } = useFirstRows(series);
  if (listed.isPending) return <PartSkeleton label={words.loadingSeries} className="h-40" />;
  if (listed.data === undefined) return <LoadError query={listed} />;
  return (
    <>
      <Rows label={words.chooseSeries}>
        {shown.map((each) => {
          const [latest] = each;
          if (latest === undefined) return null;
          return (
            <Row key={latest.id} title={seriesName(latest.name)} target={() => onChoose(each)}>
              <p className="text-sm text-mist">
                {words.tournamentCount(each.length)} · {latestDay(latest)}
              </p>
            </Row>
          );
        })}
        <Row title={words.noSeries} target={() => onChoose([])}>
          <p className="text-sm text-mist">{words.noSeriesText}</p>
        </Row>
      </Rows>
      {more}
    </>
  );
}

function latestDay({ date }: TournamentAnswer): string {
  return date === null ? words.noDate : words.latest(dateText(date, ownTimeZone(), serverNow()));
}
