import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const REQUIRED = {
  GCLOUD_PROJECT: 'demo-torneos',
  COPA_SITE_URL: 'https://copa-fenix.web.app',
  COPA_STATUS_CODE_SECRET: 'x'.repeat(32),
};

function faultsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults;
  }
}

describe('the configuration', () => {
  it('enables no optional access if nothing is set', () => {
    expect(loadConfig(REQUIRED)).toMatchObject({
      ownerEmail: null,
      setupSecret: null,
      localLogin: null,
      corsOrigins: [],
      appCheck: 'off',
      rateLimitFactor: 1,
    });
  });

  it('takes a stand-in for push services in emulators alone', () => {
    const push = { COPA_PUSH_PUBLIC_KEY: `B${'x'.repeat(86)}`, COPA_PUSH_STAND_IN: 'http://127.0.0.1:5173' };
    expect(faultsOf({ ...REQUIRED, ...push })).toEqual(['COPA_PUSH_STAND_IN is for emulators only']);
    const config = loadConfig({ ...REQUIRED, ...push, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' });
    expect(config.push).toEqual({ publicKey: push.COPA_PUSH_PUBLIC_KEY, standIn: push.COPA_PUSH_STAND_IN });
    expect(loadConfig(REQUIRED).push).toBeNull();
    expect(faultsOf({ ...REQUIRED, COPA_PUSH_PUBLIC_KEY: 'short' })).toEqual([
      'COPA_PUSH_PUBLIC_KEY must be the public key that functions/push-keys.mjs made',
    ]);
  });

  it('takes an empty value for none', () => {
    const empty = { ...REQUIRED, COPA_OWNER_EMAIL: '', COPA_SETUP_SECRET: '', COPA_CORS_ORIGINS: '' };
    expect(loadConfig(empty)).toEqual(loadConfig(REQUIRED));
  });

  it('compares the address of the owner in small letters', () => {
    const { ownerEmail } = loadConfig({
      ...REQUIRED,
      COPA_OWNER_EMAIL: 'Duena@Copafenix.test',
      COPA_SETUP_SECRET: 'a'.repeat(16),
    });
    expect(ownerEmail).toBe('duena@copafenix.test');
  });

  it('opens the local login by its name and its hash', () => {
    const hash = 'scrypt:16384:8:1:c2FsdA==:aGFzaA==';
    const local = { COPA_LOCAL_LOGIN_USERNAME: 'organizacion', COPA_LOCAL_LOGIN_HASH: hash };
    expect(loadConfig({ ...REQUIRED, ...local }).localLogin).toEqual({
      username: 'organizacion',
      passwordHash: hash,
      displayName: 'Administrador',
    });
    const decomposed = { ...local, COPA_LOCAL_LOGIN_USERNAME: 'organización'.normalize('NFD') };
    expect(loadConfig({ ...REQUIRED, ...decomposed }).localLogin?.username).toBe(
      'organización'.normalize('NFC'),
    );
    expect(faultsOf({ ...REQUIRED, ...local, COPA_LOCAL_LOGIN_USERNAME: 'organizacion ' })).toEqual([
      'COPA_LOCAL_LOGIN_USERNAME must not start or end with a space',
    ]);
  });

  it('lists origins however they are spaced', () => {
    const { corsOrigins } = loadConfig({
      ...REQUIRED,
      COPA_CORS_ORIGINS: ' https://a.example , https://b.example,',
    });
    expect(corsOrigins).toEqual(['https://a.example', 'https://b.example']);
  });

  it('reports every fault at once', () => {
    const faults = faultsOf({
      COPA_SITE_URL: 'https://copa-fenix.web.app/inicio',
      COPA_STATUS_CODE_SECRET: 'short',
      COPA_OWNER_EMAIL: 'nobody',
      COPA_SETUP_SECRET: 'short',
      COPA_LOCAL_LOGIN_HASH: 'plain text',
      COPA_CORS_ORIGINS: 'https://a.example, b.example',
      COPA_APP_CHECK: 'maybe',
      COPA_FRONT_RANGES: '192.0.2.0/24, 0.0.0.0/0',
      COPA_RATE_LIMIT_FACTOR: 'fast',
    });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'GCLOUD_PROJECT',
      'COPA_SITE_URL',
      'COPA_OWNER_EMAIL',
      'COPA_SETUP_SECRET',
      'COPA_STATUS_CODE_SECRET',
      'COPA_LOCAL_LOGIN_HASH',
      'COPA_CORS_ORIGINS',
      'COPA_APP_CHECK',
      'COPA_FRONT_RANGES',
      'COPA_RATE_LIMIT_FACTOR',
    ]);
  });

  it('refuses half of a pair', () => {
    expect(faultsOf({ ...REQUIRED, COPA_OWNER_EMAIL: 'a@b.test', COPA_LOCAL_LOGIN_USERNAME: 'x' })).toEqual([
      'COPA_SETUP_SECRET must be set when COPA_OWNER_EMAIL is',
      'COPA_LOCAL_LOGIN_HASH must be set when COPA_LOCAL_LOGIN_USERNAME is',
    ]);
    expect(faultsOf({ ...REQUIRED, COPA_SETUP_SECRET: 'a'.repeat(16) })).toEqual([
      'COPA_OWNER_EMAIL must be set when COPA_SETUP_SECRET is',
    ]);
  });
});
