import { MATCHES_MAX } from '@copa/domain/limits';
import { useState } from 'react';
import { FilterSelect } from '../../../../components/admin/filter-select.tsx';
import type { Day } from '../use-day.ts';
import { RollCall } from './roll-call.tsx';
import { RoomSection } from './room-section.tsx';

/** Room and roll of one match at a time. */
export function MatchesSection({ day, now }: { day: Day; now: Date }) {
  const [match, setMatch] = useState(1);
  return (
    <>
      <FilterSelect label="Partida" value={String(match)} onChange={(value) => setMatch(Number(value ?? 1))}>
        {Array.from({ length: MATCHES_MAX }, (_, index) => (
          <option key={index} value={String(index + 1)}>
            Partida {index + 1}
          </option>
        ))}
      </FilterSelect>
      <RoomSection key={`sala-${match}`} day={day} match={match} now={now} />
      <RollCall key={`lista-${match}`} day={day} match={match} />
    </>
  );
}
