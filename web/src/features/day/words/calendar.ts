export const notOpened =
  '¿No se abrió tu calendario? Copia esta dirección y agrégala ahí con «Desde URL» o «Suscribirse». Si cambian las horas, cambian solas en tu calendario.';
export const copied = 'Dirección copiada';
export const copy = 'Copiar dirección';
