import { type Form, formRefusal } from '@copa/domain/forms/form';
import { searched, searchedOnce } from '../../../components/admin/search/searched.ts';
import * as words from '../words/admin.tsx';

export const FORM_STATES = {
  open: { label: words.open, look: 'text-success' },
  'form-inactive': { label: words.inactive, look: 'text-mist' },
  'form-closed': { label: words.closed, look: 'text-warning' },
  'form-full': { label: words.full, look: 'text-warning' },
} as const satisfies Record<string, { readonly label: string; readonly look: string }>;

export type FormStateName = keyof typeof FORM_STATES;

export function formState(form: Form, now: Date): FormStateName {
  return formRefusal(form, now) ?? 'open';
}

export interface ListFilters {
  readonly text: string;
  readonly state: FormStateName | '';
}

export const EVERY_FORM: ListFilters = { text: '', state: '' };

const wordsOf = searchedOnce(({ title, description }: Form) => [`${title} ${description}`]);

export function listedForms(
  forms: readonly Form[],
  { text, state, now }: ListFilters & { readonly now: Date },
): readonly Form[] {
  const wanted = searched(text);
  return forms.filter(
    (form) =>
      (wanted === '' || wordsOf(form).includes(wanted)) && (state === '' || formState(form, now) === state),
  );
}
