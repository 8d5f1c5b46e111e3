export const takesLong = '¿Tarda demasiado? Revisa tu conexión o actualiza tu navegador.';
export const tryAgain = 'Reintentar';
