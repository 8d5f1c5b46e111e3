import type { RoomAddress } from '@copa/domain/day/room';
import { roomName } from '@copa/domain/day/room';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { MatchChooser } from './match-chooser.tsx';
import { RollCall } from './roll-call.tsx';
import type { Seated } from './seated.ts';

interface PastRollProps {
  readonly tournament: Pick<Tournament, 'id' | 'stage' | 'date' | 'cancelledAt' | 'roomsRevision'>;
  readonly lobbies: readonly string[];
  readonly unitsAt: (address: RoomAddress) => readonly Seated[];
  readonly matches: number | null;
  readonly isWhole: boolean;
  readonly now: Date;
}

export function PastRoll({ tournament, lobbies, unitsAt, matches, isWhole, now }: PastRollProps) {
  const [chosen, setChosen] = useState<{ lobby: string | null; match: number } | null>(null);
  if (!mayHaveRoll(tournament)) return null;
  const first = lobbies.length > 1 ? (lobbies[0] ?? null) : null;
  const address: RoomAddress = chosen ?? { lobby: first, match: 1 };
  return (
    <RollCall
      key={roomName(address)}
      tournament={tournament}
      units={unitsAt(address)}
      address={address}
      isWhole={isWhole}
      begins={tournament.date}
      now={now}
      // Choosing a match mounts a new `RollCall`, which must be open too.
      isPresent={chosen !== null}
      isPast
    >
      <MatchChooser
        {...address}
        lobbies={lobbies}
        matches={matches}
        onLobby={(lobby) => setChosen({ lobby, match: 1 })}
        onMatch={(match) => setChosen({ ...address, match })}
      />
    </RollCall>
  );
}

/** A tournament that was cancelled before its start can have a roll only if a room was set. */
function mayHaveRoll({ date, cancelledAt, roomsRevision }: PastRollProps['tournament']): boolean {
  return cancelledAt === null || roomsRevision > 0 || (date !== null && date <= cancelledAt);
}
