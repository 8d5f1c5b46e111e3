import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Refereed, startRefereed } from '../referee/referee.ts';
import { EXPRESSIONS } from './expressions.ts';
import { openDatabase } from './wire.ts';

const PROJECT = 'demo-expressions';

let emulator: Refereed;

beforeAll(async () => {
  emulator = await startRefereed();
  const database = openDatabase(emulator.port, PROJECT);
  const fields = {
    n: { integerValue: '7' },
    half: { doubleValue: 0.5 },
    nothing: { nullValue: null },
    tags: { arrayValue: { values: [{ stringValue: 'x' }, { stringValue: 'y' }] } },
    nested: { mapValue: { fields: { deep: { booleanValue: true } } } },
  };
  const kinds = ['equal', 'different'];
  await database.write([
    { path: 'others/here', fields: { open: { booleanValue: true } } },
    ...EXPRESSIONS.flatMap((_, i) => kinds.map((kind) => ({ path: `${kind}/${i}`, fields }))),
  ]);
  await loadRules(EXPRESSIONS.map(conditionsOf).join('\n'));
});

afterAll(async () => {
  await emulator.stop();
  expect(emulator.defects).toEqual([]);
});

/** An error is neither equal nor different, not even to itself. */
function conditionsOf([expression, result]: readonly [string, string], index: number): string {
  const other = result === 'error' ? expression : result;
  return `match /equal/${index} { allow get: if (${expression}) == (${other}); }
    match /different/${index} { allow get: if (${expression}) != (${other}); }`;
}

async function loadRules(matches: string): Promise<void> {
  const content = `rules_version = '2';
service cloud.firestore {
  match /databases/(default)/documents {
    ${matches}
  }
}`;
  const response = await fetch(
    `http://127.0.0.1:${emulator.port}/emulator/v1/projects/${PROJECT}:securityRules`,
    {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ content }] } }),
    },
  );
  expect(response.status, await response.text()).toBe(200);
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const TOKEN = `${encoded({ alg: 'none' })}.${encoded({ sub: 'ana', user_id: 'ana', email: 'ana@copa.example' })}.`;

async function isAllowed(path: string): Promise<boolean> {
  const { root } = openDatabase(emulator.port, PROJECT);
  const response = await fetch(`http://127.0.0.1:${emulator.port}/v1/${root}/${path}`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  await response.text();
  expect([200, 403]).toContain(response.status);
  return response.status === 200;
}

describe('expressions of security rules', () => {
  it('are 200, each there once', () => {
    expect(EXPRESSIONS.length).toBeGreaterThanOrEqual(200);
    expect(new Set(EXPRESSIONS.map(([expression]) => expression)).size).toBe(EXPRESSIONS.length);
  });

  it('have their documented results', async () => {
    const outcomes = await Promise.all(
      EXPRESSIONS.map(async ([expression, result], index) => {
        const [equal, different] = await Promise.all([
          isAllowed(`equal/${index}`),
          isAllowed(`different/${index}`),
        ]);
        const decided = equal ? result : `not ${result}`;
        return `${expression} = ${equal === different ? 'error' : decided}`;
      }),
    );
    expect(outcomes).toEqual(EXPRESSIONS.map(([expression, result]) => `${expression} = ${result}`));
  });
});
