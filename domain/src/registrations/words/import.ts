export const nobody = 'No hay nadie en la lista.';
export const tooMany = 'Son más de 400 jugadores: pega la lista en partes.';
