import type { AuthContext, AuthorizationContext, AuthorizedWrite } from '../src/core/authorizer.ts';
import type { Document, Filter, StructuredQuery } from '../src/core/model.ts';
import { StatusError } from '../src/core/status-error.ts';
import type { Fields, Value } from '../src/core/values/value.ts';
import type { RequestRecord, RulesetRegistry } from '../src/rules/registry-contract.ts';
import { createRulesetRegistry } from '../src/rules/ruleset-registry.ts';
import { queryOf } from './value-builders.ts';

export const PROJECT = 'demo';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
export const ROOT = `${DATABASE}/documents`;
/** 2024-02-29T12:00:00.123Z */
const NOW_MICROS = 1_709_208_000_123_000n;

export type Plain =
  | string
  | number
  | boolean
  | bigint
  | null
  | Uint8Array
  | readonly Plain[]
  | { readonly [name: string]: Plain };

function value(plain: Plain): Value {
  if (plain === null) return { kind: 'null' };
  if (typeof plain === 'boolean') return { kind: 'boolean', value: plain };
  if (typeof plain === 'string') return { kind: 'string', value: plain };
  if (typeof plain === 'bigint') return { kind: 'integer', value: plain };
  if (typeof plain === 'number') {
    return Number.isInteger(plain)
      ? { kind: 'integer', value: BigInt(plain) }
      : { kind: 'double', value: plain };
  }
  if (plain instanceof Uint8Array) return { kind: 'bytes', value: plain };
  if (Array.isArray(plain)) return { kind: 'array', values: plain.map(value) };
  return { kind: 'map', fields: fields(Object.fromEntries(Object.entries(plain))) };
}

function fields(plain: { readonly [name: string]: Plain }): Fields {
  return new Map(Object.entries(plain).map(([name, entry]) => [name, value(entry)]));
}

export function document(path: string, data: { readonly [name: string]: Plain }): Document {
  return { name: `${ROOT}/${path}`, fields: fields(data), createTime: 1n, updateTime: 1n };
}

export interface World {
  readonly registry: RulesetRegistry;
  readonly records: RequestRecord[];
  readonly logs: string[];
}

export function createWorld(): World {
  const records: RequestRecord[] = [];
  const logs: string[] = [];
  const registry = createRulesetRegistry({
    now: () => 1_709_208_000_500,
    newId: () => `request-${records.length + 1}`,
    onRequest: (record) => records.push(record),
    log: (message) => logs.push(message),
  });
  return { registry, records, logs };
}

export function user(uid: string, token: Readonly<Record<string, unknown>> = {}): AuthContext {
  return { uid, token: { sub: uid, ...token } };
}

export function contextOf(
  auth: AuthContext | null,
  documents: readonly Document[] = [],
): AuthorizationContext {
  const byName = new Map(documents.map((stored) => [stored.name, stored]));
  return {
    project: PROJECT,
    database: DATABASE,
    auth,
    time: NOW_MICROS,
    inTransaction: false,
    lookup: (name) => byName.get(name) ?? null,
  };
}

export function writeOf(
  method: AuthorizedWrite['method'],
  before: Document | null,
  after: Document | null,
): AuthorizedWrite {
  const name = after?.name ?? before?.name ?? '';
  return { method, name, before, after, writeFields: null, transformFields: [] };
}

export function query(
  collectionId: string,
  given: Partial<StructuredQuery> = {},
  allDescendants = false,
): StructuredQuery {
  return queryOf(collectionId, { from: [{ collectionId, allDescendants }], ...given });
}

const OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
} as const;

export function where(field: string, operator: keyof typeof OPERATORS, operand: Plain): Filter {
  return { kind: 'field', field: field.split('.'), op: OPERATORS[operator], value: value(operand) };
}

export function and(...filters: readonly Filter[]): Filter {
  return { kind: 'composite', op: 'AND', filters };
}

export function or(...filters: readonly Filter[]): Filter {
  return { kind: 'composite', op: 'OR', filters };
}

export function verdictOf(decide: () => void): string {
  try {
    decide();
    return 'allow';
  } catch (error) {
    if (error instanceof StatusError && error.status === 'PERMISSION_DENIED') return error.message;
    throw error;
  }
}
