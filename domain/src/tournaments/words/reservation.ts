import { RESERVED_FIRST_MAX } from '../../limits.ts';
import { capitalized, sentence } from '../../sentence.ts';

export type ReservedStanding = { readonly rank: number } | 'unranked' | 'unproven';

export const firstRange = `Ingresa un número entre 1 y ${RESERVED_FIRST_MAX}.`;
export const noStep = 'Di para cuántos es y hasta cuándo.';
export const twoSteps = 'Una reserva tiene como máximo dos pasos.';
export const fewerLater = 'Después entran los mismos o más, no menos.';
export const stepsInOrder = 'Esta hora va después de la primera.';
export const afterClose = 'La reserva termina antes de que cierren las inscripciones.';

export const theFirst = (count: number) => (count === 1 ? 'el primero' : `los primeros ${count}`);
const enter = (count: number) => (count === 1 ? 'entra' : 'entran');

export const forFirst = (first: number, until: string) =>
  `Hasta ${until} solo ${enter(first)} ${theFirst(first)} de la temporada.`;
export const thenFirst = (first: number, until: string) =>
  sentence(`Después ${enter(first)} ${theFirst(first)}, hasta ${until}`);
export const thenAll = (from: string) => `${capitalized(`desde ${from}`)} se inscribe cualquiera.`;

const PLACE = {
  unranked: 'Todavía no tienes puesto en la temporada.',
  unproven: 'Este ID no está entre ellos.',
} as const;

export function refusal(
  first: number,
  standing: ReservedStanding,
  until: string,
  next: number | null,
): string {
  const place = typeof standing === 'string' ? PLACE[standing] : `Vas ${standing.rank}.º.`;
  const wider = next === null ? 'se inscribe cualquiera' : `${enter(next)} ${theFirst(next)}`;
  return `Esta final es para ${theFirst(first)}. ${place} ${capitalized(`desde ${until}`)} ${wider}.`;
}
