export const sendAgain = 'Enviar otra vez';
export const cancel = 'Cancelar';
export const keepsNothing = 'Este teléfono no guarda nada: no cierres la página todavía.';
export const drop = 'Borrar lo que escribí';
