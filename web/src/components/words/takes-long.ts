export const takesLong = '¿Tarda demasiado? Revisa tu conexión.';
export const tryAgain = 'Reintentar';
