export const partFailed = 'No pudimos cargar esta parte';
