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

export const CountSchema = z.int().check(z.minimum(0));
