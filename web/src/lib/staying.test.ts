import { beforeEach, describe, expect, it } from 'vitest';
import { forgetStaying, noteOwnScroll, whenStaying } from './staying.ts';
import { storageKeys } from './storage/storage-keys.ts';

async function staysAfter(happens: () => void): Promise<boolean> {
  let stays = false;
  void whenStaying().then(() => {
    stays = true;
  });
  happens();
  await Promise.resolve();
  await Promise.resolve();
  return stays;
}

describe('a visitor', () => {
  beforeEach(forgetStaying);

  it('who only looks at the page does not count as staying', async () => {
    expect(await staysAfter(() => document.dispatchEvent(new Event('focusin', { bubbles: true })))).toBe(
      false,
    );
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'scroll'])('stays from the first %s on', async (sign) => {
    expect(await staysAfter(() => document.dispatchEvent(new Event(sign, { bubbles: true })))).toBe(true);
  });

  it('does not stay because the page scrolled by itself', async () => {
    noteOwnScroll();
    expect(await staysAfter(() => document.dispatchEvent(new Event('scroll')))).toBe(false);
    expect(await staysAfter(() => document.dispatchEvent(new Event('wheel', { bubbles: true })))).toBe(true);
  });

  it.each([
    [storageKeys.noticeDismissed, '1'],
    [storageKeys.siteSettings, '{}'],
  ])('who left %s behind stays from the beginning', async (key, value) => {
    localStorage.setItem(key, value);
    expect(await staysAfter(() => undefined)).toBe(true);
  });
});
