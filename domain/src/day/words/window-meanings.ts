import type { ConfirmationWindow, WindowKind } from '../../tournaments/places/window.ts';

export const CONFIRMATION_NAMES: Readonly<Record<WindowKind, string>> = {
  entry: 'Confirmación de asistencia',
  match: 'Confirmación de partida',
  final: 'Confirmación de la final',
};

export const WINDOW_MEANINGS: Readonly<Record<WindowKind, string>> = {
  entry: 'Cada quien confirma que viene.',
  match: 'Cada quien confirma que ya está listo, poco antes de jugar.',
  final: 'Quien pasó a la final confirma que la juega.',
};

type MissingWords = Readonly<Record<ConfirmationWindow['onMissing'], string>>;

const PLACE_WORDS: MissingWords = {
  release: 'Quien no confirme pierde el cupo.',
  mark: 'Quien no confirme conserva el cupo y tú decides.',
};

export const MISSING_WORDS: Readonly<Record<WindowKind, MissingWords>> = {
  entry: PLACE_WORDS,
  match: PLACE_WORDS,
  final: {
    release: 'El lugar de quien no confirme pasa a quien sigue en la tabla.',
    mark: 'Quien no confirme conserva el lugar y tú decides.',
  },
};
