import type { RoomAddress } from '@copa/domain/day/room';
import { roomName } from '@copa/domain/day/room';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { MatchChooser } from './match-chooser.tsx';
import { RollCall } from './roll-call.tsx';
import type { Seated } from './seated.ts';

interface PastRollProps {
  readonly tournament: Pick<Tournament, 'id' | 'stage' | 'date' | 'roomsRevision'>;
  readonly lobbies: readonly string[];
  readonly unitsAt: (address: RoomAddress) => readonly Seated[];
  readonly matches: number | null;
  readonly now: Date;
}

/** Shows the rolls of an ended tournament in a folded part, where organisers can remove an absence. */
export function PastRoll({ tournament, lobbies, unitsAt, matches, now }: PastRollProps) {
  const [chosen, setChosen] = useState<{ lobby: string | null; match: number } | null>(null);
  const first = lobbies.length > 1 ? (lobbies[0] ?? null) : null;
  const address: RoomAddress = chosen ?? { lobby: first, match: 1 };
  return (
    <RollCall
      key={roomName(address)}
      tournament={tournament}
      units={unitsAt(address)}
      address={address}
      begins={tournament.date}
      now={now}
      isPresent={false}
      past={chosen !== null || tournament.roomsRevision > 0 ? 'all' : 'begun'}
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
