import { type RegistrationStatus, RegistrationStatusSchema } from '@copa/domain/registrations/registration';
import type { ReactNode } from 'react';
import { SearchField } from '../../../../components/fields/search-field.tsx';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/inbox.ts';
import { type StatusCounts, totalOf } from './status-counts.ts';

interface InboxFiltersProps {
  readonly status: RegistrationStatus | null;
  readonly text: string;
  readonly onlyDuplicates: boolean;
  readonly onlyIncomplete: boolean;
  readonly counts: StatusCounts;
  readonly duplicates: number;
  readonly incomplete: number;
  /** Older ones are not loaded: what is repeated among them is not known yet. */
  readonly partial: boolean;
  /** False where the counts are only of what is loaded. */
  readonly exact: boolean;
  readonly onStatus: (status: RegistrationStatus | null) => void;
  readonly onText: (text: string) => void;
  readonly onOnlyDuplicates: (only: boolean) => void;
  readonly onOnlyIncomplete: (only: boolean) => void;
}

export function InboxFilters(props: InboxFiltersProps) {
  const { status, text, onlyDuplicates, onlyIncomplete, counts, duplicates, incomplete } = props;
  const { partial, exact } = props;
  const figure = (count: number) => `${count}${exact ? '' : '+'}`;
  return (
    <search className="grid gap-3 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-5">
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        value={text}
        onChange={(event) => props.onText(event.target.value)}
      />
      <fieldset aria-label={words.status} className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 min-w-0">
        <Chip pressed={status === null} onClick={() => props.onStatus(null)}>
          {words.all(figure(totalOf(counts)))}
        </Chip>
        {RegistrationStatusSchema.options.map((option) => (
          <Chip key={option} pressed={status === option} onClick={() => props.onStatus(option)}>
            {words.statuses[option]} {figure(counts[option])}
          </Chip>
        ))}
        {(incomplete > 0 || onlyIncomplete) && (
          <Chip pressed={onlyIncomplete} onClick={() => props.onOnlyIncomplete(!onlyIncomplete)}>
            {words.incomplete(partial ? `${incomplete}+` : incomplete)}
          </Chip>
        )}
        <Chip pressed={onlyDuplicates} onClick={() => props.onOnlyDuplicates(!onlyDuplicates)}>
          {words.duplicates(partial ? `${duplicates}+` : duplicates)}
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
