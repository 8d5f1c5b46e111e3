import * as z from 'zod/mini';

/** Every place of a stored document that holds a name of a unit or of a player. `functions/src/wiring/forgotten.test.ts` walks them. */
export const PUBLIC_NAMES = z.registry<Record<string, never>>();

/** A name by which people know a unit or a player. Whoever stores a copy of one must be able to take it back. */
export function publicName<T extends z.ZodMiniType>(schema: T): T {
  PUBLIC_NAMES.add(schema, {});
  return schema;
}
