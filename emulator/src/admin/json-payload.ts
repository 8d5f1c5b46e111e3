import { invalidArgument, type StatusError } from '../core/status-error.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

/** The body as an object; an empty body is an empty message. Content types do not matter. */
export function parsePayload(body: string): JsonRecord {
  if (body.trim() === '') return {};
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch (error) {
    throw invalidPayload(error);
  }
  return requireRecord(json);
}

export function requireRecord(json: unknown): JsonRecord {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw invalidPayload();
  }
  return Object.fromEntries(Object.entries(json));
}

/** Every key may be spelled `snake_case` or `camelCase`; null is absent, any other key an error. */
export function readKeys<Key extends string>(
  payload: JsonRecord,
  keys: readonly Key[],
): Partial<Record<Key, unknown>> {
  const values: Partial<Record<Key, unknown>> = {};
  for (const [name, value] of Object.entries(payload)) {
    const key = keys.find((candidate) => name === candidate || name === camelCase(candidate));
    if (key === undefined) throw invalidPayload();
    if (value !== null) values[key] = value;
  }
  return values;
}

/** Texts as protobuf's JSON reader takes them: a number or a boolean becomes its text. */
export function readText(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  throw invalidPayload();
}

export function invalidPayload(cause?: unknown): StatusError {
  return invalidArgument("Payload isn't valid for request.", { cause });
}

function camelCase(key: string): string {
  return key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
