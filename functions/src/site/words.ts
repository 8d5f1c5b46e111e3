import { IMAGE_MAX_PIXELS } from '@copa/domain/limits';

export const wrongImageType = 'La imagen debe ser JPEG, PNG o WebP.';
export const imageTooLarge = `La imagen debe medir como máximo ${IMAGE_MAX_PIXELS} píxeles por lado.`;
export const imageMoves = 'La imagen no puede tener movimiento. Elige una fija.';
export const imageDamaged = 'La imagen está incompleta o dañada.';
export const tooManyImages = (stored: number) =>
  `Ya se guardaron ${stored} imágenes en un día. Inténtalo de nuevo más tarde.`;
export const imageMissing = 'La imagen no existe.';

export const erasedRegistration = 'Inscripción borrada';
