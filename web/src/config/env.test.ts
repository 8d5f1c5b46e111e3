import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('works with nothing set', () => {
    const env = readEnv({});
    expect(env.apiBase).toBe('/api');
    expect(env.firebase.projectId).toBe('demo-torneos');
    expect(env.firestoreEmulator).toBeUndefined();
  });

  it('splits an emulator address', () => {
    expect(readEnv({ VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080' }).firestoreEmulator).toEqual({
      host: '127.0.0.1',
      port: 8080,
    });
  });

  it('refuses an address without a port', () => {
    expect(() => readEnv({ VITE_AUTH_EMULATOR: 'localhost' })).toThrow(/VITE_AUTH_EMULATOR must look like/);
  });

  it('drops the final slash of the API base and refuses a bare word', () => {
    expect(readEnv({ VITE_API_BASE: 'https://api.example.org/' }).apiBase).toBe('https://api.example.org');
    expect(() => readEnv({ VITE_API_BASE: 'api' })).toThrow(/VITE_API_BASE/);
  });
});
