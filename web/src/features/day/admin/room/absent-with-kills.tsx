import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useEffect } from 'react';
import { Button } from '../../../../components/button.tsx';
import * as words from '../../words/admin-room.ts';
import { type RollMarks, useRollMarks } from './roll-marks.ts';

interface Killer {
  readonly id: string;
  readonly name: string;
  readonly kills: number;
}

export interface AbsentWithKillsProps {
  readonly tournament: Pick<Tournament, 'id' | 'stage'>;
  readonly lobby: string;
  readonly match: number;
  readonly killers: readonly Killer[];
  readonly onAnswer: (answer: 'unknown' | 'agrees' | 'differs') => void;
}

export default function AbsentWithKills(props: AbsentWithKillsProps) {
  const { tournament, lobby, match, killers, onAnswer } = props;
  const ofLobby = useRollMarks(tournament, { lobby, match });
  const ofAll = useRollMarks(tournament, { lobby: null, match });
  const asked = Object.entries({ ofLobby, ofAll }).map(([key, roll]) => ({
    key,
    roll,
    absent: killers.filter(({ id }) => roll.stateOf(id) === 'out'),
  }));
  const differs = asked.some(({ absent }) => absent.length > 0);
  const answer = differs ? 'differs' : ofLobby.isKnown && ofAll.isKnown ? 'agrees' : 'unknown';
  useEffect(() => {
    onAnswer(answer);
    return () => onAnswer('unknown');
  }, [answer, onAnswer]);
  return asked.map(
    ({ key, roll, absent }) => absent.length > 0 && <Absent key={key} roll={roll} absent={absent} />,
  );
}

function Absent({ roll, absent }: { roll: RollMarks; absent: readonly Killer[] }) {
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
