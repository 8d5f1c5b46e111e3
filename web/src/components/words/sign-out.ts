export const title = 'Hay trabajo sin guardar';
export const workIsLost =
  'En este dispositivo hay marcas, resultados o cambios que todavía no se guardaron. Si cierras la sesión, se borran.';
export const confirm = 'Cerrar sesión y borrarlos';
