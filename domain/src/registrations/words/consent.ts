import { ADULT_AGE, MIN_AGE, PRIZE_DELIVERY_DAYS } from '../../limits.ts';
import { counted } from '../../words/counted.ts';

export const howOld = '¿Cuántos años tienes?';
export const AGE_LABELS = {
  adult: `Tengo ${ADULT_AGE} años o más`,
  minor: `Tengo de ${MIN_AGE} a ${ADULT_AGE - 1}`,
} as const;
export const tooYoungLabel = `Tengo menos de ${MIN_AGE}`;
export const tooYoung = `Para jugar hay que tener al menos ${MIN_AGE} años. ¡Te esperamos cuando los cumplas!`;
export const noAge = 'Elige tu edad.';
export const adultsOnly = `Este torneo es solo para quienes tienen ${ADULT_AGE} años o más.`;
export const noGuardian = 'Escribe quién es tu adulto responsable.';
export const guardianName = 'El nombre de tu adulto responsable es obligatorio';
export const guardianPhone = 'El teléfono de tu adulto responsable es obligatorio';
export const ownPhone = 'Escribe el teléfono de tu adulto responsable, no el tuyo.';

export const needsConsent = 'Falta permiso';
export const noConsentFrom = (names: string) => `Falta el permiso del adulto responsable de ${names}.`;
export const ageOf = { adult: `${ADULT_AGE} o más`, minor: `${MIN_AGE} a ${ADULT_AGE - 1}` } as const;
export const ageUnknown = 'No declarada';

interface CameAbout {
  readonly seconds: number;
  readonly sameNetwork: boolean | null;
}

function elapsed(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  const hours = Math.floor(seconds / 3600);
  if (hours < 24) return `${hours} h`;
  return counted(Math.floor(hours / 24), 'día', 'días');
}

export function consentGiven(cameAbout: CameAbout | null): string {
  if (cameAbout === null) return 'Permiso dado';
  const { seconds, sameNetwork } = cameAbout;
  const network = sameNetwork === null ? '' : `, desde ${sameNetwork ? 'la misma' : 'otra'} red`;
  return `Permiso dado ${elapsed(seconds)} después${network}`;
}

export const noPurpose = 'Di para qué es: el permiso o un premio.';
export const noGuardianNamed = 'Este jugador no nombró a un adulto responsable.';
export const consentThere = 'El permiso ya está dado: no hace falta escribirle a su adulto responsable.';
export const contactOut = 'Esta inscripción ya no está en el torneo: no hace falta el permiso.';
export const contactOver = 'El torneo ya terminó: no hace falta el permiso.';
export const contactCancelled = 'El torneo está cancelado: no hace falta escribirle a su adulto responsable.';
export const noPrizeWaits = 'Este jugador no tiene un premio por entregar.';
export const prizesOver = `Pasaron los ${PRIZE_DELIVERY_DAYS} días para entregar los premios y el contacto se borró. Escríbele al jugador.`;
export const contactGone = 'El contacto de este adulto ya se borró. Escríbele al jugador.';
