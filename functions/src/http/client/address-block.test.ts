import { describe, expect, it } from 'vitest';
import { addressBlock } from './address-block.ts';

describe('an address counts as', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0'],
    ['2001:db8:1:ff::1', '2001:db8:1:0'],
    ['2001:DB8:1:100::', '2001:db8:1:100'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::2:3:400:5:6:7:8', '0:2:3:400'],
    ['1:2:3:4:5:6:7::', '1:2:3:0'],
    ['1::2:300:4:5:6:7', '1:0:2:300'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0'],
    ['local', 'unknown'],
    ['', 'unknown'],
    ['203.0.113.256', 'unknown'],
    ['::ffff:203.0.113.256', 'unknown'],
  ])('%s: %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });

  it('none, however long the text in its place is', () => {
    expect(addressBlock('x'.repeat(10_000))).toBe('unknown');
    expect(addressBlock(`::ffff:${'1'.repeat(10_000)}.0.2.7`)).toBe('unknown');
    expect(addressBlock(`fe80::1%${'x'.repeat(10_000)}`)).toBe('fe80:0:0:0');
  });
});
