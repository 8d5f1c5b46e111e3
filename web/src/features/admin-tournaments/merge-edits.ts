import type { EditorValues } from './tournament-form-values.ts';

export type EditorField = keyof EditorValues;

export const FIELD_LABELS: Readonly<Record<EditorField, string>> = {
  name: 'Nombre',
  description: 'Descripción',
  date: 'Inicio',
  endDate: 'Final',
  registrationDeadline: 'Cierre de inscripciones',
  timeZone: 'Zona horaria',
  maxPlayers: 'Cupos',
  status: 'Publicación',
  publishDate: 'Fecha de publicación',
  gameMode: 'Modo de juego',
  mapSelection: 'Mapa',
  modality: 'Modalidad',
  format: 'Formato',
  entryFee: 'Cuota de inscripción',
  firstPrize: '1er lugar',
  secondPrize: '2do lugar',
  thirdPrize: '3er lugar',
  prize: 'Premio en una frase',
  rules: 'Reglas',
  linkedFormId: 'Formulario de inscripción',
  imageId: 'Imagen',
  results: 'Resultados',
};

const EDITOR_FIELDS = Object.keys(FIELD_LABELS) as readonly EditorField[];

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Which fields differ between two states of the editor. */
export function changedFields(from: EditorValues, to: EditorValues): readonly EditorField[] {
  return EDITOR_FIELDS.filter((field) => !same(from[field], to[field]));
}

export interface Merge {
  /** Changed by the other person only. */
  readonly adopted: readonly EditorField[];
  /** Changed by both, and not to the same. */
  readonly conflicts: readonly EditorField[];
}

/** What somebody else changed since the editor was opened on `base`, beside what was typed here. */
export function compareEdits(base: EditorValues, theirs: EditorValues, mine: EditorValues): Merge {
  const changedByThem = changedFields(base, theirs).filter((field) => !same(theirs[field], mine[field]));
  const changedHere = new Set(changedFields(base, mine));
  return {
    adopted: changedByThem.filter((field) => !changedHere.has(field)),
    conflicts: changedByThem.filter((field) => changedHere.has(field)),
  };
}

/** Theirs, with what was typed here on top; conflicts are settled field by field. */
export function mergeEdits(
  base: EditorValues,
  theirs: EditorValues,
  mine: EditorValues,
  takeTheirs: ReadonlySet<EditorField>,
): EditorValues {
  const kept = changedFields(base, mine).filter((field) => !takeTheirs.has(field));
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}

/** A value as the notice shows it. */
export function shownValue(values: EditorValues, field: EditorField): string {
  const value = values[field];
  if (value === null || value === '') return '(vacío)';
  if (typeof value !== 'string') return value.map(({ place, player }) => `${place}. ${player}`).join(', ');
  return field === 'imageId' || field === 'linkedFormId' ? 'Otro' : value.replace('T', ' ');
}
