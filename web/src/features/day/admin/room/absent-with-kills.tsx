import type { RoomAddress } from '@copa/domain/day/room';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useEffect } from 'react';
import { Button } from '../../../../components/button.tsx';
import * as words from '../../words/admin-room.ts';
import { useRollMarks } from './roll-marks.ts';

interface Killer {
  readonly id: string;
  readonly name: string;
  readonly kills: number;
}

export interface AbsentWithKillsProps {
  readonly tournament: Pick<Tournament, 'id' | 'stage'>;
  readonly lobby: string;
  readonly match: number;
  /** The units with kills in the match. */
  readonly killers: readonly Killer[];
  /** Called when the warning appears. The returned function is called when it disappears. */
  readonly onDoubt: () => () => void;
}

/**
 * Warns about units that have kills but were marked absent, in the roll of the lobby or of the whole
 * tournament.
 */
export default function AbsentWithKills({ lobby, match, ...shared }: AbsentWithKillsProps) {
  const addresses = [
    { lobby, match },
    { lobby: null, match },
  ];
  return addresses.map((address) => <OfRoll key={address.lobby} {...shared} address={address} />);
}

interface OfRollProps extends Pick<AbsentWithKillsProps, 'tournament' | 'killers' | 'onDoubt'> {
  readonly address: RoomAddress;
}

function OfRoll({ tournament, address, killers, onDoubt }: OfRollProps) {
  const roll = useRollMarks(tournament, address);
  const absent = killers.filter(({ id }) => roll.stateOf(id) === 'out');
  const isShown = absent.length > 0;
  useEffect(() => (isShown ? onDoubt() : undefined), [isShown, onDoubt]);
  if (!isShown) return null;
  return (
    <section
      aria-label={words.absentWithKills}
      className="grid gap-3 rounded-md border border-warning/60 p-3"
    >
      {absent.map(({ id, name, kills }) => (
        <div key={id} className="grid gap-2">
          <p className="wrap-anywhere text-warning">{words.absentHasKills(name, kills)}</p>
          <Button variant="secondary" onClick={() => roll.mark({ [id]: 'in' })}>
            {words.didPlay(name)}
          </Button>
        </div>
      ))}
    </section>
  );
}
