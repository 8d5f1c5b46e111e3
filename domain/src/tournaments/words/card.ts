import { sentence } from '../../sentence.ts';
import { counted } from '../../words/counted.ts';

export function countText(tournaments: number): string {
  return counted(tournaments, 'torneo', 'torneos');
}
export const moreInPlay = (count: number) => `y ${count} más en juego`;

export const dateToCome = 'Fecha por confirmar';

export const moved = (before: string, now: string | null) =>
  `Antes: ${sentence(before)} Ahora: ${sentence(now ?? 'por confirmar')}`;

const WITH_ARTICLE = /^(temporada|liga|copa|serie)\b/i;
export const countsFor = (season: string) => `Cuenta para ${WITH_ARTICLE.test(season) ? 'la ' : ''}${season}`;

export const MAPS_IN_LINE = /\bpartidas? en (.+)\.$/;
