import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import { Chip } from '../../../../components/admin/chip.tsx';
import { RegistrationSearch } from '../../../../components/admin/search/registration-search.tsx';
import * as words from '../../words/inbox.ts';
import type { ListedStanding } from './inbox-filter.ts';
import type { InboxList } from './use-inbox-list.ts';

interface InboxFiltersProps {
  readonly list: InboxList;
  readonly status: RegistrationStatus | null;
  readonly onStatus: (status: RegistrationStatus | null) => void;
}

export function InboxFilters({ list, status, onStatus }: InboxFiltersProps) {
  const { filter, setFilter, all, counts, exact, duplicates, suspended, standingCounts } = list;
  const { onlyDuplicates, onlySuspended, standing } = filter;
  const figure = (count: number) => words.figure(count, exact);
  const loaded = (count: number) => words.figure(count, !list.live.hasMore);
  const chipOf = (option: RegistrationStatus) => (
    <Chip on={status === option} onPress={() => onStatus(option)}>
      {words.statuses[option]} {figure(counts[option])}
    </Chip>
  );
  const placeChip = (option: ListedStanding) =>
    (standingCounts[option] > 0 || standing === option) && (
      <Chip
        on={standing === option}
        onPress={() => setFilter({ ...filter, standing: standing === option ? null : option })}
      >
        {words.standings[option](loaded(standingCounts[option]))}
      </Chip>
    );
  return (
    <search className="grid gap-1">
      <RegistrationSearch text={filter.text} onText={(text) => setFilter({ ...filter, text })} />
      <fieldset
        aria-label={words.status}
        className="-mx-1 flex min-w-0 gap-2 overflow-x-auto px-1 py-1 lg:flex-wrap"
      >
        <Chip on={status === null} onPress={() => onStatus(null)}>
          {words.all(figure(all))}
        </Chip>
        {chipOf('pending')}
        {placeChip('incomplete')}
        {placeChip('consent')}
        {placeChip('held')}
        {placeChip('waiting')}
        {chipOf('rejected')}
        {chipOf('approved')}
        {placeChip('confirmed')}
        {(suspended.size > 0 || onlySuspended) && (
          <Chip on={onlySuspended} onPress={() => setFilter({ ...filter, onlySuspended: !onlySuspended })}>
            {words.suspendedCount(String(suspended.size))}
          </Chip>
        )}
        <Chip on={onlyDuplicates} onPress={() => setFilter({ ...filter, onlyDuplicates: !onlyDuplicates })}>
          {words.duplicates(loaded(duplicates.size))}
        </Chip>
      </fieldset>
    </search>
  );
}
