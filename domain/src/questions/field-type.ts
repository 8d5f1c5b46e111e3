export const QUESTION_TYPES = ['text', 'textarea', 'select', 'radio', 'checkbox'] as const;

export const FIELD_TYPES = [
  'text',
  'email',
  'phone',
  'number',
  'date',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'rating',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export function knownFieldType(type: string): FieldType {
  return FIELD_TYPES.find((known) => known === type) ?? 'text';
}

export function needsOptions(type: string): boolean {
  return type === 'select' || type === 'radio' || type === 'checkbox';
}

export function takesExample(type: string): boolean {
  return !needsOptions(type) && type !== 'date' && type !== 'rating';
}
