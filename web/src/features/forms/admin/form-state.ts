import { type Form, formRefusal } from '@copa/domain/forms/form';
import { FORM_RESPONSES_DEFAULT } from '@copa/domain/limits';
import type { Tone } from '../../../components/badge.tsx';
import { plainText } from '../../../lib/plain-text.ts';

/** States of a form: whether visitors can answer, and why not. */
export const FORM_STATES = {
  open: { label: 'Activo', tone: 'success' },
  'form-inactive': { label: 'Inactivo', tone: 'neutral' },
  'form-closed': { label: 'Cerrado por fecha', tone: 'warning' },
  'form-full': { label: 'Completo', tone: 'warning' },
} as const satisfies Record<string, { readonly label: string; readonly tone: Tone }>;

export type FormStateName = keyof typeof FORM_STATES;

export function formState(form: Form, now: Date): FormStateName {
  return formRefusal(form, now) ?? 'open';
}

export interface ListFilters {
  readonly text: string;
  readonly state: FormStateName | '';
}

export const EVERY_FORM: ListFilters = { text: '', state: '' };

export function listedForms(
  forms: readonly Form[],
  { text, state, now }: ListFilters & { readonly now: Date },
): readonly Form[] {
  const wanted = plainText(text.trim());
  return forms.filter(
    (form) =>
      plainText(`${form.title} ${form.description}`).includes(wanted) &&
      (state === '' || formState(form, now) === state),
  );
}

export function responsesLabel({ responseCount = 0, maxResponses }: Form): string {
  if (maxResponses !== null) return `${responseCount} de ${maxResponses} respuestas`;
  if (responseCount >= FORM_RESPONSES_DEFAULT) return `${responseCount} respuestas: el máximo`;
  return responseCount === 1 ? '1 respuesta' : `${responseCount} respuestas`;
}
