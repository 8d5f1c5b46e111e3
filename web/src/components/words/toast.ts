export const success = 'Listo';
export const error = 'Error';
export const warning = 'Atención';
export const info = 'Aviso';
export const notices = 'Notificaciones';
