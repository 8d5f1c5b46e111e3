import { type MessageType, messageType } from '../messages/descriptor.ts';
import { decodeJson, parseJson } from '../messages/json/decode-json.ts';
import { encodeJson } from '../messages/json/encode-json.ts';
import { fieldsByName, isMessage } from '../messages/json/fields.ts';

type Json = Record<string, unknown>;

/** A request's JSON is put together from path, query and body before it is read as one message. */
export function decodeRequest(requestType: string, json: Readonly<Json>): object {
  return decodeJson<object>(messageType(requestType), json);
}

/** Read on its own first, so that a body that is no document fails as one. */
export function decodeBody(typeName: string, body: string): object {
  return parseJson<object>(messageType(typeName), body);
}

export function encodeResponse(responseType: string, message: object): string {
  return JSON.stringify(encodeJson(messageType(responseType), message), null, 2);
}

/**
 * Query parameters name fields of the request with dots, `mask.fieldPaths=a&mask.fieldPaths=b`.
 * Anything that is no field (`key`, `alt`, `$alt`, `prettyPrint`) is ignored.
 */
export function queryToJson(requestType: string, query: URLSearchParams): Json {
  const json: Json = {};
  for (const [name, value] of query) assign(json, messageType(requestType), name.split('.'), value);
  return json;
}

function assign(json: Json, type: MessageType, path: readonly string[], value: string): void {
  const [name, ...rest] = path;
  const field = name === undefined ? undefined : fieldsByName(type).get(name);
  if (field === undefined || field.map) return;
  const { resolvedType } = field;
  if (rest.length > 0) {
    if (!isMessage(resolvedType) || field.repeated) return;
    const nested = (json[field.name] ?? {}) as Json;
    json[field.name] = nested;
    assign(nested, resolvedType, rest, value);
  } else if (field.repeated) {
    const values = (json[field.name] ?? []) as string[];
    json[field.name] = [...values, value];
  } else {
    json[field.name] = value;
  }
}
