import { CHOICE_LABELS } from './choices.ts';

export function choiceLabel(field: string, value: string): string | null {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = CHOICE_LABELS;
  return labels[field]?.[value] ?? null;
}
