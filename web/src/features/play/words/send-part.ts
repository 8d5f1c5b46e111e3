import { otherNetwork } from '@copa/domain/words/other-network';

export const sendAgain = 'Enviar otra vez';
export const heldBack = `Todavía no llegó. Queda en este teléfono. ${otherNetwork}`;
export const cancel = 'Cancelar';
export const keepsNothing = 'Este teléfono no guarda nada: no cierres la página todavía.';
export const drop = 'Borrar lo que escribí';
