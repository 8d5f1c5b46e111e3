import type { WindowKind } from '../../tournaments/places/window.ts';

/** The names of confirmations, the same for players and organisers. */
export const WINDOW_NAMES: Readonly<Record<WindowKind, string>> = {
  entry: 'Asistencia',
  match: 'Partida',
  final: 'Final',
};
