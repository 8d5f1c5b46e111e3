import type { ChoiceField, Choices } from '../tournament.ts';

export const CHOICE_NAMES: Readonly<Record<ChoiceField, string>> = { modality: 'Modalidad' };

export const CHOICE_LABELS: { readonly [Field in ChoiceField]: Readonly<Record<Choices[Field], string>> } = {
  modality: { solo: 'Solo', duo: 'Dúo', squad: 'Escuadra' },
};

/** Null for a field that is not a choice. */
export function choiceLabel(field: string, value: string): string | null {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = CHOICE_LABELS;
  return labels[field]?.[value] ?? null;
}
