import * as z from 'zod/mini';
import { described } from './described.ts';
import { DocumentIdSchema } from './ids.ts';
import { InstantSchema } from './time/instant.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
/**
 * A field of an update has no default, because the default of an omitted field would overwrite the stored
 * value.
 */
type Sent<S> = S extends z.ZodMiniDefault<infer Inner> ? Inner : S;
type SentShape<S extends Shape> = { [K in keyof S]: z.ZodMiniOptional<Sent<S[K]>> };
type Changes<S extends Shape> = { readonly [K in keyof S]?: z.output<Sent<S[K]>> };

export interface Update<C> {
  readonly changes: C;
  readonly expectedUpdatedAt: Date | null;
  readonly id: string | null;
}

const identityShape = {
  id: z.optional(DocumentIdSchema),
  updatedAt: z.optional(z.nullable(InstantSchema)),
  expectedUpdatedAt: z.optional(z.nullable(InstantSchema)),
};
type Identity = z.output<z.ZodMiniObject<typeof identityShape>>;

/** A program may send back the answer of a GET, so its read-only fields are accepted and ignored. */
export function updateSchema<S extends Shape>(editable: S, answer: Shape) {
  const sent = Object.fromEntries(
    Object.entries(editable).map(([name, schema]) => [name, z.optional(withoutDefault(schema))]),
  ) as SentShape<S>;
  const readOnly = Object.fromEntries(
    Object.keys(answer)
      .filter((name) => !(name in editable) && !(name in identityShape))
      .map((name) => [name, z.optional(described(z.unknown(), { readOnly: true }))]),
  );
  const body = z.strictObject({ ...readOnly, ...identityShape, ...sent }) as z.ZodMiniObject<
    SentShape<S> & typeof identityShape
  >;
  return z.pipe(
    body,
    z.transform((fields: z.output<typeof body>): Update<Changes<S>> => {
      const { id = null, updatedAt = null, expectedUpdatedAt = updatedAt } = fields as Identity;
      const changed = Object.entries(fields).filter(
        ([name, value]) => name in editable && value !== undefined,
      );
      return { changes: Object.fromEntries(changed) as Changes<S>, expectedUpdatedAt, id };
    }),
  );
}

function withoutDefault(schema: z.ZodMiniType): z.ZodMiniType {
  return schema instanceof z.ZodMiniDefault ? (schema.def.innerType as z.ZodMiniType) : schema;
}
