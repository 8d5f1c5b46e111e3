export const deniedTitle = 'Sin acceso a los datos';
export const deniedText =
  'Estamos comprobando tu sesión. Si todavía eres administrador, vuelve a intentarlo.';
export const failedTitle = 'No pudimos cargar los datos';
export const failedText = 'La conexión con la base de datos se interrumpió. Vuelve a intentarlo.';
export const tryAgain = 'Reintentar';
