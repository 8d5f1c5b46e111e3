import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { equalSecrets, verifyPassword } from './secrets.ts';

const program = fileURLToPath(new URL('../../hash-password.mjs', import.meta.url));

describe('secrets', () => {
  it('are equal only when every character is', () => {
    expect(equalSecrets('secreto', 'secreto')).toBe(true);
    expect(equalSecrets('secreto', 'Secreto')).toBe(false);
    expect(equalSecrets('secreto', 'secreto ')).toBe(false);
    expect(equalSecrets('', 'x')).toBe(false);
  });
});

describe('passwords', () => {
  it('fit the hash that the program for it makes, and no other does', async () => {
    const hash = execFileSync(process.execPath, [program], { input: 'una clave muy larga\n' })
      .toString()
      .trim();
    expect(await verifyPassword('una clave muy larga', hash)).toBe(true);
    expect(await verifyPassword('una clave muy larga ', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('fit however their accents are written', async () => {
    const hash = execFileSync(process.execPath, [program], { input: 'contraseña larga' }).toString().trim();
    expect(await verifyPassword('contraseña larga'.normalize('NFD'), hash)).toBe(true);
  });

  it('must be long enough to be hashed at all', () => {
    expect(() => execFileSync(process.execPath, [program], { input: 'corta', stdio: 'pipe' })).toThrow(/12/);
  });
});
