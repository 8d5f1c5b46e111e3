import { createHmac } from 'node:crypto';
import { equalSecrets } from './secrets.ts';

const PROOF = /^([\w-]{1,40})\.[\w-]{43}$/;

/** A proof only gives a device attempts of its own to sign in. All proofs end when the password changes. */
export function createDeviceProofs(secret: string, passwordHash: string) {
  const key = createHmac('sha256', secret).update(`device-proofs\n${passwordHash}`).digest();
  const proofOf = (device: string) =>
    `${device}.${createHmac('sha256', key).update(device).digest('base64url')}`;
  return {
    proofOf,
    deviceOf: (proof: string) => {
      const device = PROOF.exec(proof)?.[1];
      return device !== undefined && equalSecrets(proof, proofOf(device)) ? device : null;
    },
  };
}
