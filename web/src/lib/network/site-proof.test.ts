import { describe, expect, it } from 'vitest';
import { takeConsole } from '../../../test/console-spy.ts';
import { createSiteProof } from './site-proof.ts';

describe('the proof of where a call comes from', () => {
  it('is empty without a key, and then nothing is loaded', async () => {
    const load = () => Promise.reject(new Error('loaded'));
    expect(await createSiteProof(undefined, load)()).toBeNull();
  });

  it('is the token of App Check for the key', async () => {
    const load = async () => async (key: string) => `token of ${key}`;
    expect(await createSiteProof('site-key', load)()).toBe('token of site-key');
  });

  const never = () => new Promise<string>(() => undefined);

  it.each<[string, () => Promise<string>, AbortSignal, RegExp]>([
    ['refuses', () => Promise.reject(new Error('blocked')), new AbortController().signal, /blocked/],
    ['does not answer', never, AbortSignal.abort(), /App Check did not answer/],
    ['does not answer for long', never, AbortSignal.timeout(1), /App Check did not answer/],
  ])('is left out when App Check %s: the API decides', async (_what, token, patience, cause) => {
    const proof = createSiteProof(
      'site-key',
      async () => token,
      () => patience,
    );
    expect(await proof()).toBeNull();
    expect(takeConsole('warn').join(' ')).toMatch(cause);
  });
});
