import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chmod, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/setup/temporary-folder.ts';
import { launchEnvironment } from '../../bin/launch-environment.mjs';

const run = promisify(execFile);
let folder = '';

beforeEach(async () => {
  folder = temporaryFolder();
  await symlink(process.execPath, join(folder, 'node'));
});

interface Outcome {
  readonly code: number;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function java(args: readonly string[]): Promise<Outcome> {
  const env = launchEnvironment({ env: { PATH: folder } });
  return run('java', args, { env, encoding: 'utf8' }).then(
    ({ stdout, stderr }) => ({ code: 0, signal: null, stdout, stderr }),
    (failure: Outcome) => failure,
  );
}

async function installRealJava(script: string): Promise<void> {
  await writeFile(join(folder, 'java'), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, 'java'), 0o755);
}

describe('launchEnvironment', () => {
  it('puts our java first and keeps the rest', () => {
    const env = launchEnvironment({ env: { Path: '/usr/bin', HOME: '/home/x' } });
    expect(env.Path?.split(delimiter)).toHaveLength(2);
    expect(env.Path?.endsWith(`${delimiter}/usr/bin`)).toBe(true);
    expect(env.HOME).toBe('/home/x');
    expect(env).not.toHaveProperty('PATH');
  });

  it('names a file that exists', () => {
    const { FIRESTORE_EMULATOR_BINARY_PATH: file = '' } = launchEnvironment({ env: {} });
    expect(() => accessSync(file, constants.R_OK)).not.toThrow();
  });
});

describe('the program named java', () => {
  it('answers the version question of the CLI', async () => {
    const { code, stderr } = await java(['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version']);
    expect(code).toBe(0);
    expect(Number(/version "(\d+)/.exec(stderr)?.[1])).toBeGreaterThanOrEqual(21);
  });

  it('hands everything else to the real java, with its exit code', async () => {
    await installRealJava('echo "real $@"; exit 7');
    expect(await java(['-jar', '/x/pubsub.jar', 'serve'])).toMatchObject({
      code: 7,
      stdout: 'real -jar /x/pubsub.jar serve\n',
    });
    expect(await java(['-jar', '/x/other.jar', '-version'])).toMatchObject({ code: 7 });
  });

  it('ends by the signal that ended the real java', async () => {
    await installRealJava('kill -TERM $$');
    expect(await java(['-jar', '/x/pubsub.jar'])).toMatchObject({ signal: 'SIGTERM' });
  });

  it('says what is missing when there is no real java', async () => {
    const { code, stderr } = await java(['-jar', '/x/pubsub.jar']);
    expect(code).toBe(127);
    expect(stderr).toBe(
      'Only the Firestore emulator runs without Java, and no Java was found to run: java -jar /x/pubsub.jar\n',
    );
  });
});
