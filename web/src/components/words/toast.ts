export const success = 'Listo';
export const error = 'Error';
export const warning = 'Atención';
export const info = 'Aviso';
export const notices = 'Notificaciones';

export const tapToClose = '. Toca para cerrar.';
export const outsideProvider = 'useToast debe usarse dentro de un ToastProvider';
