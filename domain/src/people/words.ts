export const noUser = 'Escribe tu usuario.';
export const nameWithLink = 'Escribe solo el nombre, sin enlaces, páginas ni correos.';
