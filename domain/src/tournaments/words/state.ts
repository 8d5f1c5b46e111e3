export const cancelled = 'Cancelado';
export const full = 'Torneo Completo';
export const waitlist = 'Lista de Espera';
export const startsSoon = 'Iniciando Pronto';
export const closed = 'Inscripciones Cerradas';
export const soon = 'Próximamente';
export const open = 'Inscripciones Abiertas';

export const cancelledButton = 'TORNEO CANCELADO';
export const fullButton = 'TORNEO COMPLETO';
export const closedButton = 'INSCRIPCIONES CERRADAS';
export const soonButton = 'PRÓXIMAMENTE';
export const registerButton = 'INSCRIBIRSE AL TORNEO';
export const waitlistButton = 'ENTRAR EN LISTA DE ESPERA';
