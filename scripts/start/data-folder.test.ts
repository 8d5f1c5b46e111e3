import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { claim, damage, damaged, notSaved, recover, startOver, wantedDataFolder } from './data-folder.ts';
import { claimPorts } from './ports.ts';
import { type DataFolder, dataFolder, promoteIncoming } from './saved-data.mjs';

const KILLED = JSON.stringify({ pid: 2 ** 30, port: 1, site: 'x' });

let data: DataFolder;

beforeEach(() => {
  data = dataFolder(temporaryFolder());
});

const metadata = {
  firestore: { metadata_file: 'firestore_export/x.overall_export_metadata' },
  auth: { path: 'auth_export' },
};

function writeExport(folder: string, name: string): void {
  mkdirSync(join(folder, 'firestore_export'), { recursive: true });
  mkdirSync(join(folder, 'auth_export'));
  writeFileSync(join(folder, 'firestore_export/x.overall_export_metadata'), '');
  writeFileSync(join(folder, 'auth_export/accounts.json'), '{"users":[]}');
  writeFileSync(join(folder, 'firebase-export-metadata.json'), JSON.stringify(metadata));
  writeFileSync(join(folder, 'name'), name);
}

const nameIn = (folder: string) =>
  existsSync(join(folder, 'name')) ? readFileSync(join(folder, 'name'), 'utf8') : undefined;

const names = () => ({ current: nameIn(data.current), previous: nameIn(data.previous) });

describe('the data folder', () => {
  it.each([
    [{}, '/copy/.data'],
    [{ COPA_DATA_DIR: '' }, '/copy/.data'],
    [{ COPA_DATA_DIR: '../other' }, '/other'],
    [{ COPA_DATA_DIR: '/elsewhere' }, '/elsewhere'],
  ])('of %o is %s', (env, root) => {
    expect(wantedDataFolder('/copy', env).root).toBe(root);
  });
});

describe('a save', () => {
  it('takes the place of the one before, which is kept', () => {
    for (const name of ['one', 'two', 'three']) {
      writeExport(data.incoming, name);
      promoteIncoming(data);
    }
    expect(names()).toEqual({ current: 'three', previous: 'two' });
    expect(existsSync(data.incoming)).toBe(false);
  });
});

describe('a start after a kill', () => {
  it('while the save was written goes on with the save before', () => {
    writeExport(data.current, 'one');
    mkdirSync(data.incoming);
    recover(data);
    expect(names().current).toBe('one');
    expect(existsSync(data.incoming)).toBe(false);
  });

  it('once the save was complete loses neither of the last two', () => {
    writeExport(data.previous, 'zero');
    writeExport(data.current, 'one');
    writeExport(data.incoming, 'two');
    recover(data);
    expect(names()).toEqual({ current: 'two', previous: 'one' });
  });

  it('between the two renames completes the save', () => {
    writeExport(data.previous, 'one');
    writeExport(data.incoming, 'two');
    recover(data);
    expect(names()).toEqual({ current: 'two', previous: 'one' });
  });

  it('that left only the previous save takes it', () => {
    writeExport(data.previous, 'one');
    mkdirSync(data.incoming);
    recover(data);
    expect(names().current).toBe('one');
  });
});

describe('damage', () => {
  it('is none without data, and none in a whole export', () => {
    expect(damage(data)).toBeUndefined();
    writeExport(data.current, 'one');
    expect(damage(data)).toBeUndefined();
  });

  it.each([
    ['firebase-export-metadata.json', '{"firestore":', /JSON/],
    ['firebase-export-metadata.json', '{}', /the Firestore export is missing/],
    [
      'firebase-export-metadata.json',
      JSON.stringify({ firestore: metadata.firestore }),
      /accounts are missing/,
    ],
    ['auth_export/accounts.json', '', /JSON/],
  ])('is found in %s', (file, text, reason) => {
    writeExport(data.current, 'one');
    writeFileSync(join(data.current, file), text);
    expect(damage(data)).toMatch(reason);
  });

  it('is told with what can be done', () => {
    expect(damaged(data, 'x').message).toMatch(
      /cannot be read \(x\): start over with "npm start -- --fresh"/,
    );
    writeExport(data.previous, 'one');
    expect(damaged(data, 'x').message).toContain(`put the save before it, ${data.previous}, in its place`);
  });
});

describe('a save that failed', () => {
  it('is told with what the next start begins with', () => {
    expect(notSaved(data, 'no space').message).toMatch(
      /saved in .* \(no space\): there is no save before it\.$/,
    );
    writeExport(data.current, 'one');
    expect(notSaved(data, 'no space').message).toMatch(
      /: the save before it is whole, and the next start goes/,
    );
  });
});

describe('starting over', () => {
  it('leaves no save behind', () => {
    writeExport(data.previous, 'zero');
    writeExport(data.current, 'one');
    startOver(data);
    recover(data);
    expect(names()).toEqual({ current: undefined, previous: undefined });
  });
});

describe('a folder that somebody else filled', () => {
  it.each(['run', 'current', 'previous', 'incoming', 'photos'])(
    'with %s is refused, and keeps it',
    async (name) => {
      const file = join(data.root, name, 'own.txt');
      mkdirSync(join(data.root, name));
      writeFileSync(file, 'mine');
      await expect(claim(data, 'x')).rejects.toThrow(/holds files that no start wrote.*COPA_DATA_DIR\.$/);
      expect(readdirSync(data.root)).toEqual([name]);
      expect(existsSync(file)).toBe(true);
    },
  );

  it.each(['{"pid":', 'null', '{}', '{"name":"Ana"}', '{"pid":1,"port":2,"site":"x","name":"Ana"}'])(
    'with an owner.json of its own, %s, is refused, and keeps it',
    async (text) => {
      writeFileSync(data.owner, text);
      await expect(claim(data, 'x')).rejects.toThrow(/holds files that no start wrote/);
      expect(readFileSync(data.owner, 'utf8')).toBe(text);
    },
  );

  it.each([
    ['has only logs', () => mkdirSync(data.logs)],
    ['has a save', () => writeExport(data.current, 'one')],
    ['was left by a start that was killed', () => writeFileSync(data.owner, KILLED)],
  ])('is not one that %s', async (_what, fill) => {
    fill();
    const release = await claim(data, 'x');
    await release();
    mkdirSync(data.run);
    await (await claim(data, 'y'))();
    expect(existsSync(data.mark)).toBe(true);
  });
});

describe('claim', () => {
  it.each([
    ['the folder', () => data.root],
    ['its owner', () => data.owner],
  ])('says that %s cannot be written', async (_what, path) => {
    await (await claim(data, 'x'))();
    rmSync(path(), { recursive: true, force: true });
    if (path() === data.owner) mkdirSync(path());
    else writeFileSync(path(), '');
    await expect(claim(data, 'x')).rejects.toThrow(
      /^Nothing can be written to .* \(E\w+: .*COPA_DATA_DIR\.$/,
    );
  });

  it('refuses a second copy while the first runs', async () => {
    const release = await claim(data, 'http://127.0.0.1:3001');
    await expect(claim(data, 'http://127.0.0.1:4001')).rejects.toThrow(
      `already running at http://127.0.0.1:3001 (process ${process.pid})`,
    );
    await release();
    await (await claim(data, 'http://127.0.0.1:4001'))();
  });

  it.each([undefined, KILLED])('is given to one of two copies that start at once after %s', async (left) => {
    await (await claim(data, 'x'))();
    if (left !== undefined) writeFileSync(data.owner, left);
    const tried = await Promise.allSettled([claim(data, 'y'), claim(data, 'z')]);
    const given = tried.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    const refused = tried.flatMap((each) => (each.status === 'rejected' ? String(each.reason) : []));
    expect(given).toHaveLength(1);
    expect(refused).toEqual([expect.stringMatching(/already running at [yz] /)]);
    await given[0]?.();
  });

  it.each(['{"pid":', KILLED])('ignores what a killed copy left: %s', async (left) => {
    await (await claim(data, 'x'))();
    writeFileSync(data.owner, left);
    const release = await claim(data, 'y');
    expect(readFileSync(data.owner, 'utf8')).toContain('"site":"y"');
    await release();
  });

  it('refuses a second copy of another account, whose process may not be signalled', async () => {
    const release = await claim(data, 'http://127.0.0.1:3001');
    const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    });
    await expect(claim(data, 'x')).rejects.toThrow('already running at http://127.0.0.1:3001');
    kill.mockRestore();
    await release();
  });

  it('ignores the claim of a killed copy whose process id another process has now', async () => {
    const [port] = await claimPorts([]);
    writeFileSync(data.owner, JSON.stringify({ pid: process.pid, port, site: 'x' }));
    const release = await claim(data, 'y');
    expect(readFileSync(data.owner, 'utf8')).toContain('"site":"y"');
    await release();
    expect(existsSync(data.owner)).toBe(false);
  });
});
