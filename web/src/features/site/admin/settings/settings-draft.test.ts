import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { describe, expect, it } from 'vitest';
import { draftErrors, draftOf, inputOf } from './settings-draft.ts';

const typed = (keepPlayersDays: string) => ({ ...draftOf(DEFAULT_SITE), keepPlayersDays });

describe('how long players are kept', () => {
  it.each([
    ['90', 90],
    [' 7 ', 7],
    ['', null],
    ['  ', null],
  ])('is read from what somebody types: "%s"', (text, days) => {
    expect(inputOf(typed(text)).keepPlayersDays).toBe(days);
    expect(draftErrors(typed(text))).toEqual({});
  });

  it.each([
    ['6', 'Al menos 7 días.'],
    ['4000', 'Como máximo 3650 días.'],
    ['7.5', 'Ingresa un número entero de días.'],
    ['noventa', 'Ingresa un número entero de días.'],
  ])('is refused before it is sent: "%s"', (text, message) => {
    expect(draftErrors(typed(text))).toEqual({ keepPlayersDays: message });
  });

  it('is shown as it is stored', () => {
    expect(draftOf(DEFAULT_SITE).keepPlayersDays).toBe('90');
    expect(draftOf({ ...DEFAULT_SITE, keepPlayersDays: null }).keepPlayersDays).toBe('');
  });
});
