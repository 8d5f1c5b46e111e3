import { describe, expect, it } from 'vitest';
import { singleProjectWatch } from './process.ts';

function watch(flags: { singleProjectMode: boolean; singleProjectModeError: boolean }, project: string) {
  const warnings: string[] = [];
  const logger = { warn: (message: string) => warnings.push(message) };
  singleProjectWatch({ projectId: 'demo-x', ...flags }, logger)(`projects/${project}/databases/(default)`);
  return warnings;
}

describe('singleProjectWatch', () => {
  it('says nothing of the project itself, and of others without the mode', () => {
    expect(watch({ singleProjectMode: true, singleProjectModeError: true }, 'demo-x')).toEqual([]);
    expect(watch({ singleProjectMode: false, singleProjectModeError: false }, 'other')).toEqual([]);
  });

  it('warns of another project', () => {
    const [warning] = watch({ singleProjectMode: true, singleProjectModeError: false }, 'other');
    expect(warning).toContain('Requested project ID other, but the emulator is configured for demo-x.');
  });

  it('refuses another project when so asked', () => {
    expect(() => watch({ singleProjectMode: true, singleProjectModeError: true }, 'other')).toThrow(
      'Requested project ID other',
    );
  });
});
