import { describe, expect, it } from 'vitest';
import { needsConsent, publicNickOf } from './consent.ts';
import { isSamePhone } from './guardian.ts';

describe('a minor', () => {
  const minor = { state: 'accepted', nick: 'Rayo', ageBand: 'minor', consent: null } as const;

  it.each([
    [{}, true, ''],
    [{ consent: { showsNick: false } }, false, ''],
    [{ consent: { showsNick: true } }, false, 'Rayo'],
    [{ ageBand: 'adult' }, false, 'Rayo'],
    [{ ageBand: null }, false, 'Rayo'],
    [{ state: 'invited', ageBand: null, nick: '' }, false, ''],
  ] as const)('%j: consent is missing %s, public nick «%s»', (changes, isMissing, nick) => {
    const member = { ...minor, ...changes };
    expect(needsConsent(member)).toBe(isMissing);
    expect(publicNickOf(member)).toBe(nick);
  });
});

it.each([
  ['+52 55 1234 5678', '5512345678', true],
  ['(55) 1234-5678', '+52 55 1234 5678', true],
  ['0055 1234 5678', '55 1234 5678', true],
  ['+52 55 1234 5678', '+52 55 8765 4321', false],
  ['+52 55 1234 5678', '+57 300 123 4567', false],
])('%s and %s are one phone: %s', (one, other, isSame) => {
  expect(isSamePhone(one, other)).toBe(isSame);
  expect(isSamePhone(other, one)).toBe(isSame);
});
