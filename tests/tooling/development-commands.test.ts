import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Checkout, createCheckout } from './google/rehearsal.ts';
import { createStandIn } from './google/stand-in.ts';

async function copyWith(parts: readonly string[], sources?: readonly string[]) {
  const google = await createStandIn();
  onTestFinished(() => google.close());
  const checkout = createCheckout(parts, sources);
  onTestFinished(() => checkout.remove());
  return { checkout, run: (line: string) => runIn(checkout, google, line) };
}

async function runIn(checkout: Checkout, google: Parameters<Checkout['run']>[0], line: string) {
  const { code, output } = await checkout.run(google, 'sh', ['-c', line]);
  expect(code, output).toBe(0);
  return output;
}

describe('the commands of a developer', { timeout: 300_000 }, () => {
  it('format what is not formatted', async () => {
    const { checkout, run } = await copyWith(['biome.json', '.gitignore'], ['domain', 'package.json']);
    checkout.write('domain/src/crooked.ts', 'export  const crooked = "x"');
    await run('npm run format');
    expect(checkout.read('domain/src/crooked.ts')).toBe("export const crooked = 'x';\n");
  });

  it('run one suite, and make the types of the API in a folder whose name has a space and an accent', async () => {
    const own = ['domain', 'functions', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
    const { checkout, run } = await copyWith(['biome.json', '.gitignore', 'tests'], own);
    // The suite formats all that git does not ignore, so it is left little.
    checkout.write('.gitignore', `${checkout.read('.gitignore')}\ndomain\nfunctions\ntests\n`);
    expect(await run('npm test -- --only format')).toMatch(/^1 passed, 0 failed$/m);
    expect(existsSync(join(checkout.root, '.cache', 'api-types.d.ts'))).toBe(true);
  });
});
