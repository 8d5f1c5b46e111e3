import { execFileSync } from 'node:child_process';
import { scryptSync } from 'node:crypto';
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
  const hashOf = (input: string) =>
    execFileSync(process.execPath, [program], { input, stdio: 'pipe' }).toString().trim();
  const password = 'una contraseña muy larga';
  const hash = hashOf(`${password}\n`);

  it('fit the hash that the program for it makes, however their accents are written, and no other does', async () => {
    expect(await verifyPassword(password, hash)).toBe(true);
    expect(await verifyPassword(password.normalize('NFD'), hash)).toBe(true);
    expect(await verifyPassword(`${password} `, hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('fit hashes of before, whose cost was lower', async () => {
    const salt = Buffer.from('sal de antes');
    const key = scryptSync('una clave muy larga', salt, 32, { N: 16384, r: 8, p: 1 });
    const before = `scrypt:16384:8:1:${salt.toString('base64')}:${key.toString('base64')}`;
    expect(await verifyPassword('una clave muy larga', before)).toBe(true);
    expect(await verifyPassword('una clave muy larga.', before)).toBe(false);
  });

  it('are hashed at a cost that OWASP lists for scrypt', () => {
    const [, N, r, p] = hash.split(':').map(Number);
    const listed = [
      [2 ** 17, 8, 1],
      [2 ** 16, 8, 2],
      [2 ** 15, 8, 3],
      [2 ** 14, 8, 5],
      [2 ** 13, 8, 10],
    ];
    expect(listed).toContainEqual([N, r, p]);
  });

  it('are checked one at a time, and too many at once are refused', async () => {
    const cheap = `scrypt:${2 ** 15}:8:1:c2FsdA==:${Buffer.alloc(32).toString('base64')}`;
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 5);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => verifyPassword('x', cheap)));
    clearInterval(watch);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    const reasons = outcomes.flatMap((each): unknown[] => (each.status === 'rejected' ? [each.reason] : []));
    expect(reasons).toHaveLength(12);
    for (const reason of reasons) expect(reason).toMatchObject({ code: 'rate-limited' });
    // Each check takes 32 MiB, so the four checks that Node could run at once would exceed this limit.
    expect(most - before).toBeLessThan(80 * 1024 * 1024);
    expect(await verifyPassword('x', cheap)).toBe(false);
  });

  it('must be long enough to be hashed at all', () => {
    expect(() => hashOf('corta')).toThrow(/12/);
  });
});
