export const partFailed = 'No pudimos cargar esta parte';
export const teamLinkFailed = 'No pudimos cargar el enlace de tu equipo';
export const consentFailed = 'No pudimos cargar el enlace del permiso';
