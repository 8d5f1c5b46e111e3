export const mainId = 'contenido';
