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

export const WINDOW_NEEDS: Readonly<Record<WindowKind, string>> = {
  entry: 'Aún no confirma su asistencia',
  match: 'Aún no confirma la partida',
  final: 'Aún no confirma la final',
};

export const MISSED_NEEDS: Readonly<Record<WindowKind, string>> = {
  entry: 'No confirmó su asistencia',
  match: 'No confirmó la partida',
  final: 'No confirmó la final',
};

type Named = Readonly<Record<WindowKind, (tournament: string) => string>>;

export const WINDOW_REMINDERS: Named = {
  entry: (name) => `Confirma con un toque que vienes a ${name}`,
  match: (name) => `Ya casi empieza ${name}: confirma con un toque que estás listo para la partida`,
  final: (name) => `Pasaste a la final de ${name}: confirma con un toque que la juegas`,
};

export const LATE_REMINDERS: Named = {
  entry: (name) => `Ya cerró la confirmación de asistencia de ${name} y no confirmaste`,
  match: (name) => `Ya cerró la confirmación de partida de ${name} y no confirmaste`,
  final: (name) => `Ya cerró la confirmación de la final de ${name} y no confirmaste`,
};

export const GROUP_REMINDERS: Readonly<Record<WindowKind, string>> = {
  entry: 'Falta que confirmen su asistencia',
  match: 'Falta que confirmen la partida',
  final: 'Falta que confirmen la final',
};
