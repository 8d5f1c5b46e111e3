import { capitalized, longDateTime } from '@copa/domain/time/date-format';
import type { TournamentStatus } from '@copa/domain/tournaments/tournament';
import { fromLocalInput } from '../../../lib/admin/zoned-time.ts';
import { modalityLabel } from '../tournament-words.ts';
import { windowLines } from './editor/confirmation-values.ts';
import type { EditorField, EditorValues } from './editor/tournament-form-values.ts';

export const FIELD_LABELS: Readonly<Record<EditorField, string>> = {
  name: 'Nombre',
  description: 'Descripción',
  date: 'Inicio',
  undated: 'Todavía sin fecha',
  endDate: 'Final',
  registrationDeadline: 'Cierre de inscripciones',
  timeZone: 'Zona horaria',
  maxPlayers: 'Cupos',
  status: 'Publicación',
  publishDate: 'Fecha de publicación',
  gameMode: 'Modo de juego',
  mapSelection: 'Mapa',
  modality: 'Modalidad',
  substitutes: 'Suplentes por equipo',
  confirmations: 'Confirmaciones',
  waitlistMax: 'Cuántos pueden esperar',
  waitlistMode: 'Lista de espera',
  waitlistEndsAt: 'Se entregan cupos hasta',
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

export const STATUS_LABELS: Readonly<Record<TournamentStatus, string>> = {
  draft: 'Borrador',
  scheduled: 'Programado',
  published: 'Publicado',
};

const MOMENTS: ReadonlySet<EditorField> = new Set([
  'date',
  'endDate',
  'registrationDeadline',
  'publishDate',
  'waitlistEndsAt',
]);
const CHOSEN: ReadonlySet<EditorField> = new Set(['imageId', 'linkedFormId']);

/** A value as somebody reads it who did not type it. */
export function shownValue(values: EditorValues, field: EditorField): string {
  if (field === 'status') return STATUS_LABELS[values.status];
  if (field === 'modality') return modalityLabel(values.modality);
  if (field === 'undated') return values.undated ? 'Sí' : 'No';
  if (field === 'waitlistMode') return values.waitlistMode === 'auto' ? 'Automática' : 'A mano';
  if (field === 'confirmations') return windowLines(values).join('\n') || '(ninguna)';
  const value = values[field];
  if (value === null || value.length === 0) return '(vacío)';
  if (typeof value !== 'string') return value.map(({ place, player }) => `${place}. ${player}`).join(', ');
  if (CHOSEN.has(field)) return 'Otro';
  const moment = MOMENTS.has(field) ? fromLocalInput(value, values.timeZone) : null;
  if (moment !== null) return capitalized(longDateTime(moment, values.timeZone));
  return field === 'timeZone' ? value.replaceAll('_', ' ') : value;
}
