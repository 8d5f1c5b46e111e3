import type { ConfirmationWindow, WindowKind } from './window.ts';

/** What a confirmation is called, wherever one is named. */
export const WINDOW_NAMES: Readonly<Record<WindowKind, string>> = {
  entry: 'Asistencia',
  match: 'Presencia',
  final: 'Final',
};

/** What a unit says with it. */
export const WINDOW_MEANINGS: Readonly<Record<WindowKind, string>> = {
  entry: 'Cada quien confirma que viene.',
  match: 'Cada quien confirma que ya está, poco antes de jugar.',
  final: 'Quien pasó a la final confirma que la juega.',
};

/** What becomes of who does not. */
export const MISSING_WORDS: Readonly<Record<ConfirmationWindow['onMissing'], string>> = {
  release: 'Quien no confirme pierde el cupo.',
  mark: 'Quien no confirme conserva el cupo y tú decides.',
};
