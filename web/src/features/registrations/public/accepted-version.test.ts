import { AcceptedVersionSchema, TERMS_VERSION } from '@copa/domain/registrations/acceptance';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptedVersion } from './accepted-version.ts';

describe('the version that somebody accepts', () => {
  beforeEach(() => void vi.stubGlobal('isSecureContext', true));
  it('is the same for the same rules, however they are stored, and differs for other rules', async () => {
    const version = await acceptedVersion({ rules: 'Una\n\nDos' });
    expect(version?.startsWith(`${TERMS_VERSION}.`)).toBe(true);
    expect(await acceptedVersion({ rules: ['Una', 'Dos'] })).toBe(version);
    expect(await acceptedVersion({ rules: 'Una\nTres' })).not.toBe(version);
    expect(AcceptedVersionSchema.safeParse(version).success).toBe(true);
    expect(AcceptedVersionSchema.safeParse('<b>todo</b>').success).toBe(false);
  });

  it('equals that of the API, which tells players about changed rules', async () => {
    expect(await acceptedVersion({ rules: '1. Una\n2. Dos' })).toBe(`${TERMS_VERSION}.9625b7521ec974f9`);
  });

  it('is null if the browser cannot compute a hash', async () => {
    vi.stubGlobal('crypto', {});
    expect(await acceptedVersion({ rules: 'Una' })).toBeNull();
  });
});
