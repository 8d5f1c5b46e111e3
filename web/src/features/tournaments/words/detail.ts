import { ADULT_AGE } from '@copa/domain/limits';
import { sentence } from '@copa/domain/sentence';
import type { PodiumLine } from '@copa/domain/tournaments/podium/podium-facts';

export const inPlay = 'En juego';
export const over = 'Finalizado';
export const prize = 'Premio';
export const places = 'Cupos';
export const fee = 'Inscripción';
export const cancelled = 'Torneo cancelado';
export const moved = 'Cambió de fecha';

export const date = 'Fecha';
export const time = 'Hora';
export const deadline = 'Cierre de inscripciones';
export const board = 'Tabla de posiciones';
export const showOthers = 'Ver otros torneos';
export const age = 'Edad';
export const adultsOnly = `Solo ${ADULT_AGE} años o más`;

export const results = 'Resultados';
export const prizes = 'Premios';
export const firstPlace = '1er lugar';
export const secondPlace = '2do lugar';
export const thirdPlace = '3er lugar';
export const prizeToCome = 'Por confirmar.';
export const rules = 'Reglas';
export const rulesToCome = 'Las reglas se publicarán próximamente.';
export const shareTitle = 'Comparte el torneo';
export const shareText = (name: string, start: string) => sentence(`${name}: ${start}`);
export const shareOpenText = (name: string, start: string, free: boolean) =>
  `${name}: ${start}. ${free ? '¡Inscríbete gratis!' : '¡Inscríbete!'}`;
export const sharePodium = (name: string, changeable: string, podium: readonly PodiumLine[]) =>
  [
    `${name}: así quedó el podio`,
    ...(changeable === '' ? [] : [changeable]),
    ...podium.map(({ rank, player, points }) => `${rank}.º ${player}${points && `: ${points}`}`),
  ].join('\n');
export const addToCalendar = 'Agregar al calendario';
export const dateNotSaved = 'No se pudo guardar. Vuelve a intentarlo.';
