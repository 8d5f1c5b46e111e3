export const otherNetwork =
  'Hay red, pero no nos deja llegar al servidor. Si el Wi-Fi pide iniciar sesión, abre el navegador y entra: después lo enviamos sin que hagas nada.';
