import { matchName as boardMatchName } from '@copa/domain/play/board/words';
import type { Match, Result } from '@copa/domain/play/match';
import { parseMatchId } from '@copa/domain/play/match';
import type { MatchState } from '@copa/domain/play/match-state';
import type { Entrant, Stage } from '@copa/domain/play/stage';
import type { Advance, Finish, TieBreak } from '@copa/domain/play/stage-terms';
import type { Tone } from '../../../components/badge.tsx';
import { counted } from '../../../lib/counted.ts';

export function entrantName({ name, tag, number }: Pick<Entrant, 'name' | 'tag' | 'number'>): string {
  if (name === '') return `Jugador ${number}`;
  return tag === '' ? name : `${name} [${tag}]`;
}

/** `Los Fénix`, by the names of the stage. */
export function namesOf({ entrants }: Pick<Stage, 'entrants'>): (unitId: string) => string {
  const names = new Map(entrants.map((entrant) => [entrant.id, entrantName(entrant)]));
  return (unitId) => names.get(unitId) ?? 'Ya no juega';
}

/** `Partida 2`, as the board calls it. */
export function matchName(id: string): string {
  return boardMatchName(parseMatchId(id));
}

export const MATCH_STATES: Readonly<Record<MatchState | 'none', { label: string; tone: Tone }>> = {
  none: { label: 'Por anotar', tone: 'neutral' },
  draft: { label: 'A medias', tone: 'warning' },
  provisional: { label: 'Provisional', tone: 'info' },
  official: { label: 'Oficial', tone: 'success' },
  void: { label: 'Anulada', tone: 'danger' },
};

export const STAGE_STATES: Readonly<Record<Stage['state'], { label: string; tone: Tone }>> = {
  draft: { label: 'Sin sortear', tone: 'neutral' },
  playing: { label: 'En juego', tone: 'fire' },
  closed: { label: 'Cerrada', tone: 'success' },
};

function placeText(placement: number | null): string {
  return placement === null ? 'sin puesto' : `${placement}.º`;
}

export function killsText(kills: number | null): string {
  return kills === null ? 'bajas sin contar' : counted(kills, 'baja', 'bajas');
}

/** `3.º, 5 bajas`. */
export function resultText(result: Result | null): string {
  if (result === null) return 'sin anotar';
  return result.played ? `${placeText(result.placement)}, ${killsText(result.kills)}` : 'no jugó';
}

export function finishText(finish: Finish): string {
  const matches = counted(finish.matches, 'partida', 'partidas');
  if (finish.kind === 'matches') return `${matches} por lobby.`;
  if (finish.kind === 'champion-rush') {
    return `Champion Rush: quien empieza una partida con ${finish.threshold} puntos y la gana es campeón; como máximo ${matches}.`;
  }
  return finish.by === 'points'
    ? `Al mejor de ${finish.matches}: suma de ${matches}.`
    : `Al mejor de ${finish.matches}: gana quien hace ${Math.floor(finish.matches / 2) + 1} Booyahs.`;
}

export function advanceText({ perLobby, byTable }: Advance): string {
  if (perLobby === 0 && byTable === 0) return 'Es la última fase: de aquí sale el campeón.';
  const first = perLobby === 1 ? 'el primero de cada lobby' : `los primeros ${perLobby} de cada lobby`;
  const best = byTable === 1 ? 'el mejor de la tabla' : `los ${byTable} mejores de la tabla`;
  const who = [...(perLobby > 0 ? [first] : []), ...(byTable > 0 ? [best] : [])].join(' y ');
  const isOne = perLobby + byTable === 1;
  return `${isOne ? 'Pasa' : 'Pasan'} ${who}.`;
}

export const TIE_BREAKS: Readonly<Record<TieBreak, string>> = {
  booyahs: 'Booyahs',
  kills: 'bajas',
  'last-placement': 'puesto en la última partida',
};

/** Words for a unit of the tournament's modality. */
export const UNIT_WORDS = {
  solo: { one: 'jugador', many: 'jugadores' },
  duo: { one: 'dúo', many: 'dúos' },
  squad: { one: 'escuadra', many: 'escuadras' },
} as const;

export function matchOf(matches: readonly Match[], id: string): Match | null {
  return matches.find((match) => match.id === id) ?? null;
}
