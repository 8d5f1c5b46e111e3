import type { ModelCursor, ModelDocument, ModelFilter, ModelQuery, ModelTotals } from './model-query.ts';
import { numberOf, type Wire, type WireFields, type WireValue } from './model-values.ts';

type Rename = (name: string) => string;

function renamed(value: WireValue, rename: Rename): WireValue {
  const { referenceValue, arrayValue, mapValue } = value as Wire;
  if (referenceValue !== undefined) return { referenceValue: rename(referenceValue) };
  if (arrayValue !== undefined)
    return { arrayValue: { values: (arrayValue.values ?? []).map((each) => renamed(each, rename)) } };
  if (mapValue !== undefined) return { mapValue: { fields: renamedFields(mapValue.fields ?? {}, rename) } };
  return value;
}

function renamedFields(fields: WireFields, rename: Rename): WireFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, renamed(value, rename)]));
}

function filterToWire(filter: ModelFilter, toName: Rename): object {
  if ('all' in filter || 'any' in filter) {
    const [op, filters] = 'all' in filter ? (['AND', filter.all] as const) : (['OR', filter.any] as const);
    return { compositeFilter: { op, filters: filters.map((each) => filterToWire(each, toName)) } };
  }
  const field = { fieldPath: filter.field };
  if (!('value' in filter)) return { unaryFilter: { field, op: filter.op } };
  return { fieldFilter: { field, op: filter.op, value: renamed(filter.value, toName) } };
}

/** The SDKs ask for the last documents as the first documents of the reversed query. */
function queryToWire(query: ModelQuery, toName: Rename): object {
  const { collection, group, filter, orders, offset, limit, last, select } = query;
  const cursor = (given: ModelCursor | null) => {
    if (given === null) return {};
    const values = given.values.map((each) => renamed(each, toName));
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
    ...(filter === null ? {} : { where: filterToWire(filter, toName) }),
    ...(start === null ? {} : { startAt: cursor(start) }),
    ...(end === null ? {} : { endAt: cursor(end) }),
    ...(limit === null ? {} : { limit }),
    ...(select === null ? {} : { select: { fields: select.map((fieldPath) => ({ fieldPath })) } }),
  };
}

export interface ModelWrite {
  readonly path: string;
  readonly fields: WireFields | null;
}

export interface WireDocument {
  readonly name: string;
  readonly fields?: WireFields;
}

export type Database = ReturnType<typeof openDatabase>;

export function openDatabase(port: number, project: string) {
  const database = `projects/${project}/databases/(default)`;
  const root = `${database}/documents`;
  const toName: Rename = (path) => `${root}/${path}`;
  const toPath: Rename = (name) => name.slice(root.length + 1);
  const post = async (call: string, body: object): Promise<{ status: number; json: unknown }> => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/${call}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'accept-encoding': 'identity' },
      body: JSON.stringify(body),
    });
    return { status: response.status, json: await response.json() };
  };
  const parentOf = ({ parent }: ModelQuery) => (parent === null ? root : toName(parent));
  const read = ({ name, fields = {} }: WireDocument): ModelDocument => ({
    path: toPath(name),
    fields: renamedFields(fields, toPath),
  });
  return {
    port,
    database,
    project,
    root,
    toName,
    read,
    write: async (writes: readonly ModelWrite[]): Promise<string> => {
      const { status, json } = await post(`${root}:commit`, {
        writes: writes.map(({ path, fields }) => {
          const name = toName(path);
          return fields === null
            ? { delete: name }
            : { update: { name, fields: renamedFields(fields, toName) } };
        }),
      });
      if (status !== 200) throw new Error(JSON.stringify(json));
      return (json as { commitTime: string }).commitTime;
    },
    queryTarget: (query: ModelQuery): object => ({
      query: { parent: parentOf(query), structuredQuery: queryToWire(query, toName) },
    }),
    ask: async (query: ModelQuery, readTime?: string): Promise<ModelDocument[] | null> => {
      const { status, json } = await post(`${parentOf(query)}:runQuery`, {
        structuredQuery: queryToWire(query, toName),
        readTime,
      });
      if (status === 400) return null;
      const answers = json as { document?: WireDocument }[];
      const found = answers.flatMap(({ document }) => (document === undefined ? [] : read(document)));
      return query.last ? found.reverse() : found;
    },
    total: async (query: ModelQuery, field: string): Promise<(ModelTotals & { capped: number }) | null> => {
      const operand = { field: { fieldPath: field } };
      const { status, json } = await post(`${parentOf(query)}:runAggregationQuery`, {
        structuredAggregationQuery: {
          structuredQuery: queryToWire(query, toName),
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
      const { count = {}, capped = {}, sum = {}, average = {} } = answer?.result.aggregateFields ?? {};
      return { count: Number(numberOf(count)), capped: Number(numberOf(capped)), sum, average };
    },
  };
}

export function applied(documents: readonly ModelDocument[], writes: readonly ModelWrite[]): ModelDocument[] {
  const known = new Map(documents.map((document) => [document.path, document]));
  for (const { path, fields } of writes) {
    if (fields === null) known.delete(path);
    else known.set(path, { path, fields });
  }
  return [...known.values()];
}
