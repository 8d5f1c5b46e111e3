import { ABSENCE_CONTACTS_MAX, RECORD_ENTRIES_MAX } from '@copa/domain/limits';

export const memberMissing = 'Esa persona ya no está en esta inscripción.';
export const wasAbsent = (match: number) => `No estuvo en la sala de la partida ${match}.`;
export const entryMissing = 'Esa anotación ya no existe.';
export const notAnAbsence = 'Solo de una ausencia se decide si cuenta.';
export const ownAbsence =
  'Quien faltó usó este mismo correo y este mismo teléfono. Si no debe contar, quita la ausencia y escribe el motivo.';
export const absenceOver = 'Esta ausencia ya no cuenta para nadie.';
export const tooManyContacts = `Ya se decidió sobre esta ausencia para ${ABSENCE_CONTACTS_MAX} contactos. Quítala si no debe contar.`;
export const recordFull = `Este historial ya tiene ${RECORD_ENTRIES_MAX} anotaciones.`;
