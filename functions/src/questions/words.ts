export const questionMissing = 'La pregunta no existe.';
export const orderIncomplete = 'La lista debe nombrar cada pregunta exactamente una vez.';
