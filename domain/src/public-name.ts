import * as z from 'zod/mini';

export const PUBLIC_NAMES = z.registry<Record<string, never>>();

/**
 * Marks the schema of a unit's or player's public name. Code that stores a copy of the name must be able to
 * erase it.
 */
export function publicName<T extends z.ZodMiniType>(schema: T): T {
  PUBLIC_NAMES.add(schema, {});
  return schema;
}
