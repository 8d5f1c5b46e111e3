import type { Entrant } from '@copa/domain/play/stage';
import { FilterSelect } from '../../../../components/admin/filter-select.tsx';
import { entrantName } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';

interface EntrantSelectProps {
  readonly label: string;
  readonly entrants: readonly Entrant[];
  readonly value: string;
  readonly onChange: (unitId: string) => void;
}

export function EntrantSelect({ entrants, ...select }: EntrantSelectProps) {
  return (
    <FilterSelect {...select}>
      <option value="">{words.choose}</option>
      {entrants
        .toSorted((one, other) => one.name.localeCompare(other.name, 'es'))
        .map((entrant) => (
          <option key={entrant.id} value={entrant.id}>
            {entrantName(entrant)}
          </option>
        ))}
    </FilterSelect>
  );
}
