import { SETTING_NAMES } from './choices.ts';

/** The editor and the audit name these fields alike. */
export const FIELD_NAMES = {
  ...SETTING_NAMES,
  date: 'Inicio',
  weekly: 'Se repite cada semana',
  endDate: 'Fin',
  registrationDeadline: 'Cierre de inscripciones',
  timeZone: 'Zona horaria',
  maxPlayers: 'Cupos',
  publishDate: 'Fecha de publicación',
  reserved: 'Quién se inscribe',
  entryFee: 'Cuota de inscripción',
  prize: 'Premio en una frase',
  rules: 'Reglas',
  linkedFormId: 'Formulario de inscripción',
  imageId: 'Imagen',
  plan: 'Cómo se juega',
  results: 'Resultados',
};
