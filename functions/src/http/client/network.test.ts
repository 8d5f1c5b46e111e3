import { describe, expect, it } from 'vitest';
import { addressBlock } from './address-block.ts';
import { networkOf } from './network.ts';

const networkFrom = (ip: string | undefined, inEmulators: boolean) =>
  networkOf({ block: addressBlock(ip ?? '') }, { inEmulators });

describe('the network of a call', () => {
  it.each(['203.0.113.7', '2001:db8:1:ff::1'])('is a part of its address: %s', (ip) => {
    expect(networkFrom(ip, false)).not.toBeNull();
    expect(networkFrom(ip, true)).toBe(networkFrom(ip, false));
  });

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.1.2.3', '192.168.1.5', '172.20.0.1', undefined])(
    'is none on the emulators for %s, and one like others in production',
    (ip) => {
      expect(networkFrom(ip, true)).toBeNull();
      expect(networkFrom(ip, false)).not.toBeNull();
    },
  );
});
