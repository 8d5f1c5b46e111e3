export const open = 'Enviar resultado o protestar';
