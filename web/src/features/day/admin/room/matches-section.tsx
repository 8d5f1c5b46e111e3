import { isRoomOf, type RoomAddress, roomName } from '@copa/domain/day/room';
import { MATCHES_MAX } from '@copa/domain/limits';
import { useState } from 'react';
import { FilterSelect } from '../../../../components/admin/filter-select.tsx';
import * as words from '../../words/admin-room.ts';
import { lobbiesOf } from '../day-units.ts';
import type { Day } from '../use-day.ts';
import { RollCall } from './roll-call.tsx';
import { RoomSection, useRooms } from './room-section.tsx';

/** Room and roll of one match at a time, in each lobby by itself once there is more than one. */
interface MatchesSectionProps {
  readonly day: Day;
  readonly now: Date;
  readonly isPresent: boolean;
}

export function MatchesSection({ day, now, isPresent }: MatchesSectionProps) {
  const [match, setMatch] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const lobbies = lobbiesOf(day);
  const lobby = lobbies.length > 1 ? (lobbies.find((each) => each === chosen) ?? lobbies[0] ?? null) : null;
  const address: RoomAddress = { lobby, match };
  const key = roomName(address);
  const rooms = useRooms(day.tournament);
  const isSet = rooms.data?.rooms.some((each) => isRoomOf(each, address)) ?? false;
  const chooser = (
    <div className="flex flex-wrap gap-x-3 gap-y-2 *:flex! *:flex-auto *:items-center *:gap-3 *:whitespace-nowrap [&_select]:min-w-0 [&_select]:flex-1">
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
  );
  return (
    <>
      {isPresent && chooser}
      <RoomSection key={`sala-${key}`} {...{ day, address, now, rooms }} isPresent={isPresent && !isSet}>
        {!isPresent && chooser}
      </RoomSection>
      <RollCall key={`lista-${key}`} day={day} address={address} isPresent={isPresent && isSet} />
    </>
  );
}
