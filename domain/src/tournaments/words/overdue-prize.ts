import { PRIZE_DELIVERY_DAYS } from '../../limits.ts';
import { counted } from '../../words/counted.ts';

export const prizeOverdue = (days: number) =>
  `Con atraso: el torneo terminó hace ${counted(days, 'día', 'días')}, y los premios se entregan en ${PRIZE_DELIVERY_DAYS}.`;
