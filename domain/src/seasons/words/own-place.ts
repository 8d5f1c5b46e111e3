import { numberText } from '../../words/counted.ts';

interface Standing {
  readonly rank: number | null;
  readonly ranked: number;
  readonly behind: { readonly rank: number; readonly points: number } | null;
  readonly tournamentsLeft: number;
  readonly isOver: boolean;
}

export function standing({ rank, ranked, behind, tournamentsLeft, isOver }: Standing): string {
  if (rank === null) {
    if (isOver) return 'Quedaste sin puesto en la temporada.';
    if (tournamentsLeft === 1) return 'Te falta 1 torneo para tener puesto en la temporada.';
    return `Te faltan ${tournamentsLeft} torneos para tener puesto en la temporada.`;
  }
  if (isOver) return `Quedaste ${rank}.º de ${ranked} en la temporada.`;
  const place = `Vas ${rank}.º de ${ranked} en la temporada`;
  if (behind === null) return `${place}.`;
  const { points } = behind;
  if (points === 0) return `${place}, con los mismos puntos que el ${behind.rank}.º.`;
  return `${place}; ${points === 1 ? 'te falta 1' : `te faltan ${points}`} para el ${behind.rank}.º.`;
}

export const gained = (worth: number, counts: boolean) =>
  counts
    ? `Sumaste ${numberText(worth)}.`
    : `Hiciste ${numberText(worth)}; no está entre tus mejores y no suma.`;
