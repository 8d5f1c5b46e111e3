import { describe, expect, it } from 'vitest';
import { consentGiven, noConsentFrom } from '../words/consent.ts';
import { consentText } from '../words/consent-text.ts';
import { needsConsent, publicNickOf } from './age-band.ts';
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
    [{ state: 'invited' }, false, ''],
  ] as const)('%j: consent is missing %s, public nick «%s»', (changes, isMissing, nick) => {
    const member = { ...minor, ...changes };
    expect(needsConsent(member)).toBe(isMissing);
    expect(publicNickOf(member)).toBe(nick);
  });
});

it.each([
  [null, 'Permiso dado'],
  [{ seconds: 40, sameNetwork: true }, 'Permiso dado 40 s después, desde la misma red'],
  [{ seconds: 59, sameNetwork: null }, 'Permiso dado 59 s después'],
  [{ seconds: 60, sameNetwork: false }, 'Permiso dado 1 min después, desde otra red'],
  [{ seconds: 3599, sameNetwork: false }, 'Permiso dado 59 min después, desde otra red'],
  [{ seconds: 3600, sameNetwork: null }, 'Permiso dado 1 h después'],
  [{ seconds: 86_399, sameNetwork: null }, 'Permiso dado 23 h después'],
  [{ seconds: 86_400, sameNetwork: null }, 'Permiso dado 1 día después'],
  [{ seconds: 172_800, sameNetwork: null }, 'Permiso dado 2 días después'],
])('an organiser reads of a consent that came about as %j: %s', (cameAbout, text) => {
  expect(consentGiven(cameAbout)).toBe(text);
});

it.each([
  ['+52 55 1234 5678', '5512345678', true],
  ['(55) 1234-5678', '+52 55 1234 5678', true],
  ['0055 1234 5678', '55 1234 5678', true],
  ['+52 55 1234 5678', '+52 55 8765 4321', false],
  ['+52 55 1234 5678', '+57 300 123 4567', false],
  ['5500 123456', '55 123456', false],
  ['12345678', '+52 1234 5678', true],
  ['1234567', '+52 1234567', false],
  ['1234567', '123 45 67', true],
  ['00 5123 45678', '+34 5123 45678', true],
  ['012345678', '0912345678', true],
  ['01234567', '1234567', true],
])('%s and %s are one phone: %s', (one, other, isSame) => {
  expect(isSamePhone(one, other)).toBe(isSame);
  expect(isSamePhone(other, one)).toBe(isSame);
});

it('an adult reads who wants to play what, and how long the data stay', () => {
  const asked = { firstName: 'Ana', tournament: 'Copa Fénix' } as const;
  const text = (keptDays: number | null, fee: string | null = null) =>
    consentText({ ...asked, keptDays, fee }).join('|');
  expect(text(30)).toContain('Free Fire. Esta página no te pide dinero.|');
  expect(text(30, '$2.50 USD')).toContain(
    'Free Fire. La inscripción cuesta $2.50 USD: se paga a la organización, nunca en esta página.|',
  );
  expect(text(null)).toMatch(
    /^Ana quiere jugar «Copa Fénix», .+\|Guardamos su nombre, .+\|Los datos de Ana se borran cuando lo pidas aquí \(.+ sin nombre\.$/,
  );
  expect(text(30)).toMatch(
    /\|Los datos de Ana se borran solos 30 días después del torneo, salvo el nombre que elijas, .+ sin nombre\.$/,
  );
  expect(noConsentFrom('Ana y Beto')).toBe('Falta el permiso del adulto responsable de Ana y Beto.');
});
