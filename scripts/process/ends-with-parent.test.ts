import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isAlive } from './is-alive.ts';

const script = fileURLToPath(new URL('ends-with-parent.mjs', import.meta.url));
const parent = `
  const { spawn } = require('node:child_process');
  const args = ['--import', process.argv[1], '--eval', 'setInterval(() => {}, 1000)'];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'inherit'] });
  console.log(child.pid);
  setInterval(() => {}, 1000);
`;

it('a program ends when its parent is killed', async () => {
  const killed = spawn(process.execPath, ['--eval', parent, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(killed.stdout, 'data')) as [Buffer];
  const pid = Number(line);
  expect(isAlive(pid)).toBe(true);
  killed.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});
