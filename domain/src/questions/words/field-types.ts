import type { FieldType } from '../field-type.ts';

export const FIELD_TYPE_LABELS: Readonly<Record<FieldType, string>> = {
  text: 'Texto corto',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  number: 'Número',
  date: 'Fecha',
  textarea: 'Texto largo',
  select: 'Selección única',
  radio: 'Opción múltiple',
  checkbox: 'Casillas de verificación',
  rating: 'Calificación',
};
