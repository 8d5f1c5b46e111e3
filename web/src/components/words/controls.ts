export const back = 'Volver';
export const cancel = 'Cancelar';
export const close = 'Cerrar';
export const optional = '(opcional)';
/** Does without `counted`, because the home page would download `counted` with this file. */
export const stars = (count: number) => (count === 1 ? '1 estrella' : `${count} estrellas`);
export const whyFailed = 'Puede ser tu conexión o una falla del sitio.';
export const keepsTrying = `${whyFailed} Seguiremos intentando.`;
export const tryAgain = 'Reintentar';
export const online = 'De nuevo con conexión.';
export const offlineAdmin =
  'Sin conexión: lo que ves puede estar atrasado, y lo que escribes queda en este teléfono.';
export const offline = 'Sin conexión: lo que ves puede no estar al día.';
