import { SocketAddress } from 'node:net';

/**
 * These are the address ranges of Fastly, whose network serves Firebase Hosting. The source is
 * api.fastly.com/public-ip-list in October 2026.
 */
export const FRONT_RANGES: readonly string[] = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];

const SHORTEST_PREFIX = 8;
const LONGEST_PREFIX = { ipv4: 32, ipv6: 128 };

export interface Range {
  readonly network: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

export function parseRange(text: string): Range | null {
  const [, network = '', digits = ''] = /^([\da-f.:]+)\/(\d{1,3})$/i.exec(text) ?? [];
  const prefix = Number(digits);
  const family = network.includes(':') ? 'ipv6' : 'ipv4';
  if (prefix < SHORTEST_PREFIX || prefix > LONGEST_PREFIX[family]) return null;
  return isAddress(network, family) ? { network, prefix, family } : null;
}

/** Does without `isIPv6`, because Node would compile a long pattern for it in each cold start. */
function isAddress(address: string, family: Range['family']): boolean {
  try {
    return new SocketAddress({ address, family }).family === family;
  } catch {
    return false;
  }
}
