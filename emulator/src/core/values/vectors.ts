import type { Value } from './value.ts';

export const VECTOR_TYPE = '__vector__';

/** Vectors travel as maps; this is the one place that tells them apart. */
export function isVector(value: Value): boolean {
  if (value.kind !== 'map') return false;
  const type = value.fields.get('__type__');
  return type?.kind === 'string' && type.value === VECTOR_TYPE;
}

/** The components of a stored vector, or null for anything else. */
export function vectorComponents(value: Value): readonly number[] | null {
  if (value.kind !== 'map' || !isVector(value)) return null;
  const list = value.fields.get('value');
  if (list?.kind !== 'array') return null;
  const components: number[] = [];
  for (const item of list.values) {
    if (item.kind !== 'double') return null;
    components.push(item.value);
  }
  return components;
}
