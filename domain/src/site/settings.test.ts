import { describe, expect, it } from 'vitest';
import { DEFAULT_SITE } from './brand.ts';
import { NO_PRIVACY } from './no-privacy.ts';
import { missingPrivacy, SiteSettingsInputSchema, SiteSettingsSchema } from './settings.ts';

const problemOf = (changes: object) =>
  SiteSettingsSchema.safeParse({ ...DEFAULT_SITE, ...changes }).error?.issues[0]?.message ?? null;

describe('a link of the community', () => {
  const problemAt = (url: string) => problemOf({ community: [{ label: 'Chat', url }] });

  it.each(['https://discord.gg/copafenix', 'https://x.example/?a=1#b'])('may lead to %s', (url) => {
    expect(problemAt(url)).toBeNull();
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
    expect(problemAt(url)).not.toBeNull();
  });

  it('says what it must begin with', () => {
    expect(problemAt('javascript:alert(1)')).toBe('El enlace debe empezar con https://');
  });
});

describe('the contacts', () => {
  const { updatedAt: _, contacts, ...site } = DEFAULT_SITE;
  const writing = (changes: object) =>
    SiteSettingsInputSchema.safeParse({ ...site, contacts: { ...contacts, ...changes } }).error?.issues[0]
      ?.message ?? null;

  it.each([
    [{}, null],
    [{ email: '', phone: '' }, null],
    [{ email: 'mal' }, 'Escribe un correo, o déjalo vacío.'],
    [{ email: 'hola@copa' }, 'Escribe un correo, o déjalo vacío.'],
    [{ phone: 'mal' }, 'Escribe un teléfono, o déjalo vacío.'],
  ])('are refused if nobody can be reached there: %j', (changes, problem) => {
    expect(writing(changes)).toBe(problem);
  });

  it('are read as earlier versions stored them', () => {
    expect(problemOf({ contacts: { phone: 'mal', email: 'mal' } })).toBeNull();
  });
});

describe('the e-mail for requests about data', () => {
  const { updatedAt: _, ...site } = DEFAULT_SITE;
  const withEmail = (email: string) => ({ privacy: { ...NO_PRIVACY, email } });

  it.each([
    ['', null],
    ['datos@copa.example', null],
    ['mal', 'Escribe un correo, o déjalo vacío.'],
    ['a@b', 'Escribe un correo, o déjalo vacío.'],
  ])('is refused if no message arrives there: %j', (email, problem) => {
    const sent = SiteSettingsInputSchema.safeParse({ ...site, ...withEmail(email) });
    expect(sent.error?.issues[0]?.message ?? null).toBe(problem);
  });

  it('is read as earlier versions stored it', () => {
    expect(problemOf(withEmail('a@b'))).toBeNull();
  });
});

describe('how long players are kept', () => {
  it.each([
    [null, null],
    [7, null],
    [3650, null],
    [6, 'Al menos 7 días.'],
    [-1, 'Al menos 7 días.'],
    [3651, 'Como máximo 3650 días.'],
    [7.5, 'Ingresa un número entero de días.'],
    ['30', 'Ingresa un número entero de días.'],
  ])('is %j days, or why not: %j', (keepPlayersDays, problem) => {
    expect(problemOf({ keepPlayersDays })).toBe(problem);
  });
});

it('the terms miss what the owner did not fill in', () => {
  const { city: _, ...rest } = NO_PRIVACY;
  expect(missingPrivacy({ ...NO_PRIVACY, city: 'Bogotá' })).toEqual(Object.keys(rest));
});
