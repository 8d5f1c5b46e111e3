import type * as z from 'zod/mini';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}

/** `fields` are those of an object. `inside` are the schemas that a list, an option or a pipe contains. */
export function partsOf(schema: z.ZodMiniType) {
  const { type, shape = {}, options = [], ...others } = schema._zod.def as Definition;
  const { element, innerType, valueType, in: input } = others;
  const inside = [element, innerType, valueType, input, ...options].flatMap((each) => each ?? []);
  return { type, fields: Object.entries(shape), inside };
}
