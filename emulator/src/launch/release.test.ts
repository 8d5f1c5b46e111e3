import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { complaintsAboutRelease } from '../../release-check.mjs';

const WORKFLOWS = fileURLToPath(new URL('../../../.github/workflows/', import.meta.url));
const CHECK = fileURLToPath(new URL('../../release-check.mjs', import.meta.url));
const CHANGELOG = '# Changelog\n\n## 1.1.0\n\nNews.\n\n## 1.0.1\n\n## 1.0.0\n\nThe first.\n';

describe('a release', () => {
  it.each([
    ['emulator-v1.1.0', '1.1.0', []],
    ['emulator-v1.0.0', '1.0.0', []],
    ['emulator-v1.1.0', '1.0.0', ['The tag is emulator-v1.1.0, and the version emulator-v1.0.0.']],
    ['1.0.0', '1.0.0', ['The tag is 1.0.0, and the version emulator-v1.0.0.']],
    ['emulator-v1.0.1', '1.0.1', ['CHANGELOG.md says nothing under "## 1.0.1".']],
    ['emulator-v2.0.0', '2.0.0', ['CHANGELOG.md says nothing under "## 2.0.0".']],
  ])('by the tag %s of version %s is judged', (tag, version, complaints) => {
    expect(complaintsAboutRelease(tag, version, CHANGELOG)).toEqual(complaints);
  });

  it('of this version could be made, and none of another', async () => {
    const check = (tag: string) => promisify(execFile)(process.execPath, [CHECK, tag]);
    await expect(check(`emulator-v${manifest.version}`)).resolves.toMatchObject({ stderr: '' });
    await expect(check('emulator-v0.0.0')).rejects.toMatchObject({ code: 1 });
  });

  it('is published with provenance, after the check and the tests', () => {
    const text = readFileSync(`${WORKFLOWS}release-emulator.yml`, 'utf8');
    const commands = [...text.matchAll(/run: (.+)/g)].map(([, command = '']) => command);
    const at = (part: string) => commands.findIndex((command) => command.includes(part));
    expect(at('release-check')).toBeGreaterThan(-1);
    expect(at('npm test')).toBeGreaterThan(at('release-check'));
    expect(at('npm publish')).toBe(commands.length - 1);
    expect(commands.at(-1)).toContain('--provenance');
    expect(text).toContain('id-token: write');
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
  });
});

it.each(readdirSync(WORKFLOWS))('%s names each action by its commit', (name) => {
  const actions = readFileSync(`${WORKFLOWS}${name}`, 'utf8').match(/uses: .+/g) ?? [];
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
