import { describe, expect, it } from 'vitest';
import { attemptsId } from './attempts.ts';

describe('attempts', () => {
  it('under invented names fill no storage', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `name-${index}`);
    expect(new Set(names.map((name) => attemptsId('local-login', name))).size).toBe(256);
  });

  it('are counted together however a name is written, and apart for each secret', () => {
    expect(attemptsId('local-login', 'ORGANIZACION')).toBe(attemptsId('local-login', 'organizacion'));
    expect(attemptsId('owner-setup', 'organizacion')).not.toBe(attemptsId('local-login', 'organizacion'));
  });
});
