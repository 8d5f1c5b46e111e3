import type { Stage } from '@copa/domain/play/stage';
import type { TieBreak } from '@copa/domain/play/stage-terms';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { UNIT_WORDS } from '../../words/stages.ts';

export const TIE_BREAKS: Readonly<Record<TieBreak, string>> = {
  booyahs: 'Booyahs',
  kills: 'bajas',
  'last-placement': 'puesto en la última partida',
};

const CARRIES: Readonly<Record<Stage['carry'], string>> = {
  none: 'Todos empiezan de cero.',
  points: 'Traen los puntos de la fase anterior.',
  half: 'Traen la mitad de los puntos de la fase anterior.',
};

/** The rules of the points, in words. */
export function RulesText({ stage, tournament }: { stage: Stage; tournament: Tournament }) {
  const { points, tieBreak, maps, lobbySize, carry, number } = stage;
  const breaks = tieBreak.map((by) => TIE_BREAKS[by]).join(', luego ');
  return (
    <ul className="grid gap-1 text-sm text-mist">
      <li>
        Puesto: {points.placement.length === 0 ? 'no da puntos' : points.placement.join(' · ')}. Cada baja:{' '}
        {points.perKill}
        {points.killCap !== null && `, hasta ${points.killCap} por partida`}.
      </li>
      <li>{breaks === '' ? 'Sin desempate.' : `Desempata: ${breaks}.`}</li>
      <li>
        Hasta {lobbySize} {UNIT_WORDS[tournament.modality].many} por lobby.
        {maps.length > 0 && ` Mapas: ${maps.join(', ')}.`}
      </li>
      {number > 1 && <li>{CARRIES[carry]}</li>}
    </ul>
  );
}
