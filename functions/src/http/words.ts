export const otherVersion =
  'La página abierta es de otra versión del sitio. Recárgala y envía los datos otra vez.';
export const unknownField = 'Este campo no existe.';
export const badValue = 'El valor no es válido.';
export const noImage = 'Envía una imagen en el campo "image".';
export const unreadableForm = 'El formulario enviado no se puede leer.';

export const waitTitle = 'Espera un momento';

export const apiTitle = (site: string) => `API de ${site}`;
