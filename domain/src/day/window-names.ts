import type { WindowKind } from '../tournaments/places/window.ts';

/** What a confirmation is called, to players as to organisers. */
export const WINDOW_NAMES: Readonly<Record<WindowKind, string>> = {
  entry: 'Asistencia',
  match: 'Partida',
  final: 'Final',
};
