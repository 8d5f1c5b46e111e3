export const sayReady = 'Di que estás listo';
export const confirmedAlready = 'Ya confirmaste';
export const confirm = {
  entry: 'Confirma que vas a jugar',
  match: 'Confirma que estás listo para la partida',
  final: 'Confirma la final',
} as const;
