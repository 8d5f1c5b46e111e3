export const inOtherApp =
  'Dentro de otra app no se guardan archivos. Abre el menú de esa app, elige «Abrir en el navegador» y vuelve a intentarlo.';
export const picturesInOtherApp =
  'Dentro de otra app no se guardan imágenes: toma una captura de pantalla, o abre el menú de esa app y elige «Abrir en el navegador».';
