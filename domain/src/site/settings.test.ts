import { describe, expect, it } from 'vitest';
import { DEFAULT_SITE } from './brand.ts';
import { SiteSettingsSchema } from './settings.ts';

describe('a link of the community', () => {
  const accepts = (url: string) =>
    SiteSettingsSchema.safeParse({ ...DEFAULT_SITE, community: [{ label: 'Chat', url }] }).success;

  it.each(['https://discord.gg/copafenix', 'https://x.example/?a=1#b'])('may lead to %s', (url) => {
    expect(accepts(url)).toBe(true);
  });

  it.each([
    '',
    'https://',
    'http://discord.gg',
    'discord.gg',
    'javascript:alert(1)//https://x.example',
    ' https://x.example',
    'https://x.example\nhttps://y.example',
    'https://x.example y',
    `https://${'x'.repeat(500)}`,
  ])('may not lead to %j', (url) => {
    expect(accepts(url)).toBe(false);
  });
});
