export const inOtherApp =
  'Dentro de otra app no se guardan archivos: toca su menú, elige «Abrir en el navegador» y vuelve a intentarlo.';
export const picturesInOtherApp =
  'Dentro de otra app no se guardan imágenes: toma una captura de pantalla, o toca su menú y elige «Abrir en el navegador».';
