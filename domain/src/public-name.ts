import * as z from 'zod/mini';

/**
 * Registers each place of a stored document that holds the name of a unit or player.
 * `functions/src/wiring/forgotten.test.ts` checks that each one is erased.
 */
export const PUBLIC_NAMES = z.registry<Record<string, never>>();

/** A public name of a unit or player. Code that stores a copy must be able to erase it. */
export function publicName<T extends z.ZodMiniType>(schema: T): T {
  PUBLIC_NAMES.add(schema, {});
  return schema;
}
