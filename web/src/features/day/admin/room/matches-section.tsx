import { isRoomOf, type RoomAddress, roomName } from '@copa/domain/day/room';
import { useState } from 'react';
import { lobbiesOf } from '../day-units.ts';
import type { Day } from '../use-day.ts';
import { MatchChooser } from './match-chooser.tsx';
import { RollCall } from './roll-call.tsx';
import { RoomSection, useRooms } from './room-section.tsx';
import { seatedUnits } from './seated.ts';

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
  const chooser = <MatchChooser {...{ lobby, lobbies, match }} onLobby={setChosen} onMatch={setMatch} />;
  return (
    <>
      {isPresent && chooser}
      <RoomSection key={`sala-${key}`} {...{ day, address, now, rooms }} isPresent={isPresent && !isSet}>
        {!isPresent && chooser}
      </RoomSection>
      <RollCall
        key={`lista-${key}`}
        tournament={day.tournament}
        units={seatedUnits(day, address)}
        address={address}
        isPresent={isPresent && isSet}
      />
    </>
  );
}
