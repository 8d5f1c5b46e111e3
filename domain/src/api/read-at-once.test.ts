import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from './all.ts';

it.each(
  ENDPOINTS.filter(({ access }) => access === 'public').map((endpoint) => [endpoint.id, endpoint] as const),
)('%s is read quickly, however long its texts are', (_, { params, query, body }) => {
  const hostile = [
    'a@' + '.'.repeat(90_000) + '@',
    '1 '.repeat(45_000) + 'x',
    '\n'.repeat(90_000) + 'x',
    '-'.repeat(90_000),
    `a${'\u0301'.repeat(90_000)}a`,
    `a${'\u0301\u200D'.repeat(45_000)}a`,
    `a${`\u0301${'\u200D'.repeat(300)}`.repeat(300)}a`,
    `a\u0301${'\u200D'.repeat(90_000)}a`,
    `a${' \u200B\r\n'.repeat(30_000)}a`,
  ];
  for (const text of hostile) {
    for (const schema of [params, query, body]) {
      const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
      const input = Object.fromEntries(Object.keys(properties).map((key) => [key, text]));
      const started = Date.now();
      z.safeParse(schema, input);
      z.safeParse(schema, { ...input, answers: { text } });
      expect(Date.now() - started).toBeLessThan(2000);
    }
  }
});
