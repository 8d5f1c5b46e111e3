import type { Entrant } from '@copa/domain/play/stage';
import type { ComponentProps } from 'react';
import { FilterSelect } from '../../../../components/admin/filter-select.tsx';
import { entrantName } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';

interface EntrantSelectProps
  extends Pick<ComponentProps<typeof FilterSelect>, 'label' | 'value' | 'onChange'> {
  readonly entrants: readonly Entrant[];
}

export function EntrantSelect({ entrants, ...select }: EntrantSelectProps) {
  const options = entrants
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'))
    .map((entrant) => ({ value: entrant.id, label: entrantName(entrant) }));
  return <FilterSelect {...select} placeholder={words.choose} options={options} />;
}
