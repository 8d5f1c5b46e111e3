import type { AuthContext, AuthorizationContext, AuthorizedWrite } from '../core/authorizer.ts';
import type { Document, FieldPath, StructuredQuery } from '../core/model.ts';
import { documentPath, fromDocument, fromJson } from './evaluation/conversion.ts';
import { type Domain, knownDomain } from './evaluation/path-matcher.ts';
import type { QueryProof } from './evaluation/unknown.ts';
import { bool, list, map, NULL, type Outcome, path, type RulesValue, string } from './evaluation/values.ts';
import { branchesOf, proofOf } from './queries/query-proof.ts';
import { once } from './syntax/scope.ts';

export type OperationMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Operation {
  readonly method: OperationMethod;
  readonly domain: Domain;
  readonly request: () => Outcome;
  readonly resource: () => Outcome;
  readonly proof: QueryProof | null;
  readonly displayPath: string;
}

type Entries = readonly (readonly [string, RulesValue])[];

function requestBase(context: AuthorizationContext, method: OperationMethod): Entries {
  return [
    ['auth', authValue(context.auth)],
    ['method', string(method)],
    ['time', { kind: 'timestamp', nanos: context.time * 1000n }],
    ['inTransaction', bool(context.inTransaction)],
  ];
}

function authValue(auth: AuthContext | null): RulesValue {
  if (auth === null) return NULL;
  return map([
    ['uid', string(auth.uid)],
    ['token', fromJson(auth.token)],
  ]);
}

function segmentsOf(name: string): readonly string[] {
  return name.split('/').slice(2);
}

function documentOrNull(document: Document | null): RulesValue {
  return document === null ? NULL : fromDocument(document);
}

export function getOperation(
  context: AuthorizationContext,
  name: string,
  document: Document | null,
): Operation {
  return {
    method: 'get',
    domain: knownDomain(segmentsOf(name)),
    request: once(() =>
      map([...requestBase(context, 'get'), ['path', documentPath(name)], ['fields', NULL]]),
    ),
    resource: once(() => documentOrNull(document)),
    proof: null,
    displayPath: `/${segmentsOf(name).join('/')}`,
  };
}

export function writeOperation(context: AuthorizationContext, write: AuthorizedWrite): Operation {
  const { method, name, before, after } = write;
  const transforms = fieldPaths(write.transformFields);
  return {
    method,
    domain: knownDomain(segmentsOf(name)),
    request: once(() =>
      map([
        ...requestBase({ ...context, inTransaction: true }, method),
        ['path', documentPath(name)],
        ['resource', documentOrNull(after)],
        ['transforms', transforms],
        [
          'writeFields',
          write.writeFields === null ? NULL : fieldPaths([...write.writeFields, ...write.transformFields]),
        ],
        ['readFields', transforms],
      ]),
    ),
    resource: once(() => documentOrNull(before)),
    proof: null,
    displayPath: `/${segmentsOf(name).join('/')}`,
  };
}

function fieldPaths(paths: readonly FieldPath[]): RulesValue {
  return list([...new Set(paths.map((field) => field.join('.')))].map(string));
}

export function listOperations(
  context: AuthorizationContext,
  parent: string,
  query: StructuredQuery,
): readonly Operation[] {
  const [selector] = query.from;
  const collection = selector?.collectionId ?? '';
  const isGroup = selector?.allDescendants ?? false;
  const above = segmentsOf(parent);
  const domain: Domain = [
    ...knownDomain(above),
    ...(isGroup ? [{ kind: 'many' as const }] : []),
    collection === '' ? { kind: 'one' } : { kind: 'known', text: collection },
    { kind: 'one' },
  ];
  const request = once(() =>
    map([
      ...requestBase(context, 'list'),
      ...(isGroup || collection === '' ? [] : [['path', path([...above, collection])] as const]),
      ['fields', NULL],
      ['query', queryValue(parent, query)],
    ]),
  );
  const displayed = domain.map((segment) =>
    segment.kind === 'known' ? segment.text : segment.kind === 'one' ? '*' : '**',
  );
  return branchesOf(query.where).map((branch) => ({
    method: 'list',
    domain,
    request,
    resource: () => ({ kind: 'unknown', place: [], property: null }),
    proof: proofOf(branch),
    displayPath: `/${displayed.join('/')}`,
  }));
}

function queryValue(parent: string, query: StructuredQuery): RulesValue {
  const [selector] = query.from;
  const orders = query.orderBy.map(
    ({ field, direction }) => [field.join('.'), string(direction === 'DESCENDING' ? 'DESC' : 'ASC')] as const,
  );
  return map([
    ['limit', query.limit === null ? NULL : { kind: 'int', value: BigInt(Math.trunc(query.limit)) }],
    ['offset', { kind: 'int', value: BigInt(Math.trunc(query.offset)) }],
    ['orderBy', map(orders)],
    ['kind', string(selector?.collectionId ?? '')],
    ['parent', documentPath(parent)],
    ['allDescendants', bool(selector?.allDescendants ?? false)],
    ['distinct', bool(false)],
    ['selectOnlyKeys', bool(query.select?.length === 1 && query.select[0]?.join('.') === '__name__')],
    ['groupBy', list([])],
  ]);
}
