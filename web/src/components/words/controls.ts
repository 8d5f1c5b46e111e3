import { counted } from '@copa/domain/words/counted';

export const back = 'Volver';
export const cancel = 'Cancelar';
export const close = 'Cerrar';
export const optional = '(opcional)';
export const stars = (count: number) => counted(count, 'estrella', 'estrellas');
export const checkConnection = 'Revisa tu conexión a internet.';
export const tryAgain = 'Reintentar';
export const offlineAdmin =
  'Sin conexión: lo que ves puede estar atrasado, y lo que escribes queda en este teléfono.';
export const offline = 'Sin conexión. Te mostramos lo último que se guardó en este teléfono.';
