import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { writeExport } from './admin/export/write-export.ts';

const PROGRAM = fileURLToPath(new URL('../bin/firestore-emulator.cjs', import.meta.url));
const JAVA = fileURLToPath(new URL('../bin/java', import.meta.url));
const JAR = fileURLToPath(new URL('../bin/cloud-firestore-emulator-embedded.jar', import.meta.url));
const BUILD = fileURLToPath(new URL('../build.mjs', import.meta.url));

let folder = '';
let children: ChildProcess[] = [];

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [BUILD]);
});

beforeEach(() => {
  folder = temporaryFolder();
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

interface Run {
  readonly child: ChildProcess;
  readonly port: Promise<number>;
  readonly end: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

function run(args: readonly string[], command = [process.execPath, PROGRAM]): Run {
  const [program = '', ...before] = command;
  const child = spawn(program, [...before, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const port = new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      const match = /running on .*:(\d+)\n/.exec(stdout);
      if (match) resolve(Number(match[1]));
    });
  });
  const end = once(child, 'close').then(([code]: (number | null)[]) => ({
    code: code ?? null,
    stdout,
    stderr,
  }));
  return { child, port, end };
}

const LISTEN = ['--host', '127.0.0.1', '--port', '0'];
const SPAWN = 'require("child_process").spawn(process.execPath, process.argv.slice(1), { stdio: "inherit" })';

const underParent = (args: readonly string[]) => run(args, [process.execPath, '-e', SPAWN, '--']);
const rulesThat = (condition: string) =>
  `service cloud.firestore {
  match /databases/{db}/documents { match /{document=**} { allow read: if ${condition}; } }
}`;

describe('the process', () => {
  it('says one line when it listens, and ends with 130 after SIGINT although a client stays', async () => {
    const { child, port, end } = run(LISTEN);
    const socket = connect(await port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    child.kill('SIGINT');
    expect(await end).toEqual({
      code: 130,
      stdout: `Dev App Server is now running on 127.0.0.1:${await port}\n`,
      stderr: '',
    });
  });

  it('ends after POST /shutdown', async () => {
    const { port, end } = run(LISTEN);
    const response = await fetch(`http://127.0.0.1:${await port}/shutdown`, { method: 'POST' });
    expect(await response.text()).toBe('Shutting down...\n');
    expect((await end).code).toBe(0);
  });

  it('ends when the Firebase CLI that started it is killed', async () => {
    const { child, port } = underParent([JAVA, '-jar', JAR, ...LISTEN]);
    const socket = connect(await port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const lost = once(socket.resume(), 'close');
    child.kill('SIGKILL');
    await expect(lost).resolves.toBeDefined();
  });

  it('goes on when another program or shell that started it ends', async () => {
    const { child, port } = underParent([PROGRAM, ...LISTEN]);
    const url = `http://127.0.0.1:${await port}/`;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    // Waits longer than the 250 ms in which `runEmulator` with `cli: true` would notice that its parent is
    // gone.
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    expect(await (await fetch(url)).text()).toBe('Ok\n');
    await fetch(`${url}shutdown`, { method: 'POST' });
  });

  it('says which port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await run(['--host', '127.0.0.1', '--port', String(port)]).end).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} on 127.0.0.1: address already in use.\n`,
    });
    expect((await run([...LISTEN, '--websocket_port', String(port)]).end).stderr).toContain('already in use');
    other.close();
  });

  it.each([
    [['--single_project_mode'], 'Expected project_id to be set for single_project_mode\n'],
    [['-p', '26030'], 'Unknown option -p. Did you mean --port? --help lists the options.\n'],
    [['--rules', '/none/firestore.rules'], 'The rules file cannot be read: /none/firestore.rules\n'],
    [
      ['--seed_from_export', '/none/x'],
      'The seed /none/x cannot be used: Failed to parse overall export metadata file\n',
    ],
  ])('refuses to start with %j', async (args, stderr) => {
    expect(await run([...LISTEN, ...args]).end).toEqual({ code: 1, stdout: '', stderr });
  });

  it('refuses a seed that no database could take', async () => {
    const documents = [
      { name: 'projects/p/databases/(default)/documents/c/__reserved__', fields: new Map<string, never>() },
    ];
    await writeExport({ directory: folder, name: 'bad', documents, now: Date.now });
    const seed = join(folder, 'bad/bad.overall_export_metadata');
    const { code, stderr } = await run(['--import-data', seed]).end;
    expect(code).toBe(1);
    expect(stderr).toBe(
      `The seed ${seed} cannot be used: Resource id "__reserved__" is invalid because it is reserved.\n`,
    );
  });

  it('denies everything under rules that do not compile, and says where they are wrong', async () => {
    const rules = join(folder, 'firestore.rules');
    await writeFile(rules, 'broken');
    const { child, port, end } = run([...LISTEN, '--rules', rules]);
    const url = `http://127.0.0.1:${await port}/v1/projects/p/databases/(default)/documents/c/d`;
    expect((await fetch(url)).status).toBe(403);
    child.kill('SIGINT');
    expect((await end).stdout).toContain(`Error compiling rules:\n${rules}:1:1 mismatched input 'broken'`);
  });

  it('reads rules again when they change, and keeps the old ones when the new ones are wrong', async () => {
    const rules = join(folder, 'firestore.rules');
    await writeFile(rules, 'broken');
    const { child, port, end } = run([...LISTEN, '--rules', rules]);
    const url = `http://127.0.0.1:${await port}/v1/projects/p/databases/(default)/documents/c/d`;
    const status = async () => (await fetch(url)).status;
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const saysSoon = async (text: string) => {
      await expect.poll(() => said, { interval: 20 }).toContain(text);
    };
    expect(await status()).toBe(403);

    await writeFile(rules, rulesThat('true'));
    await saysSoon(`The rules of ${rules} were read again.\n`);
    expect(await status()).toBe(404);

    await writeFile(rules, rulesThat('true +'));
    await saysSoon(`Error compiling rules:\n${rules}:2:`);
    await saysSoon(`The rules of ${rules} did not change: the new ones do not compile.\n`);
    expect(await status()).toBe(404);

    await rm(rules);
    await saysSoon(`The rules did not change: ${rules} cannot be read (ENOENT`);
    expect(await status()).toBe(404);

    // Many editors save by renaming a new file to the old name.
    await writeFile(`${rules}~`, rulesThat('false'));
    await rename(`${rules}~`, rules);
    await expect.poll(status, { interval: 20 }).toBe(403);
    child.kill('SIGINT');
    expect((await end).code).toBe(130);
  });

  it.each(['help', 'version', 'licenses'])('answers --%s', async (option) => {
    const { code, stdout, stderr } = await run([`--${option}`]).end;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.length).toBeGreaterThan(20);
  });
});
