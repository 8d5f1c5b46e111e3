import { type Endpoint, headerName } from '@copa/domain/api/endpoint';
import { type ErrorCode, HTTP_STATUS } from '@copa/domain/errors';
import type * as z from 'zod/mini';
import * as words from '../words.ts';
import { CONVENTIONS } from './api-conventions.ts';
import { hasProperties, jsonSchema, type ObjectSchema } from './json-schema.ts';
import { namedSchemas, withReferences } from './openapi-names.ts';

type Json = Readonly<Record<string, unknown>>;

export interface OpenApiDocument extends Json {
  readonly openapi: '3.1.0';
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

export function openApiDocument(
  endpoints: readonly Endpoint[],
  site: { readonly name: string; readonly url: string },
): OpenApiDocument {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: words.apiTitle(site.name),
      version: '1.0.0',
      description: CONVENTIONS.map((line) => `- ${line}`).join('\n'),
    },
    servers: [{ url: `${site.url}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: namedSchemas(),
      responses: {
        Failure: {
          description: 'Refused or failed; the HTTP status always belongs to the code.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const failures = failureStatuses(endpoint).map((status) => [
    String(status),
    { $ref: '#/components/responses/Failure' },
  ]);
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    'x-access': endpoint.access,
    security: security(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...parameters(endpoint.headers, 'header'),
    ],
    ...requestBody(endpoint),
    responses: {
      [String(endpoint.status)]: success(endpoint),
      ...Object.fromEntries(failures),
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

function security({ access }: Endpoint): readonly Json[] {
  return access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function parameters(schema: z.ZodMiniType, place: 'path' | 'query' | 'header'): readonly Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name: place === 'header' ? headerName(name) : name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(endpoint: Endpoint): Json {
  if (endpoint.consumes === 'multipart') {
    const image = { type: 'string', format: 'binary' };
    const schema = { type: 'object', properties: { image }, required: ['image'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  const schema = jsonSchema(endpoint.body, 'input');
  if (!hasProperties(schema)) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

const MEDIA_TYPES: Readonly<Record<Exclude<Endpoint['produces'], 'json'>, string>> = {
  csv: 'text/csv',
  image: 'image/*',
  calendar: 'text/calendar',
  openapi: 'application/json',
};

function success({ data, produces, flatWithout }: Endpoint): Json {
  if (produces !== 'json') return { description: 'Success.', content: { [MEDIA_TYPES[produces]]: {} } };
  const answer = jsonSchema(data, 'output');
  const enveloped = successful({ properties: { data: answer }, required: ['data'] });
  const schema = flatWithout === null ? enveloped : { anyOf: [enveloped, successful(answer)] };
  return { description: 'Success.', content: { 'application/json': { schema: withReferences(schema) } } };
}

function successful({ properties, required = [] }: ObjectSchema): Json {
  return {
    type: 'object',
    properties: { success: { const: true }, ...properties },
    required: ['success', ...required],
  };
}

function failureStatuses({ access, limited, params, body, method }: Endpoint): readonly number[] {
  const has = (schema: z.ZodMiniType) => hasProperties(jsonSchema(schema, 'input'));
  const codes: ErrorCode[] = ['bad-request', 'internal'];
  if (access !== 'public') codes.push('unauthenticated', 'permission-denied');
  if (has(params)) codes.push('not-found');
  if (method !== 'GET' && has(body)) codes.push('payload-too-large', 'unsupported-media-type', 'conflict');
  if (limited !== null) codes.push('rate-limited');
  return [...new Set(codes.map((code) => HTTP_STATUS[code]))].toSorted((a, b) => a - b);
}
