export const official = (count: number) =>
  count === 1 ? 'Entra al grupo oficial:' : 'Entra a un grupo oficial:';
export const others = 'Para encontrar con quién jugar:';
