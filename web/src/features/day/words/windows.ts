import type { WindowKind } from '@copa/domain/tournaments/places/window';

// The confirmations with their hours
export const asks: Readonly<Record<WindowKind, string>> = {
  entry: 'Dices que sí vas a jugar.',
  match: 'Dices que estás listo para entrar a la sala.',
  final: 'Si clasificas, dices que la vas a jugar.',
};

// The confirmations of the own unit
export const ifPlace = 'Si te toca un cupo';
export const yours = 'Tus confirmaciones';
export const confirmed = 'Confirmada';
export const late = 'Llegó tarde';
export const notNeeded = 'No hace falta';
export const closed = 'Ya cerró';
export const opens = (when: string) => `Abre ${when}`;
export const closes = (when: string) => `Cierra ${when}`;
