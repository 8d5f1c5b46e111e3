import * as z from 'zod/mini';

const INDEXED_BYTES = 1500;

type Node = z.core.$ZodTypes;

/**
 * Finds fields that may have many or long index entries, such as lists, maps with free keys, long texts and
 * bytes. Index entries slow each write, and a document may have at most 40,000.
 */
export function growingFields(schema: z.core.$ZodType): readonly string[] {
  return [...new Set(growing(schema as Node, []))].toSorted();
}

function growing(schema: Node, path: readonly string[]): readonly string[] {
  const inside = (inner: z.core.$ZodType) => growing(inner as Node, path);
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => growing(inner as Node, [...path, name]));
    case 'union':
      return def.options.flatMap(inside);
    case 'intersection':
      return [...inside(def.left), ...inside(def.right)];
    case 'pipe':
      return [...inside(def.in), ...inside(def.out)];
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'optional':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return inside(def.innerType);
    case 'lazy':
    case 'record':
    case 'map':
    case 'set':
    case 'array':
    case 'tuple':
      return [path.join('.')];
    case 'string':
      return longestOf(schema) > INDEXED_BYTES ? [path.join('.')] : [];
    case 'custom':
      return z.safeParse(schema, Buffer.from('bytes')).success ? [path.join('.')] : [];
    default:
      return [];
  }
}

function longestOf(schema: Node): number {
  const checks = 'checks' in schema._zod.def ? (schema._zod.def.checks ?? []) : [];
  const checked = checks.map((check) => (check._zod.def as { readonly maximum?: unknown }).maximum);
  const said = z.globalRegistry.get(schema)?.['maxLength'];
  return Math.max(...[...checked, said].filter((each) => typeof each === 'number'), 0);
}
