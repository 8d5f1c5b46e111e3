export const checking = 'Comprobando tu sesión…';
export const failedTitle = 'No pudimos cargar los datos';
export const failedText = 'La lectura de los datos se interrumpió. Vuelve a intentarlo.';
export const tryAgain = 'Reintentar';
