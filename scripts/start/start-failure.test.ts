import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { brokenFunctions, failureIn, reasonIn } from './start-failure.ts';

describe('reasonIn', () => {
  it.each([
    [
      'i  starting\n\nError: Could not start Auth, port taken.\ni  stopping',
      'Could not start Auth, port taken',
    ],
    ['⚠  Unable to fetch the CLI MOTD and remote config.\n⚠  auth: broken', 'auth: broken'],
    ['one\ntwo\n', 'two'],
    ['', 'they said nothing'],
  ])('%j', (log, reason) => {
    expect(reasonIn(log)).toBe(reason);
  });
});

describe('failureIn', () => {
  it('lets Firestore speak for itself', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'firestore-debug.log'), 'starting\nInvalid record\n\n');
    const log = '⚠  firestore: Fatal error occurred: \n   Firestore Emulator has exited with code: 1, \n';
    expect(failureIn(log, folder)).toEqual({ reason: 'Invalid record', firestoreEnded: true });
    expect(failureIn('Error: no', folder)).toEqual({ reason: 'no', firestoreEnded: false });
  });
});

describe('brokenFunctions', () => {
  it('finds what the CLI passes over', () => {
    const log =
      '⬢  functions: Failed to load function definition from source: FirebaseError: no\n✔ All ready';
    expect(brokenFunctions(log)).toMatchObject({ reason: 'FirebaseError: no' });
    expect(brokenFunctions('✔  functions: Loaded functions definitions from source: api.')).toBeUndefined();
  });
});
