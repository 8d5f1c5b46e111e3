export const open = 'Enviar resultado';
