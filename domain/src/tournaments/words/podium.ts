import { isolated } from '../../sentence.ts';
import { bold } from '../../words/bold.ts';
import { pointsText } from '../../words/counted.ts';

const MEDALS: Readonly<Record<number, string>> = { 1: '🥇', 2: '🥈', 3: '🥉' };

export const head = (tournament: string) => bold(`${tournament}: así quedó el podio`);
export const line = (rank: number, name: string, points: number | null) =>
  `${MEDALS[rank] ?? ''} ${rank}.º ${isolated(name)}${points === null ? '' : `: ${pointsText(points)}`}`.trim();
export const thanks = '¡Gracias por jugar! La tabla completa:';
