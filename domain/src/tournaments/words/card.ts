import { sentence } from '../../sentence.ts';

export function countText(tournaments: number): string {
  return tournaments === 1 ? '1 torneo' : `${tournaments} torneos`;
}
export const dateToCome = 'Fecha por confirmar';

export const moved = (before: string, now: string | null) =>
  `Antes: ${sentence(before)} Ahora: ${sentence(now ?? 'por confirmar')}`;

const WITH_ARTICLE = /^(temporada|liga|copa|serie)\b/i;
export const countsFor = (season: string) => `Cuenta para ${WITH_ARTICLE.test(season) ? 'la ' : ''}${season}`;
