import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { boundSecrets, neededSecrets, secretsToCome, senderSecrets } from './secret-settings.ts';

describe('the secrets of a deployment', () => {
  it('are those that its settings need', () => {
    expect(neededSecrets({})).toEqual(['COPA_STATUS_CODE_SECRET']);
    expect(neededSecrets({ COPA_OWNER_EMAIL: '', COPA_LOCAL_LOGIN_USERNAME: 'organizacion' })).toEqual([
      'COPA_STATUS_CODE_SECRET',
      'COPA_LOCAL_LOGIN_HASH',
    ]);
    expect(boundSecrets({ COPA_OWNER_EMAIL: 'a@b.test' })).toEqual([
      'COPA_STATUS_CODE_SECRET',
      'COPA_SETUP_SECRET',
    ]);
  });

  it('include the key of the sender only for the sender', () => {
    const settings = { COPA_PUSH_PUBLIC_KEY: 'key' };
    expect(boundSecrets(settings)).toEqual(['COPA_STATUS_CODE_SECRET']);
    expect(senderSecrets(settings)).toEqual(['COPA_STATUS_CODE_SECRET', 'COPA_PUSH_PRIVATE_KEY']);
  });

  it('are none in the emulators', () => {
    expect(boundSecrets({ COPA_OWNER_EMAIL: 'a@b.test', FUNCTIONS_EMULATOR: 'true' })).toEqual([]);
  });

  it('are replaced only while the CLI asks what the program declares', () => {
    const settings = {
      GCLOUD_PROJECT: 'copa-real',
      COPA_SITE_URL: 'https://copa.example',
      COPA_OWNER_EMAIL: 'a@b.test',
      COPA_LOCAL_LOGIN_USERNAME: 'organizacion',
    };
    expect(secretsToCome(settings)).toEqual({});
    const declared = { ...settings, ...secretsToCome({ ...settings, FUNCTIONS_CONTROL_API: 'true' }) };
    expect(loadConfig(declared)).toMatchObject({ projectId: 'copa-real' });
  });
});
