import { matchName as boardMatchName } from '@copa/domain/play/board/words';
import type { Match } from '@copa/domain/play/match';
import { parseMatchId } from '@copa/domain/play/match';
import type { MatchState } from '@copa/domain/play/match-state';
import { MATCH_FIGURES } from '@copa/domain/play/result/figures';
import type { Result } from '@copa/domain/play/result/result';
import type { Entrant, Stage } from '@copa/domain/play/stage';
import { figureText } from '@copa/domain/play/words/figures';
import { ordinal } from '@copa/domain/words/counted';
import type { Tone } from '../../../components/badge.tsx';
import { ofLobby } from '../../../components/words/admin.ts';

export function entrantName({ name, tag, number }: Pick<Entrant, 'name' | 'tag' | 'number'>): string {
  if (name === '') return `Jugador ${number}`;
  return tag === '' ? name : `${name} [${tag}]`;
}

export function namesOf({ entrants }: Pick<Stage, 'entrants'>): (unitId: string) => string {
  const names = new Map(entrants.map((entrant) => [entrant.id, entrantName(entrant)]));
  return (unitId) => names.get(unitId) ?? 'Ya no juega';
}

export function matchName(id: string): string {
  return boardMatchName(parseMatchId(id));
}

/** Names the lobby too, if there are several. */
export function longMatchName(id: string, { lobbies }: Pick<Stage, 'lobbies'>): string {
  return lobbies.length > 1 ? `${matchName(id)}${ofLobby(parseMatchId(id).lobby)}` : matchName(id);
}

export type ShownState = MatchState | 'none' | 'ready' | 'protested';

export const cancelled = 'Este torneo está cancelado: no se juega ni se corrige nada.';
export const MATCH_STATES: Readonly<Record<ShownState, { label: string; tone: Tone }>> = {
  none: { label: 'Por anotar', tone: 'neutral' },
  draft: { label: 'A medias', tone: 'warning' },
  ready: { label: 'Lista para publicar', tone: 'warning' },
  provisional: { label: 'Provisional', tone: 'info' },
  protested: { label: 'Con protesta', tone: 'warning' },
  official: { label: 'Oficial', tone: 'success' },
  void: { label: 'Anulada', tone: 'danger' },
};

export const STAGE_STATES: Readonly<Record<Stage['state'] | 'drawn', { label: string; tone: Tone }>> = {
  draft: { label: 'Por empezar', tone: 'neutral' },
  drawn: { label: 'Lobbies listos', tone: 'info' },
  playing: { label: 'En juego', tone: 'fire' },
  closed: { label: 'Cerrada', tone: 'success' },
};

function placeText(placement: number | null): string {
  return placement === null ? 'sin puesto' : ordinal(placement);
}

export function resultText(result: Result | null): string {
  if (result === null) return 'sin anotar';
  return result.played
    ? [placeText(result.placement), ...MATCH_FIGURES.map((each) => figureText(each, result[each]))].join(', ')
    : 'no jugó';
}

export function matchOf(matches: readonly Match[], id: string): Match | null {
  return matches.find((match) => match.id === id) ?? null;
}
