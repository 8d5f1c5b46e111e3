import type { Choice } from '../fields/text-field.tsx';

/** Adds the chosen value if it is not listed, because a select would show its first option instead. */
export function withChosen(options: readonly Choice[], chosen: string, label: string): readonly Choice[] {
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return isListed ? options : [{ value: chosen, label }, ...options];
}
