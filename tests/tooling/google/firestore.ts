import { z } from 'zod';
import { jsonOf, notFound, ok, refusal, routesOf } from './call.ts';
import { PROJECT } from './project.ts';

const DatabaseSchema = z.looseObject({ type: z.literal('FIRESTORE_NATIVE'), locationId: z.string() });
const IndexSchema = z.object({
  queryScope: z.string(),
  fields: z.array(
    z.union([
      z.strictObject({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
      z.strictObject({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
    ]),
  ),
});
const FieldSchema = z.looseObject({ ttlConfig: z.unknown().optional(), indexConfig: z.unknown().optional() });

const root = `projects/${PROJECT}/databases`;

export function createFirestoreApi() {
  const databases = new Map<string, z.infer<typeof DatabaseSchema>>();
  const indexes: (z.infer<typeof IndexSchema> & { name: string; state: string })[] = [];
  const fields = new Map<string, z.infer<typeof FieldSchema>>();
  const done = (name: string) =>
    ok({ name: `${root}/(default)/operations/1`, done: true, response: { name } });
  const nameOf = (group: string, rest: string) => `${root}/(default)/collectionGroups/${group}/${rest}`;
  return {
    databases,
    indexes,
    fields,
    removeDatabase: (id: string) =>
      databases.delete(id) ? done(`${root}/${id}`) : notFound(`Database ${id}`),
    leaveEarlier: (group: string, field: string) => {
      const ascending = ['date', '__name__'].map((path) => ({
        fieldPath: path,
        order: 'ASCENDING' as const,
      }));
      indexes.push({
        name: nameOf(group, 'indexes/earlier'),
        queryScope: 'COLLECTION',
        fields: [{ fieldPath: field, arrayConfig: 'CONTAINS' }, ...ascending],
        state: 'READY',
      });
      fields.set(nameOf(group, `fields/${field}`), { indexConfig: { indexes: [] } });
    },
    routes: routesOf('firestore.googleapis.com', {
      'GET /v1/projects/*/databases/{*}': (_call, id) => {
        const database = databases.get(id);
        return database ? ok({ name: `${root}/${id}`, ...database }) : notFound(`Database ${id}`);
      },
      'POST /v1/projects/*/databases': (call) => {
        const id = call.query.get('databaseId') ?? '';
        if (databases.has(id)) return refusal(409, 'ALREADY_EXISTS', 'Database already exists');
        databases.set(id, DatabaseSchema.parse(jsonOf(call)));
        return done(`${root}/${id}`);
      },
      'PATCH /v1/projects/*/databases/{*}': (call, id) => {
        const database = databases.get(id);
        if (!database) return notFound(`Database ${id}`);
        databases.set(id, { ...database, ...z.looseObject({}).parse(jsonOf(call)) });
        return done(`${root}/${id}`);
      },
      'POST /**/documents:runQuery': () => ok([{ readTime: '2026-01-01T00:00:00Z' }]),
      'GET /**/operations/1': () => done(`${root}/(default)`),
      'GET /**/collectionGroups/-/indexes': () => {
        const shown = structuredClone(indexes);
        for (const index of indexes) index.state = 'READY';
        return ok({ indexes: shown });
      },
      'POST /**/collectionGroups/{*}/indexes': (call, group) => {
        const name = nameOf(group, `indexes/${indexes.length + 1}`);
        const { queryScope, fields: wanted } = IndexSchema.parse(jsonOf(call));
        // Like Firestore, this appends `__name__` with the `order` of the last field. Without an `order`,
        // `__name__` is ascending.
        const before = wanted.at(-1);
        const order = before !== undefined && 'order' in before ? before.order : ('ASCENDING' as const);
        const last = { fieldPath: '__name__', order };
        // Like Firestore, this builds the index later, here after it was looked at once.
        indexes.push({ queryScope, fields: [...wanted, last], name, state: 'CREATING' });
        return done(name);
      },
      'DELETE /v1/{projects/**/indexes/*}': (_call, name) => {
        const place = indexes.findIndex((each) => each.name === name);
        if (place === -1) return notFound(`Index ${name}`);
        indexes.splice(place, 1);
        return ok({});
      },
      'GET /**/collectionGroups/-/fields': () =>
        ok({ fields: [...fields].map(([name, field]) => ({ name, ...field })) }),
      'PATCH /v1/{projects/**/fields/*}': (call, name) => {
        fields.set(name, FieldSchema.parse(jsonOf(call)));
        return done(name);
      },
    }),
  };
}
