import { describe, expect, it } from 'vitest';
import { commandsOf, complaintsAboutCommand } from './commands.ts';

describe('commandsOf', () => {
  it('finds code spans that start with a program, and not files, settings or names', () => {
    const text =
      'Run `npm start -- --fresh` or `A=b npm start`, see `scripts/start.mjs`, `npm`, `COPA_SITE_URL=x`.';
    expect(commandsOf(text)).toEqual(['npm start -- --fresh', 'A=b npm start']);
  });

  it.each([
    ['every line of a block marked sh', '  ```sh\n  make it\n\n  npm test\n  ```', ['make it', 'npm test']],
    ['programs in one without a mark', '```\nnpm test\n web ──► npm\n```', ['npm test']],
    ['nothing in one of another language', '```ini\nnpm test\n```', []],
  ])('finds %s', (_what, text, commands) => {
    expect(commandsOf(text)).toEqual(commands);
  });

  it('goes on after a block, and names each command once', () => {
    expect(commandsOf('```\nnpm test\n```\n`npm test`, `npx x`')).toEqual(['npm test', 'npx x']);
  });
});

describe('complaintsAboutCommand', () => {
  const known = {
    programs: new Set(['firebase', 'vitest']),
    scripts: { '': { test: 'x', start: 'x', bench: 'x' }, emulator: { build: 'x' } },
    suites: new Set(['unit', 'files']),
    projects: new Set(['api']),
  };

  it.each([
    'npx firebase login',
    'npm install',
    'npm ci',
    'npm pack -w emulator',
    'npm install --save-dev ../file.tgz',
    'npm test -- --only unit,files',
    'A=b npm start',
    'npm run bench site',
    'npm run build -w emulator',
    'npx vitest run --project api tests/api/people.test.ts',
  ])('accepts %s', (command) => {
    expect(complaintsAboutCommand(command, known)).toEqual([]);
  });

  it.each([
    ['npx no-such-package --rules x', 'asks the registry for no-such-package'],
    ['A=b npx --yes @ours/emulator', 'asks the registry for @ours/emulator'],
    ['npm exec unknown', 'asks the registry for unknown'],
    ['npm install --save-dev unpublished', 'asks the registry for unpublished'],
    ['npm run gone -- --fresh', 'has no script gone'],
    ['npm run bench -w emulator', 'has no script bench'],
    ['npm test -- --only unit,gone', 'has no suite gone'],
    ['npx vitest run --project gone', 'has no project gone'],
  ])('refuses %s', (command, complaint) => {
    expect(complaintsAboutCommand(command, known)).toEqual([`\`${command}\` ${complaint}`]);
  });
});
