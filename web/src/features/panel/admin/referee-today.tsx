import { capitalized } from '@copa/domain/sentence';
import { hourText } from '@copa/domain/time/hours';
import { listTournaments, type TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { LoadError } from '../../../components/admin/query-states.tsx';
import { dayPath } from '../../../config/day-path.ts';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/panel.ts';
import { isNear } from './attention.ts';
import { AttentionList } from './attention-list.tsx';

type Dated = TournamentAnswer & { readonly date: Date };

export function RefereeToday() {
  const now = useNow();
  const list = useApiQuery(listTournaments, { query: { includeStats: 'true' } });
  if (list.isError && list.data === undefined) return <LoadError query={list} />;
  const near = list.data?.tournaments
    .flatMap((each): readonly Dated[] => {
      const { date, cancelledAt, endedAt } = each;
      const isShown = date !== null && cancelledAt === null && endedAt === null && isNear(date, now);
      return isShown ? [{ ...each, date }] : [];
    })
    .toSorted((one, other) => one.date.getTime() - other.date.getTime());
  const items = near?.map(({ id, name, date, timeZone }) => ({
    key: id,
    icon: 'flag' as const,
    title: name,
    detail: capitalized(hourText(date, timeZone, now)),
    to: dayPath(id),
    waits: false,
  }));
  return <AttentionList items={items ?? null} title={words.theseDays} none={words.nothingToReferee} />;
}
