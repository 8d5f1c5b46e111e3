import { counted } from '@copa/domain/words/counted';

export const historyLoading = 'Cargando historial…';
export const showEarlier = 'Ver torneos anteriores';
export const earlierFailed = 'No pudimos cargar los anteriores. Inténtalo de nuevo.';
export const earlierAdded = (count: number) =>
  counted(count, 'torneo anterior agregado', 'torneos anteriores agregados');
export const historyFailedTitle = 'No pudimos cargar el historial';
export const kindAndCount = (modality: string, count: number, alone: boolean) =>
  `${modality} · ${alone ? counted(count, 'participante', 'participantes') : counted(count, 'equipo', 'equipos')}`;
export const seasons = 'Temporadas';
export const earlierSeasons = 'Temporadas anteriores';
export const resultsToCome = 'Resultados por publicar.';
export const board = 'Tabla de posiciones';
export const historyToComeTitle = 'Próximamente';
export const showActive = 'Ver torneos activos';
export const historyToComeText =
  'Aquí vas a encontrar los torneos anteriores, sus resultados y a quienes se llevaron el premio.';
