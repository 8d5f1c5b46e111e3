import { type RoomAddress, roomName } from '@copa/domain/day/room';
import { MATCHES_MAX } from '@copa/domain/limits';
import { useState } from 'react';
import { FilterSelect } from '../../../../components/admin/filter-select.tsx';
import * as words from '../../words/admin-room.ts';
import { lobbiesOf } from '../day-units.ts';
import type { Day } from '../use-day.ts';
import { RollCall } from './roll-call.tsx';
import { RoomSection } from './room-section.tsx';

/** Room and roll of one match at a time, in each lobby by itself once there is more than one. */
export function MatchesSection({ day, now }: { day: Day; now: Date }) {
  const [match, setMatch] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const lobbies = lobbiesOf(day);
  const lobby = lobbies.length > 1 ? (lobbies.find((each) => each === chosen) ?? lobbies[0] ?? null) : null;
  const address: RoomAddress = { lobby, match };
  const key = roomName(address);
  return (
    <>
      <div className="flex flex-wrap gap-3 *:flex-auto">
        {lobby !== null && (
          <FilterSelect label={words.lobby} value={lobby} onChange={(value) => setChosen(value ?? null)}>
            {lobbies.map((each) => (
              <option key={each} value={each}>
                {words.lobbyNamed(each.toUpperCase())}
              </option>
            ))}
          </FilterSelect>
        )}
        <FilterSelect
          label={words.match}
          value={String(match)}
          onChange={(value) => setMatch(Number(value ?? 1))}
        >
          {Array.from({ length: MATCHES_MAX }, (_, index) => (
            <option key={index} value={String(index + 1)}>
              {words.matchNumbered(index + 1)}
            </option>
          ))}
        </FilterSelect>
      </div>
      <RoomSection key={`sala-${key}`} day={day} address={address} now={now} />
      <RollCall key={`lista-${key}`} day={day} address={address} />
    </>
  );
}
