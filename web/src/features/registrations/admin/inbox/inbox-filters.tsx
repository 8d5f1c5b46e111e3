import { type RegistrationStatus, RegistrationStatusSchema } from '@copa/domain/registrations/registration';
import type { ReactNode } from 'react';
import { SearchField } from '../../../../components/fields/search-field.tsx';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/inbox.ts';
import { LISTED_STANDINGS } from './inbox-filter.ts';
import type { InboxList } from './use-inbox-list.ts';
import { totalOf } from './use-status-counts.ts';

interface InboxFiltersProps {
  readonly list: InboxList;
  readonly status: RegistrationStatus | null;
  readonly onStatus: (status: RegistrationStatus | null) => void;
}

export function InboxFilters({ list, status, onStatus }: InboxFiltersProps) {
  const { filter, setFilter, counts, exact, duplicates, standingCounts } = list;
  const { onlyDuplicates, standing } = filter;
  // Without the server's count these are figures of what is loaded; duplicates among older ones are never known.
  const figure = (count: number) => `${count}${exact ? '' : '+'}`;
  const loaded = (count: number) => `${count}${list.live.hasMore ? '+' : ''}`;
  return (
    <search className="grid gap-3 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-5">
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        value={filter.text}
        onChange={(event) => setFilter({ ...filter, text: event.target.value })}
      />
      <fieldset aria-label={words.status} className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 min-w-0">
        <Chip pressed={status === null} onClick={() => onStatus(null)}>
          {words.all(figure(totalOf(counts)))}
        </Chip>
        {RegistrationStatusSchema.options.map((option) => (
          <Chip key={option} pressed={status === option} onClick={() => onStatus(option)}>
            {words.statuses[option]} {figure(counts[option])}
          </Chip>
        ))}
        {LISTED_STANDINGS.filter((option) => standingCounts[option] > 0 || standing === option).map(
          (option) => (
            <Chip
              key={option}
              pressed={standing === option}
              onClick={() => setFilter({ ...filter, standing: standing === option ? null : option })}
            >
              {words.standings[option](loaded(standingCounts[option]))}
            </Chip>
          ),
        )}
        <Chip
          pressed={onlyDuplicates}
          onClick={() => setFilter({ ...filter, onlyDuplicates: !onlyDuplicates })}
        >
          {words.duplicates(loaded(duplicates.size))}
        </Chip>
      </fieldset>
    </search>
  );
}

interface ChipProps {
  readonly pressed: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Chip({ pressed, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={cx(
        'min-h-11 shrink-0 rounded-full border px-4 text-sm font-semibold tabular-nums transition-colors',
        pressed ? 'border-gold bg-gold/15 text-gold' : 'border-edge/60 bg-ash text-mist hover:border-mist',
      )}
    >
      {children}
    </button>
  );
}
