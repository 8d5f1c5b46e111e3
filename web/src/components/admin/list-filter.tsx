import { type ReactNode, useState } from 'react';
import { SearchField } from '../fields/search-field.tsx';
import { Icon } from '../icon.tsx';
import * as words from '../words/admin.ts';

interface ListFilterProps {
  readonly search?: {
    readonly label: string;
    readonly value: string;
    readonly onChange: (text: string) => void;
  };
  readonly summary: string;
  readonly isNarrowed: boolean;
  readonly children: ReactNode;
}

export function ListFilter({ search, summary, isNarrowed, children }: ListFilterProps) {
  const [isOpenAtFirst] = useState(isNarrowed);
  return (
    <search className="mb-3 grid gap-1">
      {search && (
        <SearchField
          label={search.label}
          hidesLabel
          value={search.value}
          onChange={(event) => search.onChange(event.target.value)}
        />
      )}
      <details className="group" open={isOpenAtFirst}>
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-3 text-sm text-mist">
          <output>{summary}</output>
          <span className="flex shrink-0 items-center gap-1 font-semibold hover:text-ink">
            {words.narrow}
            <Icon name="chevron" className="size-5 transition-transform group-open:turned" />
          </span>
        </summary>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 pb-1">{children}</div>
      </details>
    </search>
  );
}
