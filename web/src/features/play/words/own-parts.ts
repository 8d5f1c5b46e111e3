export const report = 'Enviar resultado';

export const protests = 'Protestas';
export const protest = 'Protestar';
export const seeProtests = 'Ver las protestas';
export const scoresUntil = (hour: string) => `Puesto y bajas: hasta ${hour}`;
export const fairPlayUntil = (hour: string) => `Trampas: hasta ${hour}`;
export const protestElsewhere =
  'Para protestar, abre tu enlace privado: desde este no se puede, porque lo tienen otros.';
