import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** Many providers give each subscriber an IPv6 block of this size, so all addresses in it count as one. */
const SUBSCRIBER_BITS = 56;
const IPV4_WITHIN_IPV6 = /^::ffff:([\d.]+)$/i;
/** All invalid addresses share this key, because each key stays in memory. */
const NO_ADDRESS = 'unknown';

export function addressBlock(address: string): string {
  const ipv4 = IPV4_WITHIN_IPV6.exec(address)?.[1] ?? address;
  if (isIPv4(ipv4)) return ipv4;
  return isIPv6(address) ? subscriberOf(address) : NO_ADDRESS;
}

function subscriberOf(address: string): string {
  const groups = groupsOf(address).map((group) => Number.parseInt(group, 16));
  const whole = Math.floor(SUBSCRIBER_BITS / 16);
  const rest = (groups[whole] ?? 0) & (0xffff << (16 - (SUBSCRIBER_BITS % 16)));
  return [...groups.slice(0, whole), rest].map((group) => group.toString(16)).join(':');
}

function groupsOf(address: string): readonly string[] {
  const [start = '', end] = address.replace(/%.*$/, '').split('::');
  const before = start === '' ? [] : start.split(':');
  if (end === undefined) return before;
  const after = end.split(':');
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => '0'), ...after];
}
