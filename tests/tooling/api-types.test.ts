import { ENDPOINTS } from '@copa/domain/api/all';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from '../../functions/src/http/documentation/openapi.ts';

const SchemaSchema = z.looseObject({
  $ref: z.optional(z.string()),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  required: z.optional(z.array(z.string())),
  get properties() {
    return z.optional(z.record(z.string(), SchemaSchema));
  },
  get items() {
    return z.optional(SchemaSchema);
  },
  get anyOf() {
    return z.optional(z.array(SchemaSchema));
  },
  additionalProperties: z.optional(z.unknown()),
});
type Schema = z.output<typeof SchemaSchema>;

const ContentSchema = z.record(z.string(), z.object({ schema: z._default(SchemaSchema, {}) }));
const OperationSchema = z.object({
  operationId: z.string(),
  'x-access': z.string(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: SchemaSchema }),
  ),
  requestBody: z.optional(z.object({ content: ContentSchema })),
  responses: z.record(z.string(), z.object({ content: z.optional(ContentSchema) })),
});
const DocumentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), OperationSchema)),
  components: z.object({ schemas: z.record(z.string(), SchemaSchema) }),
});

const WIDTH = 160;

function apiOutline(document: unknown): string {
  const { paths, components } = z.parse(DocumentSchema, document);
  const calls = Object.entries(paths)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) => callOf(method, path, operation)),
    );
  const named = Object.entries(components.schemas).map(([name, schema]) => `${name} ${wrapped(schema, '')}`);
  return `${[...calls, ...named].join('\n')}\n`;
}

function callOf(method: string, path: string, operation: z.output<typeof OperationSchema>) {
  const { operationId, parameters, requestBody, responses } = operation;
  return [
    `${method.toUpperCase()} ${path} ${operation['x-access']} ${operationId}`,
    ...parameters.map(
      ({ in: place, name, required, schema }) =>
        `  ${place} ${name}${required ? '' : '?'}: ${wrapped(schema, '  ')}`,
    ),
    ...contentOf('body', requestBody?.content),
    ...Object.entries(responses).flatMap(([code, { content }]) => contentOf(code, content)),
  ];
}

function contentOf(part: string, content: z.output<typeof ContentSchema> = {}) {
  return Object.entries(content).map(([type, { schema }]) => {
    const inside = schema.properties?.['success'] && schema.properties['data'];
    const media = type === 'application/json' ? '' : ` ${type}`;
    return `  ${part}${media} ${wrapped(inside ?? schema, '  ')}`;
  });
}

function wrapped(schema: Schema, indent: string): string {
  const line = written(schema, (inner) => wrapped(inner, indent), joined);
  if (!line.includes('\n') && indent.length + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  return written(
    schema,
    (inner) => wrapped(inner, deeper),
    (fields) => `{\n${fields.map((field) => `${deeper}${field}\n`).join('')}${indent}}`,
  );
}

const joined = (fields: readonly string[]) => `{ ${fields.join('; ')} }`;

function written(
  schema: Schema,
  inside: (schema: Schema) => string,
  together: (fields: readonly string[]) => string,
): string {
  const { $ref, anyOf, properties, items, additionalProperties, required = [] } = schema;
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf) return anyOf.map(inside).join(' | ');
  if (properties) {
    return together(
      Object.entries(properties).map(([name, field]) => {
        const byDefault = 'default' in field ? ` = ${JSON.stringify(field['default'])}` : '';
        return `${name}${required.includes(name) ? '' : '?'}: ${inside(field)}${byDefault}`;
      }),
    );
  }
  if (items) return `[${inside(items)}]${boundsOf(schema)}`;
  const values = z.safeParse(SchemaSchema, additionalProperties);
  if (values.success) return `{ [key]: ${inside(values.data)} }`;
  const types = [schema.type ?? 'anything'].flat();
  return `${types.join(' | ')}${boundsOf(schema)}`;
}

function boundsOf(schema: Schema) {
  const { format, pattern, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const least = minLength ?? minItems ?? minimum;
  const most = maxLength ?? maxItems ?? maximum;
  const bounds = [
    ...(least === undefined && most === undefined ? [] : [`${least ?? ''}..${most ?? ''}`]),
    ...(format === undefined ? [] : [format]),
    ...(pattern === undefined || format !== undefined ? [] : [`/${pattern}/`]),
  ];
  return bounds.length === 0 ? '' : `(${bounds.join(' ')})`;
}

it('the document of the API says what clients were told, call by call', async () => {
  const document = openApiDocument(ENDPOINTS, { name: 'Copa', url: 'https://copa.test' });
  await expect(apiOutline(document)).toMatchFileSnapshot('api-outline.txt');
});
