const MEDALS: Readonly<Record<number, string>> = { 1: '🥇', 2: '🥈', 3: '🥉' };

export const points = (count: number) => `${count} ${Math.abs(count) === 1 ? 'punto' : 'puntos'}`;
export const prizeDelivered = (day: string) => `Premio entregado el ${day}`;
export const prizeDue = (day: string | null) =>
  day === null ? 'Premio por entregar' : `Premio por entregar, antes del ${day}`;

/** Bold as WhatsApp writes it. */
export const head = (tournament: string) => `*${tournament}: así quedó el podio*`;
export const line = (rank: number, name: string, count: number | null) =>
  `${MEDALS[rank] ?? ''} ${rank}.º ${name}${count === null ? '' : `: ${points(count)}`}`.trim();
export const thanks = '¡Gracias por jugar! La tabla completa:';
