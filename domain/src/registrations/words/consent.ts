import { ADULT_AGE, MIN_AGE } from '../../limits.ts';

// The form
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

// Organisers
export const needsConsent = 'Falta permiso';
export const noConsentFrom = (names: string) => `Falta el permiso del adulto responsable de ${names}.`;
export const ageOf = { adult: `${ADULT_AGE} o más`, minor: `${MIN_AGE} a ${ADULT_AGE - 1}` } as const;
export const ageUnknown = 'No declarada';
export const consentGiven = 'Dado';
