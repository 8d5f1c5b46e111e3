export const official = (count: number) =>
  count === 1 ? 'Entra al grupo oficial:' : 'Entra a uno de los grupos oficiales:';
export const others = 'Para encontrar con quién jugar:';
