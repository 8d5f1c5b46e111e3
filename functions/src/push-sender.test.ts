import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config/config.ts';
import type { Dependencies } from './dependencies.ts';
import { createSendPush } from './push-sender.ts';

const makeKeys = () =>
  parseEnv(
    execFileSync(process.execPath, [fileURLToPath(new URL('../push-keys.mjs', import.meta.url))], {
      encoding: 'utf8',
    }),
  );

function create({ publicKey = '', ...environment }: Readonly<Record<string, string>>) {
  const config = { siteUrl: 'https://copa.example', push: { publicKey, standIn: null } };
  return createSendPush({ config } as Dependencies, environment);
}

describe('the keys of notices', () => {
  const { COPA_PUSH_PUBLIC_KEY: publicKey = '', COPA_PUSH_PRIVATE_KEY: privateKey = '' } = makeKeys();

  it('are made by the program for it, and belong together', () => {
    const sender = create({ publicKey, COPA_PUSH_PUBLIC_KEY: publicKey, COPA_PUSH_PRIVATE_KEY: privateKey });
    expect(sender.__endpoint).toMatchObject({
      eventTrigger: {
        eventType: 'google.cloud.firestore.document.v1.created',
        eventFilterPathPatterns: { document: 'pushes/{pushId}' },
        retry: false,
      },
      secretEnvironmentVariables: [{ key: 'COPA_STATUS_CODE_SECRET' }, { key: 'COPA_PUSH_PRIVATE_KEY' }],
    });
  });

  it.each([
    ['of another pair', makeKeys()['COPA_PUSH_PRIVATE_KEY'] ?? ''],
    ['too short', privateKey.slice(1)],
    ['missing', ''],
  ])('are refused when the private one is %s', (_, other) => {
    expect(() => create({ publicKey, COPA_PUSH_PRIVATE_KEY: other })).toThrow(ConfigError);
  });

  it('are not needed while the CLI only reads the functions', () => {
    expect(() => create({ publicKey, FUNCTIONS_CONTROL_API: 'true' })).not.toThrow();
  });
});
