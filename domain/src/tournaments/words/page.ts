import { theFirst } from './reservation.ts';

export const registrationTitle = (tournament: string) => `Inscripción: ${tournament}`;
export const rulesTitle = (tournament: string) => `Reglas del torneo: ${tournament}`;
export const unknownYet = 'Por confirmar';
export const cancelledForNoReason = 'Este torneo no se jugará.';
export const deadlineAtStart = 'Al empezar el torneo';
export const freeEntry = 'Gratis';
export const paidToOrganisers =
  'La inscripción se paga a la organización, nunca en este sitio. Pregúntale cómo.';
export const seeBoard = 'Ver la tabla';
export const wasToBe = (start: string) => `Fecha prevista: ${start}`;

export const register = 'Inscribirme';
export const joinWaitlist = 'Entrar en lista de espera';
export const onlyFor = (join: string, first: number) => `${join} (${theFirst(first)} de la temporada)`;
