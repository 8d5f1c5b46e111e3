export const open = { report: 'Enviar resultado', protest: 'Protestas' };
