import { sentence } from '@copa/domain/sentence';
import { counted } from '@copa/domain/words/counted';

export const loading = 'Cargando torneos…';
export const failedTitle = 'No pudimos cargar los torneos';
export const failedText = (seconds: number) =>
  `Revisa tu conexión a internet. Seguiremos intentando cada ${seconds} segundos.`;
export const staleSince = (moment: string) =>
  sentence(`Sin conexión con los torneos. Última actualización: ${moment}`);
export const noneTitle = 'NO HAY TORNEOS ACTIVOS';
export const backHome = 'Volver al inicio';
export const noneText = 'Estamos preparando el próximo. Únete a la comunidad para enterarte primero.';
export const listFull = (most: number) =>
  `Aquí caben ${most} torneos. Si falta alguno, aparece cuando termine otro.`;
export const noneMatchesTitle = 'Ningún torneo coincide';
export const clearFilters = 'Ver todos los torneos';
export const noneMatchesText = 'Prueba con otra búsqueda o quita los filtros.';

export const searchAndFilter = 'Buscar y filtrar';
export const search = 'Buscar';
export const searchHint = 'Nombre o mapa';
export const mode = 'Modo';
export const everyMode = 'Todos';
export const everyChoice = 'Todas';
export const feeFilter = 'Inscripción';
export const free = 'Gratis';
export const withFee = 'Con cuota';
export const openOnly = 'Solo con inscripciones abiertas';
export const clear = 'Quitar filtros';

export const fee = (amount: string) => `Inscripción: $${amount}`;
export const inPlay = 'En juego';
export const show = 'VER TORNEO';
export const wayInto = (button: string, tournament: string) => `${button}: ${tournament}`;

export const next = 'Próximos torneos';
export const showAll = 'Ver todos';

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
