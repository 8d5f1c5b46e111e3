import type { ModelCursor, ModelDocument, ModelFilter, ModelQuery } from './model-query.ts';
import type { Wire, WireFields, WireValue } from './model-values.ts';

/** References of the model are paths; on the wire they begin with the database. */
function toWire(root: string, value: WireValue): WireValue {
  const { referenceValue, arrayValue, mapValue } = value as Wire;
  if (referenceValue !== undefined) return { referenceValue: `${root}/${referenceValue}` };
  if (arrayValue !== undefined)
    return { arrayValue: { values: (arrayValue.values ?? []).map((each) => toWire(root, each)) } };
  if (mapValue !== undefined) return { mapValue: { fields: fieldsToWire(root, mapValue.fields ?? {}) } };
  return value;
}

function fieldsToWire(root: string, fields: WireFields): WireFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toWire(root, value)]));
}

function filterToWire(root: string, filter: ModelFilter): object {
  if ('all' in filter || 'any' in filter) {
    const [op, filters] = 'all' in filter ? (['AND', filter.all] as const) : (['OR', filter.any] as const);
    return { compositeFilter: { op, filters: filters.map((each) => filterToWire(root, each)) } };
  }
  const field = { fieldPath: filter.field };
  if (!('value' in filter)) return { unaryFilter: { field, op: filter.op } };
  return { fieldFilter: { field, op: filter.op, value: toWire(root, filter.value) } };
}

/** As the SDKs send it: for the last of a query they ask for the first of the mirrored one. */
export function queryToWire(root: string, query: ModelQuery): object {
  const { collection, group, filter, orders, offset, limit, last } = query;
  const cursor = (given: ModelCursor | null) => {
    if (given === null) return {};
    const values = given.values.map((each) => toWire(root, each));
    return { values, before: last ? !given.before : given.before };
  };
  const [start, end] = last ? [query.end, query.start] : [query.start, query.end];
  return {
    from: [{ collectionId: collection, allDescendants: group }],
    orderBy: orders.map(({ field, descending }) => ({
      field: { fieldPath: field },
      direction: descending === last ? 'ASCENDING' : 'DESCENDING',
    })),
    offset,
    ...(filter === null ? {} : { where: filterToWire(root, filter) }),
    ...(start === null ? {} : { startAt: cursor(start) }),
    ...(end === null ? {} : { endAt: cursor(end) }),
    ...(limit === null ? {} : { limit }),
  };
}

export interface ModelWrite {
  readonly path: string;
  /** Null deletes. */
  readonly fields: WireFields | null;
}

/** A database of its own, spoken to by REST. */
export function openDatabase(port: number, project: string) {
  const database = `projects/${project}/databases/(default)`;
  const root = `${database}/documents`;
  const post = async (call: string, body: object): Promise<{ status: number; json: unknown }> => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/${root}:${call}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'accept-encoding': 'identity' },
      body: JSON.stringify(body),
    });
    return { status: response.status, json: await response.json() };
  };
  const pathOf = (name: string) => name.slice(root.length + 1);
  return {
    database,
    root,
    pathOf,
    write: async (writes: readonly ModelWrite[]): Promise<void> => {
      const { status, json } = await post('commit', {
        writes: writes.map(({ path, fields }) => {
          const name = `${root}/${path}`;
          return fields === null
            ? { delete: name }
            : { update: { name, fields: fieldsToWire(root, fields) } };
        }),
      });
      if (status !== 200) throw new Error(JSON.stringify(json));
    },
    /** The paths in order, or null for a query that is refused. */
    ask: async (query: ModelQuery): Promise<string[] | null> => {
      const { status, json } = await post('runQuery', { structuredQuery: queryToWire(root, query) });
      if (status === 400) return null;
      const answers = json as { document?: { name: string } }[];
      const paths = answers.flatMap(({ document }) => (document === undefined ? [] : pathOf(document.name)));
      return query.last ? paths.reverse() : paths;
    },
    total: async (query: ModelQuery, field: string): Promise<Record<string, WireValue> | null> => {
      const operand = { field: { fieldPath: field } };
      const { status, json } = await post('runAggregationQuery', {
        structuredAggregationQuery: {
          structuredQuery: queryToWire(root, query),
          aggregations: [
            { alias: 'count', count: {} },
            { alias: 'capped', count: { upTo: '3' } },
            { alias: 'sum', sum: operand },
            { alias: 'average', avg: operand },
          ],
        },
      });
      if (status === 400) return null;
      const [answer] = json as { result: { aggregateFields: Record<string, WireValue> } }[];
      return answer?.result.aggregateFields ?? {};
    },
  };
}

export function applied(documents: readonly ModelDocument[], writes: readonly ModelWrite[]): ModelDocument[] {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  for (const { path, fields } of writes) {
    if (fields === null) byPath.delete(path);
    else byPath.set(path, { path, fields });
  }
  return [...byPath.values()];
}
