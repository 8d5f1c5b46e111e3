import { describe, expect, it } from 'vitest';
import { commandsOf, complaintsAbout, complaintsAboutNames, rowsOf } from './documented-commands.ts';

const tests: Readonly<Record<string, string>> = {
  'tests/start.test.ts': "import { it } from 'vitest';\nit('starts over', () => {});\n",
};
const repository = { read: (file: string) => tests[file] ?? null, runs: (file: string) => file in tests };
const proven = '`tests/start.test.ts` "starts over"';

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

describe('complaintsAbout', () => {
  const complaints = (proof: string, text = '`npm start`') =>
    complaintsAbout({ 'README.md': text }, [{ command: 'npm start', proof }], repository);

  it.each([
    ['a test by its title', proven],
    ['a suite', 'suite `files`'],
    ['a reason', 'not run: it opens the browser of whoever signs in'],
  ])('accepts %s', (_what, proof) => {
    expect(complaints(proof)).toEqual([]);
  });

  it.each([
    ['a title that is gone', '`tests/start.test.ts` "stops"', /has no test named "stops"/],
    ['a file that is gone', '`tests/end.test.ts` "stops"', /does not exist/],
    ['a suite that is gone', 'suite `nothing`', /there is no suite nothing/],
    ['nothing at all', 'surely', /names neither a test/],
    ['hardly a reason', 'not run: no', /names neither a test/],
  ])('refuses %s', (_what, proof, complaint) => {
    expect(complaints(proof)).toEqual([expect.stringMatching(complaint)]);
  });

  it('refuses a command without a row, a row without a command, and two rows for one', () => {
    expect(complaints(proven, '`npm stop`')).toEqual([
      'README.md: `npm stop` has no row in docs/commands.md',
      'docs/commands.md: `npm start` is in no document',
    ]);
    const row = { command: 'npm start', proof: proven };
    expect(complaintsAbout({ 'README.md': '`npm start`' }, [row, row], repository)).toHaveLength(2);
  });
});

describe('rowsOf', () => {
  it('reads command and proof', () => {
    expect(rowsOf(`| Command | Run by |\n| --- | --- |\n| \`npm start\` | ${proven} |`)).toEqual([
      { command: 'npm start', proof: proven },
    ]);
  });
});

describe('complaintsAboutNames', () => {
  it.each([
    ['npx firebase login', []],
    ['npx no-such-package --rules x', ['no-such-package']],
    ['A=b npx --yes @ours/emulator', ['@ours/emulator']],
    ['npm exec unknown', ['unknown']],
    ['npm install', []],
    ['npm install --save-dev ../file.tgz', []],
    ['npm install --save-dev unpublished', ['unpublished']],
  ])('judges %s', (command, names) => {
    expect(complaintsAboutNames({ 'README.md': `\`${command}\`` }, new Set(['firebase']))).toEqual(
      names.map((name) => `README.md: \`${command}\` asks the registry for ${name}`),
    );
  });
});
