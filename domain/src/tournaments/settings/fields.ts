import { ownEntry } from '../../words/own-entry.ts';
import { CHOICE_LABELS, SETTING_NAMES } from '../words/choices.ts';

export type SettingField = keyof typeof SETTING_NAMES;
export type ChoiceField = keyof typeof CHOICE_LABELS;

export const SETTING_FIELDS = Object.keys(SETTING_NAMES) as readonly SettingField[];

export function eachSettingField<Value>(value: (field: SettingField) => Value): Record<SettingField, Value> {
  const entries = SETTING_FIELDS.map((field) => [field, value(field)]);
  return Object.fromEntries(entries) as Record<SettingField, Value>;
}

export function hasChoices(field: SettingField): field is ChoiceField {
  return Object.hasOwn(CHOICE_LABELS, field);
}

export function choiceLabel(field: string, value: string): string | null {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = CHOICE_LABELS;
  return ownEntry(ownEntry(labels, field) ?? {}, value) ?? null;
}
