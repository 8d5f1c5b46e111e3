import { PRIZE_DELIVERY_DAYS } from '../../limits.ts';
import { counted } from '../../words/counted.ts';

export const prizeDelivered = (day: string) => `Premio entregado el ${day}`;
export const prizeDue = (day: string | null) =>
  day === null ? 'Premio por entregar' : `Premio por entregar, antes del ${day}`;
export const prizeOverdue = (days: number) =>
  `Con atraso: el torneo terminó hace ${counted(days, 'día', 'días')}, y los premios se entregan en ${PRIZE_DELIVERY_DAYS}.`;
export const sharedRank = 'Empate: nada los separó y comparten el puesto';
