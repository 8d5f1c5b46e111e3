import type { ChoiceField, Choices } from '../tournament.ts';

export const CHOICE_NAMES: Readonly<Record<ChoiceField, string>> = { modality: 'Modalidad' };

export const CHOICE_LABELS: { readonly [Field in ChoiceField]: Readonly<Record<Choices[Field], string>> } = {
  modality: { solo: 'Solo', duo: 'Dúo', squad: 'Escuadra' },
};
