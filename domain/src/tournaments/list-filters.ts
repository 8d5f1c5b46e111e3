import type { ChoiceField } from './settings/fields.ts';

/** Choices by which the list is filtered, with their names in its address. */
const CHOICE_FILTERS = { modality: 'modalidad' } as const satisfies Partial<
  Readonly<Record<ChoiceField, string>>
>;
type ChoiceFilter = keyof typeof CHOICE_FILTERS;
export const FILTERED_CHOICES = Object.keys(CHOICE_FILTERS) as readonly ChoiceFilter[];

export const LIST_FILTER_NAMES = {
  text: 'q',
  mode: 'modo',
  ...CHOICE_FILTERS,
  fee: 'entrada',
  state: 'estado',
} as const;

export const OPEN_STATE = 'abiertos';
export const IN_PLAY_STATE = 'en-juego';
export const FREE = 'gratis';
export const WITH_FEE = 'cuota';

/** Links of an earlier version have `abiertos=1` instead of `estado=abiertos`. */
export const EARLIER_OPEN = 'abiertos';
