export const sayReady = 'Di que estás listo';
export const confirmedAlready = 'Ya confirmaste';
