import * as z from 'zod/mini';

interface Limits {
  readonly type?: 'integer' | 'string';
  readonly format?: 'email' | 'date' | 'date-time' | 'uri-reference';
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly readOnly?: true;
}

/**
 * The limits appear only in the API's description. They are not checked, so that stored values outside them
 * can be read.
 */
export function described<T extends z.ZodMiniType>(schema: T, limits: Limits): T {
  z.globalRegistry.add(schema, { ...limits });
  return schema;
}

/**
 * Makes an object of an input with `z.strictObject`, and of a stored document with `z.object`. An older program
 * reads newer documents, so stored objects must ignore unknown fields.
 */
export type ObjectOf = <Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  shape: Shape,
) => z.ZodMiniObject<Shape>;

export const CountSchema = z.int().check(z.minimum(0));
