import * as z from 'zod/mini';

export interface ObjectSchema extends Readonly<Record<string, unknown>> {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): ObjectSchema {
  const written: Record<string, unknown> = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  delete written['$schema'];
  return written;
}

export function hasProperties({ properties = {} }: ObjectSchema): boolean {
  return Object.keys(properties).length > 0;
}
