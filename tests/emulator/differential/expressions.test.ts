import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshDatabases } from './databases.ts';
import { PATIENCE_MS, times } from './effort.ts';
import { EXPRESSIONS } from './expressions.ts';
import type { Database } from './wire.ts';

const RUNS = times(5);
const CONDITIONS = 40;

const open = freshDatabases('expressions');

const FIELDS = {
  n: { integerValue: '7' },
  half: { doubleValue: 0.5 },
  nothing: { nullValue: null },
  tags: { arrayValue: { values: [{ stringValue: 'x' }, { stringValue: 'y' }] } },
  nested: { mapValue: { fields: { deep: { booleanValue: true } } } },
};

const FUNCTIONS = `
  function first(x, y) { return x; }
  function second(x, y) { return y; }
  function kept(x, y) { let a = x; let b = y; return a; }
  function joined(x, y) { let a = x; let b = y; return a && b; }`;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const TOKEN = `${encoded({ alg: 'none' })}.${encoded({ sub: 'ana', user_id: 'ana', email: 'ana@copa.example' })}.`;

async function judged(database: Database, conditions: readonly string[]): Promise<boolean[]> {
  const { port, root, project } = database;
  await database.write([
    { path: 'others/here', fields: { open: { booleanValue: true } } },
    ...conditions.map((_, i) => ({ path: `judged/${i}`, fields: FIELDS })),
  ]);
  const matches = conditions.map((condition, i) => `match /judged/${i} { allow get: if ${condition}; }`);
  const content = `rules_version = '2';
service cloud.firestore {
  match /databases/(default)/documents {
    ${FUNCTIONS}
    ${matches.join('\n')}
  }
}`;
  const loaded = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  });
  expect(loaded.status, await loaded.text()).toBe(200);
  const statuses = conditions.map(async (_, i) => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/${root}/judged/${i}`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    await response.text();
    return response.status;
  });
  const answers = await Promise.all(statuses);
  expect(answers.filter((status) => status !== 200 && status !== 403)).toEqual([]);
  return answers.map((status) => status === 200);
}

async function decided(database: Database, pairs: readonly (readonly [string, string])[]) {
  const allowed = await judged(database, pairs.flat());
  return pairs.map((_, i) => {
    const [yes, no] = allowed.slice(2 * i, 2 * i + 2);
    if (yes === no) return yes === true ? 'both' : 'error';
    return yes === true ? 'yes' : 'no';
  });
}

describe('expressions of security rules', () => {
  it('are more than 200, each there once', () => {
    expect(EXPRESSIONS.length).toBeGreaterThan(200);
    expect(new Set(EXPRESSIONS.map(([expression]) => expression)).size).toBe(EXPRESSIONS.length);
  });

  it('have their documented results', async () => {
    // `==` and `!=` with an error are errors, even if both operands are the same error.
    const outcomes = await decided(
      open(),
      EXPRESSIONS.map(([expression, result]) => {
        const other = result === 'error' ? expression : result;
        return [`(${expression}) == (${other})`, `(${expression}) != (${other})`] as const;
      }),
    );
    const said = { yes: 'the same', no: 'different', error: 'error', both: 'both' };
    expect(EXPRESSIONS.map(([expression], i) => `${expression}: ${said[outcomes[i] ?? 'both']}`)).toEqual(
      EXPRESSIONS.map(([expression, result]) => `${expression}: ${result === 'error' ? result : 'the same'}`),
    );
  });
});

interface Condition {
  readonly text: string;
  readonly value: boolean | 'error';
}

const VALUES = new Map<string, Condition['value']>([
  ['true', true],
  ['false', false],
  ['error', 'error'],
]);

const leaf = fc.constantFrom(
  ...EXPRESSIONS.flatMap(([text, result]): Condition[] => {
    const value = VALUES.get(result);
    return value === undefined ? [] : [{ text: `(${text})`, value }];
  }),
);

function connected(x: Condition['value'], y: Condition['value'], decisive: boolean): Condition['value'] {
  if (x === decisive || y === decisive) return decisive;
  return x === 'error' || y === 'error' ? 'error' : !decisive;
}

const ways: readonly ((x: Condition, y: Condition, z: Condition) => Condition)[] = [
  (x, y) => ({ text: `(${x.text} && ${y.text})`, value: connected(x.value, y.value, false) }),
  (x, y) => ({ text: `(${x.text} || ${y.text})`, value: connected(x.value, y.value, true) }),
  (x) => ({ text: `!${x.text}`, value: x.value === 'error' ? 'error' : !x.value }),
  (x, y, z) => {
    const chosen = x.value === true ? y.value : z.value;
    return { text: `(${x.text} ? ${y.text} : ${z.text})`, value: x.value === 'error' ? 'error' : chosen };
  },
  (x, y) => {
    const isError = x.value === 'error' || y.value === 'error';
    return { text: `(${x.text} == ${y.text})`, value: isError ? 'error' : x.value === y.value };
  },
  // An argument or a `let` that is an error does no harm if nothing uses it.
  (x, y) => ({ text: `first(${x.text}, ${y.text})`, value: x.value }),
  (x, y) => ({ text: `second(${x.text}, ${y.text})`, value: y.value }),
  (x, y) => ({ text: `kept(${x.text}, ${y.text})`, value: x.value }),
  (x, y) => ({ text: `joined(${x.text}, ${y.text})`, value: connected(x.value, y.value, false) }),
];

const combined = (inner: fc.Arbitrary<Condition>): fc.Arbitrary<Condition> =>
  fc.tuple(fc.constantFrom(...ways), inner, inner, inner).map(([way, x, y, z]) => way(x, y, z));

/** Conditions have at most two levels, so that they stay far below the limit of evaluated expressions. */
const condition = combined(fc.oneof({ weight: 1, arbitrary: leaf }, combined(leaf)));

it('200 random conditions of such expressions hold, fail or are errors as their parts say', {
  timeout: PATIENCE_MS,
}, async () => {
  const seen = new Set<unknown>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(condition, { minLength: CONDITIONS, maxLength: CONDITIONS }),
      async (conditions) => {
        const outcomes = await decided(
          open(),
          conditions.map(({ text }) => [text, `!${text}`] as const),
        );
        const named = { true: 'yes', false: 'no', error: 'error' };
        expect(conditions.map(({ text }, i) => `${text}: ${outcomes[i]}`)).toEqual(
          conditions.map(({ text, value }) => `${text}: ${named[`${value}`]}`),
        );
        for (const { value } of conditions) seen.add(value);
      },
    ),
    { numRuns: RUNS },
  );
  expect(seen.size).toBe(3);
});
