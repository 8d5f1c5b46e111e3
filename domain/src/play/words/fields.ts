import {
  LOBBY_SIZE_MAX,
  PLACEMENT_POINTS_MAX,
  POINTS_MAX,
  PROTEST_PICTURES_MAX,
  PROTEST_REASON_MIN,
  STAGE_MATCHES_MAX,
  STAGES_MAX,
} from '../../limits.ts';
import { FIGURE_LIMITS, MATCH_FIGURES, type MatchFigure } from '../result/figures.ts';
import { FIGURE_WORDS } from './figures.ts';

export const noStageName = 'Escribe el nombre de la fase.';
export const noLobbySize = 'Ingresa cuántos juegan en cada lobby.';
export const atLeastTwo = 'Al menos 2.';
export const lobbySizeMost = `Como máximo ${LOBBY_SIZE_MAX}.`;
export const noMap = 'Escribe el mapa.';
export const repeatedTieBreak = 'Cada desempate va una sola vez.';
export const noStageNumber = 'Ingresa el número de la fase.';
export const tooManyStages = `Como máximo ${STAGES_MAX} fases.`;
export const matchCount = `Ingresa entre 1 y ${STAGE_MATCHES_MAX} partidas.`;
export const wholePoints = `Ingresa puntos enteros entre 0 y ${PLACEMENT_POINTS_MAX}.`;

export const noStages = 'Agrega al menos una fase.';
export const lastStageLast = 'Solo de la última fase no pasa nadie.';
export const stageRange = `La fase es un número entre 1 y ${STAGES_MAX}.`;
export const noReason = 'Escribe el motivo.';
export const noSeed = 'Escribe el código del sorteo.';
export const tooManyRows = `Como máximo ${LOBBY_SIZE_MAX} filas.`;
export const adjustmentPoints = `Ingresa puntos enteros entre -${POINTS_MAX} y ${POINTS_MAX}, sin el cero.`;

export const placementRange = `Ingresa un puesto entre 1 y ${LOBBY_SIZE_MAX}.`;
const named = MATCH_FIGURES.map((figure) => FIGURE_WORDS[figure].many);

export const figureRange = (figure: MatchFigure) =>
  `Ingresa entre 0 y ${FIGURE_LIMITS[figure]} ${FIGURE_WORDS[figure].many}.`;
export const absentWithResult = `Quien no jugó no tiene ${['puesto', ...named].join(' ni ')}.`;
export const invalidMatch = 'La partida no es válida.';

export const noProtestKind = 'Elige qué pasó.';
export const noProtestText = 'Cuenta qué pasó.';
export const pictureRange = `La captura es un número entre 1 y ${PROTEST_PICTURES_MAX}.`;
export const reasonTooShort = `Explica la decisión en al menos ${PROTEST_REASON_MIN} letras: la lee quien protesta.`;

export const shownOrNot = 'Di si la página se muestra o no.';
