import { FILTERED_CHOICES } from '@copa/domain/tournaments/list-filters';
import { CHOICE_LABELS, CHOICE_NAMES } from '@copa/domain/tournaments/words/choices';
import { startTransition, useOptimistic, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SelectField, TextField } from '../../../../components/fields/text-field.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { useTypedEarly } from '../../../../lib/built-page/use-typed-early.ts';
import { gameModeLabel } from '../../tournament-words.ts';
import * as words from '../../words/list.ts';
import { isFiltering, readFilters, type TournamentFilters } from './tournament-filters.ts';

interface FilterBarProps {
  readonly filters: TournamentFilters;
  readonly modes: readonly string[];
  readonly onChange: (filters: TournamentFilters) => void;
}

const NO_FILTERS = readFilters(new URLSearchParams());

const choices = (modes: readonly string[]) =>
  [
    {
      name: 'mode',
      label: words.mode,
      all: words.everyMode,
      options: modes.map((mode) => ({ value: mode, label: gameModeLabel(mode) })),
    },
    ...FILTERED_CHOICES.map((name) => ({
      name,
      label: CHOICE_NAMES[name],
      all: words.everyChoice,
      options: Object.entries(CHOICE_LABELS[name]).map(([value, label]) => ({ value, label })),
    })),
    {
      name: 'fee',
      label: words.feeFilter,
      all: words.everyChoice,
      options: [
        { value: 'gratis', label: words.free },
        { value: 'cuota', label: words.withFee },
      ],
    },
    {
      name: 'state',
      label: words.state,
      all: words.everyState,
      options: [
        { value: 'abiertos', label: words.open },
        { value: 'en-juego', label: words.inPlay },
      ],
    },
  ] as const;

export function FilterBar({ filters, modes, onChange }: FilterBarProps) {
  const [chosen, choose] = useOptimistic(filters);
  const [openAtFirst] = useState(() => isFiltering(filters));
  const summary = useRef<HTMLElement>(null);
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
    <details className="surface group mb-6" open={openAtFirst}>
      <summary
        ref={summary}
        className="flex min-h-14 list-none items-center gap-3 rounded-lg px-[min(1.25rem,5.5vw)] py-3 font-semibold"
      >
        <Icon name="search" className="size-5 text-ember" />
        <span className="min-w-0 flex-1">{words.searchAndFilter}</span>
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
          <Button variant="ghost" icon="close" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </search>
    </details>
  );
}
