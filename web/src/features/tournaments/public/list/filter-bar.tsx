import {
  FILTERED_CHOICES,
  FREE,
  IN_PLAY_STATE,
  OPEN_STATE,
  WITH_FEE,
} from '@copa/domain/tournaments/list-filters';
import { CHOICE_LABELS, SETTING_NAMES } from '@copa/domain/tournaments/words/choices';
import { type RefObject, startTransition, useOptimistic, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SelectField, TextField } from '../../../../components/fields/text-field.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { useTypedEarly } from '../../../../lib/built-page/use-typed-early.ts';
import { cx } from '../../../../lib/cx.ts';
import { gameModeLabel } from '../../tournament-words.ts';
import * as words from '../../words/list.ts';
import { isFiltering, readFilters, type TournamentFilters } from './tournament-filters.ts';

interface FilterBarProps {
  readonly filters: TournamentFilters;
  readonly modes: readonly string[];
  readonly found: string;
  readonly summary: RefObject<HTMLElement | null>;
  readonly onChange: (filters: TournamentFilters) => void;
}

const NO_FILTERS = readFilters(new URLSearchParams());

const choices = (modes: readonly string[]) =>
  [
    {
      name: 'state',
      label: words.state,
      all: words.everyState,
      options: [
        { value: OPEN_STATE, label: words.open },
        { value: IN_PLAY_STATE, label: words.inPlay },
      ],
    },
    {
      name: 'mode',
      label: words.mode,
      all: words.everyMode,
      options: modes.map((mode) => ({ value: mode, label: gameModeLabel(mode) })),
    },
    ...FILTERED_CHOICES.map((name) => ({
      name,
      label: SETTING_NAMES[name],
      all: words.everyChoice,
      options: Object.entries(CHOICE_LABELS[name]).map(([value, label]) => ({ value, label })),
    })),
    {
      name: 'fee',
      label: words.feeFilter,
      all: words.everyChoice,
      options: [
        { value: FREE, label: words.free },
        { value: WITH_FEE, label: words.withFee },
      ],
    },
  ] as const;

export function FilterBar({ filters, modes, found, summary, onChange }: FilterBarProps) {
  const [chosen, choose] = useOptimistic(filters);
  const [openAtFirst] = useState(() => isFiltering(filters));
  const change = (changes: Partial<TournamentFilters>) => {
    const next = { ...chosen, ...changes };
    startTransition(() => {
      choose(next);
      onChange(next);
    });
  };
  const clear = () => {
    change(NO_FILTERS);
    summary.current?.focus();
  };
  const search = useTypedEarly(chosen.text, (text) => change({ text }));
  return (
    <details className={cx('surface group mb-4', !isFiltering(chosen) && 'filter-idle')} open={openAtFirst}>
      <summary
        ref={summary}
        className="flex min-h-14 list-none items-center gap-3 rounded-lg px-[min(1.25rem,5.5vw)] py-3 font-semibold"
      >
        <Icon name="search" className="size-5 text-ember" />
        <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
          {words.searchAndFilter}
          {isFiltering(chosen) && <span className="text-gold">{found}</span>}
        </span>
        <Icon name="chevron" className="size-5 text-ember transition-transform group-open:turned" />
      </summary>
      <search className="pad grid gap-4 border-t border-line sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          ref={search}
          label={words.search}
          required="unmarked"
          type="search"
          autoCorrect="off"
          value={chosen.text}
          placeholder={words.searchHint}
          onChange={(event) => change({ text: event.target.value })}
        />
        {choices(modes).map(({ name, label, all, options }) => (
          <SelectField
            key={name}
            label={label}
            required="unmarked"
            value={chosen[name]}
            placeholder={all}
            options={options}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
        {isFiltering(chosen) && (
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="font-semibold text-gold sm:hidden">{found}</span>
            <Button variant="ghost" icon="close" onClick={clear}>
              {words.clear}
            </Button>
          </div>
        )}
      </search>
    </details>
  );
}
