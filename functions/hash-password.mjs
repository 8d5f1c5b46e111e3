import { randomBytes, scryptSync } from 'node:crypto';
import { readFileSync } from 'node:fs';

// The password comes from standard input, so that the history of the shell does not keep it.
const password = readFileSync(0, 'utf8')
  .replace(/\r?\n$/, '')
  .normalize('NFC');
if (password.length < 12) {
  console.error('The password needs at least 12 characters.');
  process.exit(1);
}
// These parameters are the 32 MiB row of OWASP's table for scrypt, because instances have only 512 MiB.
const [N, r, p] = [32_768, 8, 3];
const salt = randomBytes(16);
const key = scryptSync(password, salt, 32, { N, r, p, maxmem: 256 * N * r });
console.log(['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join(':'));
