import * as z from 'zod/mini';

export const PUBLIC_NAMES = z.registry<Record<string, never>>();

/** Marks a public name of a unit or player. Code that stores a copy of the name must be able to erase it. */
export function publicName<T extends z.ZodMiniType>(schema: T): T {
  PUBLIC_NAMES.add(schema, {});
  return schema;
}
