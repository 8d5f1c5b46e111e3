export const loading = 'Cargando…';
export const takesLong = '¿Tarda demasiado? Revisa tu conexión.';
export const tryAgain = 'Reintentar';
export const needsScripts = 'Esta página necesita JavaScript';
export const turnScriptsOn = 'Actívalo en la configuración de tu navegador y ábrela otra vez.';
