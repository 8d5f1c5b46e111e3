import type { WindowKind } from '../../tournaments/places/window.ts';

type Texts = Readonly<Record<WindowKind, string>>;

export const WINDOW_NAMES: Texts = {
  entry: 'Asistencia',
  match: 'Partida',
  final: 'Final',
};

/** The page of the tournament says with these what a player answers. */
export const WINDOW_ASKS: Texts = {
  entry: 'Confirmas que vas a jugar.',
  match: 'Confirmas que estás listo para la partida.',
  final: 'Si clasificas, confirmas que la juegas.',
};

/** *Mi torneo* says it before a deadline, and the calendar as a task. */
export const WINDOW_SAYS: Texts = {
  entry: 'Confirma que vas a jugar',
  match: 'Confirma que estás listo para la partida',
  final: 'Si clasificas, confirma que la juegas',
};

export const WINDOW_HEADLINES: Readonly<Record<WindowKind, readonly [player: string, team: string]>> = {
  entry: ['Confirma que vas a jugar.', 'Confirma por todos que van a jugar.'],
  match: ['Confirma que estás listo para jugar.', 'Confirma por todos que están listos.'],
  final: ['¡Clasificaste a la final! Confirma.', '¡Tu equipo clasificó a la final! Confirma por todos.'],
};
