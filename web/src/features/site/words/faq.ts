export const search = 'Buscar en las preguntas';
export const searchHint = 'Ej.: premios, edad, dúo';
export const noMatch = 'Ninguna pregunta coincide con tu búsqueda.';
export const questionCount = (count: number) => (count === 1 ? '1 pregunta' : `${count} preguntas`);
export const copyLink = 'Copiar enlace a esta respuesta';
export const joining = 'Requisitos e inscripción';
export const playing = 'Partidas y premios';
export const site = 'Tus datos y el sitio';
