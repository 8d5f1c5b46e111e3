import type { WindowKind } from '../../tournaments/places/window.ts';

export const WINDOW_NAMES: Readonly<Record<WindowKind, string>> = {
  entry: 'Asistencia',
  match: 'Partida',
  final: 'Final',
};
