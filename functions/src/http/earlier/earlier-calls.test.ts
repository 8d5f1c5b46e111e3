import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@copa/domain/api/all';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const PartSchema = z._default(z.record(z.string(), z.unknown()), {});
const SampleSchema = z.object({
  call: z.string(),
  params: PartSchema,
  query: PartSchema,
  headers: PartSchema,
  body: PartSchema,
  answer: z.optional(z.unknown()),
});

/** Pages and the API of November 2026 exchanged these in tests. A new call needs no line. */
const earlier = readFileSync(join(import.meta.dirname, 'earlier-calls.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => z.parse(SampleSchema, JSON.parse(line)));

function endpointOf(call: string) {
  const endpoint = ENDPOINTS.find(({ id }) => id === call);
  if (endpoint === undefined) throw new Error(`the API has no ${call} any more, which open pages may call`);
  return endpoint;
}

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a page that was opened before a deployment', () => {
  it.each(earlier)('may call $call as before', ({ call, params, query, headers, body }) => {
    const endpoint = endpointOf(call);
    for (const [schema, sent] of [
      [endpoint.params, params],
      [endpoint.query, query],
      [endpoint.headers, headers],
      [endpoint.body, body],
    ] as const) {
      expect(z.safeParse(schema, sent)).toMatchObject({ success: true });
    }
  });

  const answered = earlier.filter(({ answer }) => answer !== undefined);

  it.each(answered)('finds in the answer to $call what it needs', ({ call, answer }) => {
    expect(onTheWire(z.parse(endpointOf(call).data, answer))).toMatchObject(Object(answer));
  });
});
