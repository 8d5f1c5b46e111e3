import { BlockList, isIPv4 } from 'node:net';
import type { Request } from 'express';
import type { ClientAddress } from '../../call.ts';
import { parseRange } from '../../config/front-ranges.ts';
import { addressBlock } from './address-block.ts';

export function clientAddress(request: Request): ClientAddress {
  return {
    block: addressBlock(request.ip ?? ''),
    isPublic: request.headers['x-forwarded-for'] !== undefined,
    throughFront: request.ips.length > 1,
  };
}

/**
 * Hop 0 is the platform's proxy, which appends the last entry of X-Forwarded-For. Earlier entries are trusted
 * only if Hosting forwarded the call.
 */
export function trustFront(ranges: readonly string[]): (address: string, hop: number) => boolean {
  const front = new BlockList();
  for (const text of ranges) {
    const range = parseRange(text);
    if (range === null) throw new Error(`${text} is no range of addresses`);
    front.addSubnet(range.network, range.prefix, range.family);
  }
  return (address, hop) => hop === 0 || front.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
