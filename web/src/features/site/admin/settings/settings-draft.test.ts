import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { describe, expect, it } from 'vitest';
import {
  settingsDraftErrors,
  settingsDraftOf,
  settingsInputOf,
  shownSettingsValue,
} from './settings-draft.ts';

const typed = (keepPlayersDays: string) => ({ ...settingsDraftOf(DEFAULT_SITE), keepPlayersDays });

describe('how long players are kept', () => {
  it.each([
    ['90', 90],
    [' 7 ', 7],
    ['', null],
    ['  ', null],
  ])('is read from what somebody types: "%s"', (text, days) => {
    expect(settingsInputOf(typed(text)).keepPlayersDays).toBe(days);
    expect(settingsDraftErrors(typed(text))).toEqual({});
  });

  it.each([
    ['6', 'Al menos 7 días.'],
    ['4000', 'Como máximo 3650 días.'],
    ['7.5', 'Ingresa un número entero de días.'],
    ['noventa', 'Ingresa un número entero de días.'],
  ])('is refused before it is sent: "%s"', (text, message) => {
    expect(settingsDraftErrors(typed(text))).toEqual({ keepPlayersDays: message });
  });

  it('is shown as it is stored', () => {
    expect(settingsDraftOf(DEFAULT_SITE).keepPlayersDays).toBe('90');
    expect(settingsDraftOf({ ...DEFAULT_SITE, keepPlayersDays: null }).keepPlayersDays).toBe('');
  });
});

describe('who answers for personal data', () => {
  const privacy = {
    responsible: 'Ana Ruiz',
    city: 'Medellín',
    country: 'CO',
    email: 'datos@copa.example',
    mailProvider: 'Brevo',
    serversIn: 'Chile',
  } as const;

  it('is sent as it is typed, and shown as it is stored', () => {
    const draft = settingsDraftOf({ ...DEFAULT_SITE, privacy });
    expect(settingsInputOf(draft).privacy).toEqual(privacy);
    expect(settingsDraftErrors(draft)).toEqual({});
    expect([
      shownSettingsValue(draft, 'country'),
      shownSettingsValue(settingsDraftOf(DEFAULT_SITE), 'country'),
    ]).toEqual(['Colombia', 'Sin elegir']);
  });

  it('has a mailbox, or does not have one yet', () => {
    const draft = { ...settingsDraftOf(DEFAULT_SITE), privacyEmail: 'Ana Ruiz' };
    expect(settingsDraftErrors(draft)).toEqual({ 'privacy.email': 'Escribe un correo, o déjalo vacío.' });
  });
});
