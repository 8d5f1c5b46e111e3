import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const DeclaredSchema = z.strictObject({
  indexes: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      queryScope: z.literal('COLLECTION'),
      fields: z.array(
        z.union([
          z.strictObject({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
          z.pipe(
            z.strictObject({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
            z.transform(({ fieldPath, arrayConfig }) => ({ fieldPath, order: arrayConfig })),
          ),
        ]),
      ),
    }),
  ),
  fieldOverrides: z.array(
    z.union([
      z.strictObject({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        ttl: z.optional(z.literal(true)),
        indexes: z.array(z.unknown()).check(z.maxLength(0)),
      }),
      // An override replaces the automatic indexes of the field, so it also lists those that are still needed.
      z.strictObject({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        indexes: z
          .array(
            z.strictObject({
              order: z.enum(['ASCENDING', 'DESCENDING']),
              queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
            }),
          )
          .check(z.refine((indexes) => indexes.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP'))),
      }),
    ]),
  ),
});

export function readDeclared() {
  const file = readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8');
  return z.parse(DeclaredSchema, JSON.parse(file));
}
