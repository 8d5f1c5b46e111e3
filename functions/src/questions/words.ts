import { ACTIVE_QUESTIONS_MAX } from '@copa/domain/limits';

export const questionMissing = 'La pregunta no existe.';
export const orderIncomplete = 'La lista debe nombrar cada pregunta exactamente una vez.';

export const tooManyActive = `Ya hay ${ACTIVE_QUESTIONS_MAX} preguntas activas. Desactiva una antes de activar otra.`;
export const answersTooHeavy = 'Tus respuestas son demasiado largas. Acórtalas un poco y vuelve a enviarlas.';
