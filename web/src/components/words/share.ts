export const copyLink = 'Copiar enlace';
export const copyText = 'Copiar el texto';
export const copied = 'Copiado';
export const copyByHand = (value: string) => `No se pudo copiar. Mantén presionado para copiarlo: ${value}`;
export const byWhatsApp = 'Compartir por WhatsApp';
export const share = 'Compartir';
export const notShared = 'No se pudo compartir. Copia el enlace.';
export const otherWays = 'Otras formas de compartir';
export const asPictureToo = 'Como imagen, enlace o texto';
