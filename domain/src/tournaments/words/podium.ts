const MEDALS: Readonly<Record<number, string>> = { 1: '🥇', 2: '🥈', 3: '🥉' };

/** The asterisks make the line bold in WhatsApp. */
export const head = (tournament: string) => `*${tournament}: así quedó el podio*`;
export const line = (rank: number, name: string, points: number | null) =>
  `${MEDALS[rank] ?? ''} ${rank}.º ${name}${points === null ? '' : `: ${points} ${Math.abs(points) === 1 ? 'punto' : 'puntos'}`}`.trim();
export const thanks = '¡Gracias por jugar! La tabla completa:';
