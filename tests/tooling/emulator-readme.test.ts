import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { commandsOf } from '../../scripts/checks/commands.ts';
import { createCheckout } from './google/rehearsal.ts';
import { createStandIn } from './google/stand-in.ts';

const PATIENCE_MS = 300_000;
const CLONE = '../your-clone';
/**
 * This test does not run these commands. `npm ci` needs a registry, and `tests/emulator/package.test.ts`
 * tests `firestore-emulator exec` with the Firebase CLI.
 */
const elsewhere = [
  'npm ci',
  'node_modules/.bin/firestore-emulator exec -- node_modules/.bin/firebase emulators:start',
];

it('works from a clone, command by command', { timeout: PATIENCE_MS }, async () => {
  const google = await createStandIn();
  onTestFinished(() => google.close());
  const clone = createCheckout(['emulator', 'tests']);
  onTestFinished(() => clone.remove());
  const project = join(dirname(clone.root), 'project');
  mkdirSync(project);
  const run = (folder: string, line: string, onOutput?: Parameters<typeof clone.run>[3]) =>
    clone.run(google, 'sh', ['-c', `cd '${folder}' && exec ${line}`], onOutput);

  const begins = async (folder: string, line: string) => {
    const { code, output } = await run(folder, `${line} --port 0`, {
      onOutput: (said, end) => {
        if (said.includes('Dev App Server is now running')) end('SIGINT');
      },
    });
    expect(code, output).toBe(130);
  };
  const succeeds = async (folder: string, line: string) => {
    const { code, output } = await run(folder, line);
    expect(code, output).toBe(0);
  };

  await succeeds(project, 'npm init --yes');
  await succeeds(project, `cp '${join(clone.root, 'firestore.rules')}' .`);
  const commands = commandsOf(clone.read('emulator/README.md')).filter((line) => !elsewhere.includes(line));
  expect(commands.length).toBeGreaterThan(4);
  let folder = clone.root;
  for (const line of commands) {
    // The command with `CLONE` installs the package in the project, so it and all later commands run there.
    if (line.includes(CLONE)) folder = project;
    const typed = line.replace(CLONE, `'${clone.root}'`);
    if (/firestore-emulator(\.cjs)? --/.test(line)) await begins(folder, typed);
    else await succeeds(folder, folder === project ? `${typed} --offline --no-audit` : typed);
  }
});
