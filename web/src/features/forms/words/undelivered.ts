import { sentence } from '@copa/domain/sentence';
export const formFull = 'el formulario alcanzó su máximo de respuestas';
export const formClosed = 'el formulario cerró';
export const refusedToast = (reason: string) =>
  `No se pudo entregar tu respuesta: ${reason}. La guardamos en «Mi torneo».`;
export const listLabel = 'Respuestas sin entregar';
export const waitingTitle = 'Guardada en este teléfono, aún sin enviar.';
export const refusedTitle = (reason: string) => `No se pudo entregar: ${reason}.`;
export const keptSince = (written: string, refused: string | undefined) =>
  refused === undefined
    ? `${sentence(`Escrita ${written}`)} Se envía sola cuando vuelve la conexión.`
    : `${sentence(`Escrita ${written}`)} Los organizadores no la tienen; sigue solo en este teléfono.`;
export const copy = 'Copiar respuestas';
export const copied = 'Respuestas copiadas';
export const copyFailed = 'No se pudo copiar. Mantén presionado el texto para copiarlo.';
export const discard = 'Descartar';
export const discardTitle = '¿Descartar esta respuesta?';
export const discardEffect =
  'Se borra de este teléfono y los organizadores no la recibirán. No se puede deshacer.';
