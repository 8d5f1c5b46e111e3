import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Chip } from '../../../../components/admin/chip.tsx';
import { RegistrationSearch } from '../../../../components/admin/search/registration-search.tsx';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/inbox.ts';
import type { ListedStanding } from './inbox-filter.ts';
import type { InboxList } from './use-inbox-list.ts';

interface InboxFiltersProps {
  readonly ref?: RefObject<HTMLFieldSetElement | null>;
  readonly list: InboxList;
  readonly status: RegistrationStatus | null;
  readonly onStatus: (status: RegistrationStatus | null) => void;
}

/** On a phone the search is a button beside the chips until it is used, and stays open, so that no chip moves. */
const CLOSED = 'max-sm:w-12 max-sm:[&_input]:pr-0 max-sm:[&_input]:placeholder:text-transparent';

/** `scrollIntoView` would also scroll the page, to which a visitor has just come back. */
function scrollRowTo(chip: HTMLElement): void {
  const row = chip.parentElement;
  if (row === null) return;
  const [inner, outer] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy(Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right), 0);
}

export function InboxFilters({ ref, list, status, onStatus }: InboxFiltersProps) {
  const { filter, setFilter, all, counts, exact, duplicates, suspended, standingCounts } = list;
  const { onlyDuplicates, onlySuspended, standing } = filter;
  const [isOpen, setIsOpen] = useState(false);
  const current = useRef<HTMLButtonElement>(null);
  // The chip of the address may be beyond the edge of a phone.
  useEffect(() => {
    if (current.current !== null) scrollRowTo(current.current);
  }, [status]);
  const figure = (count: number) => words.figure(count, exact);
  const loaded = (count: number) => words.figure(count, !list.isPart);
  const chipOf = (option: RegistrationStatus) => (
    <Chip
      ref={status === option ? current : undefined}
      on={status === option}
      onPress={() => onStatus(option)}
    >
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
    <search className="flex min-w-0 flex-1 flex-wrap items-start gap-x-1 sm:gap-x-2">
      <div
        className={cx(
          'my-1 shrink-0 sm:w-80 [&_input]:h-11 [&_input]:min-h-0 [&_svg]:top-3',
          isOpen ? 'max-sm:w-full' : CLOSED,
        )}
        onFocus={() => setIsOpen(true)}
      >
        <RegistrationSearch text={filter.text} onText={(text) => setFilter({ ...filter, text })} />
      </div>
      <fieldset
        ref={ref}
        aria-label={words.status}
        // With a large font it has a line of its own, so that each word of a chip fits.
        className="-mr-1 flex min-w-0 grow basis-32 gap-2 overflow-x-auto p-1 lg:flex-wrap"
      >
        <Chip ref={status === null ? current : undefined} on={status === null} onPress={() => onStatus(null)}>
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
