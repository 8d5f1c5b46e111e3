import { describe, expect, it } from 'vitest';
import { parseFlags } from './flags.ts';
import { launchBeside } from './launch-beside.mjs';

const options = {
  host: '127.0.0.1',
  port: 8080,
  websocketPort: 9150,
  project: 'demo-x',
  rules: 'a folder/firestore.rules',
  functions: '127.0.0.1:5001',
  seed: null,
};

describe('launchBeside', () => {
  it('runs our bundle with this Node, with flags that it understands', () => {
    const { command, args } = launchBeside({ ...options, seed: 'x.overall_export_metadata' });
    expect(command).toBe(process.execPath);
    expect(args[0]).toMatch(/main\.cjs$/);
    expect(parseFlags(args.slice(1))).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      websocketPort: 9150,
      projectId: 'demo-x',
      rules: 'a folder/firestore.rules',
      functionsEmulator: '127.0.0.1:5001',
      seedFromExport: 'x.overall_export_metadata',
      warnings: [],
    });
  });

  it('starts empty without a seed', () => {
    expect(parseFlags(launchBeside(options).args).seedFromExport).toBeNull();
  });
});
