import { createHash, createHmac } from 'node:crypto';

/** The private code of a registration: its holder sees and withdraws it without an account. */
export interface RegistrationCodes {
  /** The same registration always gets the same code, so that a retried request gets the same answer. */
  codeOf(registrationId: string): string;
  /** What is stored and looked up; the code itself is nowhere. */
  hashOf(code: string): string;
}

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_BYTES = 16;
const CODE_LENGTH = 26;

export function createRegistrationCodes(secret: string): RegistrationCodes {
  return {
    codeOf: (registrationId) =>
      crockford(createHmac('sha256', secret).update(registrationId).digest().subarray(0, CODE_BYTES)),
    hashOf: (code) => createHash('sha256').update(code).digest('hex'),
  };
}

/** Most significant bits first; 26 symbols hold 130 bits, so the first one carries only three. */
function crockford(bytes: Uint8Array): string {
  let value = bytes.reduce((total, byte) => (total << 8n) | BigInt(byte), 0n);
  let code = '';
  for (let index = 0; index < CODE_LENGTH; index += 1) {
    code = CROCKFORD.charAt(Number(value & 31n)) + code;
    value >>= 5n;
  }
  return code;
}
