export const loading = 'Cargando…';
export const needsScripts = 'Esta página necesita JavaScript';
export const turnScriptsOn = 'Actívalo en la configuración de tu navegador y ábrela otra vez.';
