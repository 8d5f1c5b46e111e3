export const missingForm = 'Formulario no encontrado';
export const chooseOption = 'Selecciona una opción';
export const sending = 'Enviando…';
export const send = 'Enviar';
export const failed = 'Error al enviar el formulario. Por favor, inténtalo de nuevo.';
export const invalidId = 'ID de formulario no válido';
export const goneOrInactive = 'El formulario que buscas no existe o ha sido desactivado';
export const unavailable = 'Este formulario no está disponible';
export const closed = 'Este formulario ya cerró: no recibe más respuestas';
export const onlyWithTournament = 'Este formulario no está disponible. Se llena al inscribirse en un torneo.';
export const loadFailed = (message: string) => `Error al cargar el formulario: ${message}`;

export const sentTitle = '¡Formulario enviado con éxito!';
export const sentText = 'Gracias por completar el formulario. Tu respuesta ha sido registrada correctamente.';
export const backSoon = 'Volvemos al inicio en unos segundos.';
export const sendAnother = 'Enviar otra respuesta';
export const backHome = 'Volver al Inicio';

export const keptTitle = 'Guardada en este teléfono, aún sin enviar';
export const keptText =
  'No pudimos enviar tu respuesta todavía. Quedó guardada en este teléfono y la enviaremos en cuanto se pueda; aquí mismo te diremos si llegó.';
