import type { Stage } from '@copa/domain/play/stage';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { TIE_BREAKS, UNIT_WORDS } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';

/** The rules of the points, in words. */
export function RulesText({ stage, tournament }: { stage: Stage; tournament: Tournament }) {
  const { points, tieBreak, maps, lobbySize, carry, number } = stage;
  return (
    <ul className="grid gap-1 text-sm text-mist">
      <li>{words.pointRules(points)}</li>
      <li>{words.tieBreaks(tieBreak.map((by) => TIE_BREAKS[by]))}</li>
      <li>{words.lobbyRules(lobbySize, UNIT_WORDS[tournament.modality].many, maps)}</li>
      {number > 1 && <li>{words.carries[carry]}</li>}
    </ul>
  );
}
