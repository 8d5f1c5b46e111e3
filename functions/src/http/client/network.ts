import { BlockList, isIPv4 } from 'node:net';
import type { ClientAddress } from '../../call.ts';
import type { Config } from '../../config/config.ts';

const LOCAL = new BlockList();
LOCAL.addSubnet('10.0.0.0', 8);
LOCAL.addSubnet('127.0.0.0', 8);
LOCAL.addSubnet('169.254.0.0', 16);
LOCAL.addSubnet('172.16.0.0', 12);
LOCAL.addSubnet('192.168.0.0', 16);

/**
 * In the emulators a caller without a public address has no network, because many tests share one address.
 */
export function networkOf(
  { block }: Pick<ClientAddress, 'block'>,
  { inEmulators }: Pick<Config, 'inEmulators'>,
): string | null {
  const isPublic = isIPv4(block) ? !LOCAL.check(block) : block.includes(':') && !block.startsWith('0:');
  return inEmulators && !isPublic ? null : block;
}
