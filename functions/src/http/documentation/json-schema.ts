import * as z from 'zod/mini';

export interface ObjectSchema extends Readonly<Record<string, unknown>> {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/** Writes a schema of the API as JSON Schema 2020-12; checks without an equivalent are left out. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): ObjectSchema {
  const written: Record<string, unknown> = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  delete written['$schema'];
  return written;
}

export function hasProperties({ properties = {} }: ObjectSchema): boolean {
  return Object.keys(properties).length > 0;
}
